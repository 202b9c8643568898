// What the browser writes is what the server reads.
import { describe, expect, it } from 'vitest'
import { leadFields, type FieldId } from './lead-fields.ts'
import { leadModel, readAnswers } from './lead-model.ts'
import { fieldOfPath, writeModel, type TypedAnswers } from './write-model.ts'

const today = '2026-11-20'
const typed: TypedAnswers = {
  product: 'Working Capital',
  requestedAmount: '50,000',
  monthlySales: '42,000',
  firstName: 'Ana',
  cellPhone: '(207) 555-0142',
  smsConsent: '',
  classification: 'LLC',
  ein: '12-3456789',
  interest: 'Inventory',
  ssn: '219-09-9999',
  dateOfBirth: '3/9/1980',
  businessPhone: '(207) 555-0199',
  startMonth: '5',
  startYear: '2020',
}

const read = (answers: TypedAnswers) => {
  const model = leadModel.parse(writeModel(leadFields, answers, Object.keys(answers) as FieldId[], today))
  const outcome = readAnswers(model, today, 'en')
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value.values
}

describe('writeModel', () => {
  it('is read back as the same values', () => {
    const values = read(typed)
    for (const [id, text] of Object.entries(typed) as [FieldId, string][]) {
      const parsed = leadFields[id].kind.parse(text, { today })
      expect([id, values[id]]).toEqual([id, parsed.ok ? parsed.value : undefined])
    }
  })

  it('sends a declined text-message consent as the spec does', () => {
    expect(writeModel(leadFields, typed, ['smsConsent'], today)).toEqual({ business: { smsConsent: '0' } })
    expect(writeModel(leadFields, { smsConsent: 'true' }, ['smsConsent'], today)).toEqual({
      business: { smsConsent: '1' },
    })
  })

  it('sends the classification with every tax id', () => {
    expect(writeModel(leadFields, typed, ['ein'], today)).toEqual({
      business: { tid: '12-3456789', classification: 'LLC' },
    })
  })

  it('leaves out what was not typed', () => {
    expect(writeModel(leadFields, {}, ['firstName', 'ein'], today)).toEqual({})
  })

  it('never takes the phone of the business for the cell phone', () => {
    const values = read({ cellPhone: '2075550142', businessPhone: '2075550199' })
    expect([values.cellPhone, values.businessPhone]).toEqual(['2075550142', '2075550199'])
    expect(read({ businessPhone: '2075550199' })).toEqual({ businessPhone: '2075550199' })
  })
})

describe('what goes along, and where it stands', () => {
  it('keeps the parts of the wire apart, and what has none at the top', () => {
    const ids: FieldId[] = ['firstName', 'cellPhone', 'interest', 'product', 'requestedAmount']
    expect(writeModel(leadFields, typed, ids, today)).toEqual({
      pg: { fn: 'Ana', phone: '(207) 555-0142' },
      interest: 'Inventory',
      business: { products: 'Working Capital', requestedAmount: '50,000' },
    })
  })

  it('writes a date of birth as the calendar does; one that is none goes as it was typed', () => {
    const born = (dateOfBirth: string) => writeModel(leadFields, { dateOfBirth }, ['dateOfBirth'], today)
    expect(born('3/9/1980')).toEqual({ pg: { dob: '1980-03-09' } })
    expect(born('3/9')).toEqual({ pg: { dob: '3/9' } })
    // Whether somebody is of age is told by today.
    expect(born('11/20/2008')).toEqual({ pg: { dob: '2008-11-20' } })
    expect(born('11/21/2008')).toEqual({ pg: { dob: '11/21/2008' } })
  })

  it('sends an empty text, which empties the answer, and nothing of a field that the form does not have', () => {
    expect(writeModel(leadFields, { website: '' }, ['website'], today)).toEqual({ business: { website: '' } })
    expect(writeModel({ ein: leadFields.ein }, typed, ['ein', 'firstName'], today)).toEqual({
      business: { tid: '12-3456789' },
    })
    expect(writeModel(leadFields, { ein: '1' }, ['ein'], today)).toEqual({ business: { tid: '1' } })
  })
})

describe('fieldOfPath', () => {
  it('goes by the first path of a field before any other path of another', () => {
    expect(fieldOfPath(leadFields, 'business.phone', false)).toBe('businessPhone')
    expect(fieldOfPath({ cellPhone: leadFields.cellPhone }, 'business.phone', false)).toBe('cellPhone')
    expect(fieldOfPath({ ssn: leadFields.ssn }, 'business.tid', false)).toBeNull()
    expect(fieldOfPath({ ein: leadFields.ein }, 'business.tid', true)).toBeNull()
  })

  it('names every field by its first path', () => {
    for (const id of Object.keys(leadFields) as FieldId[])
      expect([id, fieldOfPath(leadFields, leadFields[id].wire[0]!.replace(/\[.*/, ''), false)]).toEqual([
        id,
        id,
      ])
  })
  it('knows whose number a tax id is', () => {
    expect(fieldOfPath(leadFields, 'business.tid', true)).toBe('ssn')
    expect(fieldOfPath(leadFields, 'business.tid', false)).toBe('ein')
    expect(fieldOfPath(leadFields, 'business.fn', false)).toBe('firstName')
    expect(fieldOfPath(leadFields, 'nothing.here', false)).toBeNull()
  })
})
