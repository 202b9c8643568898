// What is still asked of an applicant, by stage, bank and documents.
import { describe, expect, test } from 'vitest'
import { stages } from './lead-stage.ts'
import { stillAsked, type AskedFacts } from './still-asked.ts'

const nothing: AskedFacts = {
  stage: 'bank-needed',
  bankState: 'none',
  statements: { there: [], missing: [], unclear: 0 },
  documents: [],
  withUs: [],
  asksForLook: [],
  faulty: [],
  numbersKnown: false,
  requested: [],
  persons: [],
  signing: [],
  deposits: { open: 0, documents: false },
}
const told = (facts: Partial<AskedFacts>) =>
  stillAsked({ ...nothing, ...facts }).map((each) =>
    each.kind === 'document' ? each.document : each.kind === 'bank' ? `bank ${each.why}` : each.kind,
  )

test.each([
  ['draft', 'none', ['answers']],
  ['referred', 'none', ['answers']],
  ['bank-needed', 'none', ['bank none', 'photo-id', 'voided-check']],
  ['bank-needed', 'skipped', ['bank none', 'photo-id', 'voided-check']],
  ['bank-needed', 'failed', ['bank failed', 'photo-id', 'voided-check']],
  ['bank-needed', 'linking', ['photo-id', 'voided-check']],
  ['bank-needed', 'linked', ['photo-id', 'voided-check']],
  ['bank-needed', 'statements', ['bank statements', 'photo-id', 'voided-check']],
  ['in-review', 'statements', ['photo-id', 'voided-check']],
  ['in-review', 'needs-attention', ['bank login', 'photo-id', 'voided-check']],
  ['in-review', 'failed', ['photo-id', 'voided-check']],
  ['offered', 'linked', ['photo-id', 'voided-check']],
] as const)('%s, the bank %s', (stage, bankState, asked) => expect(told({ stage, bankState })).toEqual(asked))

describe('documents', () => {
  test('no voided check where the bank gave account and routing number, but for a request of staff', () => {
    const linked = { stage: 'offered', bankState: 'linked', numbersKnown: true } as const
    expect(told(linked)).toEqual(['photo-id'])
    expect(told({ ...linked, requested: [{ kind: 'voided-check', message: '' }] })).toEqual([
      'photo-id',
      'voided-check',
    ])
  })
  test('what has arrived is asked for no more', () => {
    expect(told({ stage: 'offered', bankState: 'linked', documents: ['photo-id', 'voided-check'] })).toEqual(
      [],
    )
  })
  test('a request of staff stands even where one has arrived, once, in its newest words, behind the known kinds', () => {
    const requested = [
      { kind: 'photo-id', message: 'Both sides, please.' },
      { kind: 'Lease agreement', message: '' },
      { kind: 'photo-id', message: 'A photo, please.' },
    ]
    expect(
      stillAsked({ ...nothing, stage: 'in-review', bankState: 'linked', documents: ['photo-id'], requested }),
    ).toEqual([
      { kind: 'document', document: 'photo-id', message: 'Both sides, please.' },
      { kind: 'document', document: 'voided-check', message: '' },
      { kind: 'document', document: 'Lease agreement', message: '' },
    ])
  })
  test('a draft is asked for what staff want, and for its answers', () =>
    expect(told({ stage: 'draft', requested: [{ kind: 'bank-statement', message: '' }] })).toEqual([
      'answers',
      'bank-statement',
    ]))
})

test.each(['not-qualified', 'declined', 'withdrawn', 'expired'] as const)(
  'nothing is asked where it is %s',
  (stage) => {
    expect(stages).toContain(stage)
    expect(told({ stage, requested: [{ kind: 'photo-id', message: '' }] })).toEqual([])
  },
)

describe('what a person looks at', () => {
  const at = { stage: 'in-review', bankState: 'linked', numbersKnown: true } as const
  test('is told, where it was asked for, and nothing is asked of its sender', () => {
    const facts = { ...at, documents: ['photo-id', 'Selfie'], withUs: ['photo-id', 'Selfie'] }
    expect(told(facts)).toEqual(['look'])
    expect(told({ ...facts, asksForLook: ['Selfie'] })).toEqual(['look', 'look'])
  })
  test('is asked for where staff want another one, or it is of no use', () => {
    const requested = [{ kind: 'photo-id', message: 'Again' }]
    expect(told({ ...at, documents: ['photo-id'], withUs: ['photo-id'], requested })).toEqual(['photo-id'])
    const faulty = [{ kind: 'photo-id', faults: ['blurred'] as const }]
    expect(stillAsked({ ...nothing, ...at, faulty })).toEqual([
      { kind: 'document', document: 'photo-id', message: '', faults: ['blurred'] },
    ])
  })
})

describe('who signs', () => {
  const linked = { stage: 'in-review', bankState: 'linked', documents: ['photo-id', 'voided-check'] } as const
  const dana = { id: 'd', name: 'Dana', role: 'owner' } as const

  test('owners first, a paper only where nobody who is to come may bind the business', () => {
    const nobody = { code: 'nobody-binds' } as const
    expect(told({ ...linked, signing: [{ code: 'owners-unnamed' }, nobody] })).toEqual(['owners'])
    expect(told({ ...linked, signing: [{ code: 'owner-asked', who: 'd' }, nobody] })).toEqual([])
    expect(told({ ...linked, signing: [nobody] })).toEqual(['signing-authority'])
    const details = { ...dana, asks: ['details'] } as const
    expect(told({ ...linked, signing: [nobody], persons: [details] })).toEqual(['person'])
    // Who only guarantees will never bind the business: nobody waits for them.
    expect(told({ ...linked, signing: [nobody], persons: [{ ...details, role: 'guarantor' }] })).toEqual([
      'signing-authority',
      'person',
    ])
  })

  test('a person of whom something is open stands there, whatever else they gave', () => {
    const given = { ...dana, asks: [] }
    expect(told({ ...linked, persons: [given] })).toEqual([])
    expect(told({ ...linked, persons: [given], signing: [{ code: 'owner-asked', who: 'd' }] })).toEqual([
      'person',
    ])
  })

  test('not before the questions are answered, and not beside or after a contract', () => {
    const signing = [{ code: 'owners-unnamed' }, { code: 'nobody-binds' }] as const
    expect(told({ stage: 'draft', signing })).toEqual(['answers'])
    expect(told({ ...linked, stage: 'contract-out', signing })).toEqual([])
    // Of one that was signed nothing can be settled any more.
    expect(told({ ...linked, stage: 'contract-signed', signing })).toEqual([])
  })
})
