// The second wizard through the front door: saved page by page by its own numbers, signed, resumed, and ended in the newer one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { easternDay } from '#core/ground/eastern-day.ts'
import { signaturePlace } from '#features/capabilities/answers/sign.server.ts'
import { gatherLoanApplication } from '#features/papers/loan-application/gather.server.ts'
import { composePaper } from '#features/papers/papers.ts'
import { readLead } from '#platform/store/leads.ts'
import newerMinimal from '../apply/minimal.json' with { type: 'json' }
import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import maximal from './maximal.json' with { type: 'json' }
import minimal from './minimal.json' with { type: 'json' }

type Model = Record<string, Record<string, unknown>>

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const save = (who: Visitor, model: object, page: number, variant: string | undefined = 'legacy') =>
  who.post('/api/apply/lead', { model, page, variant })

/** Saves the pages 1 to `last` as the browser does; answers the last answer. */
async function applyTo(who: Visitor, model: Model, last = 6) {
  let answer = await save(who, model, 1)
  for (let page = 2; page <= last; page++)
    answer = await save(who, { ...model, sfleadid: answer.body.leadid }, page)
  return answer
}

const idOf = (leadid: unknown): string => t.deps.keys.readLeadCode(String(leadid))!.id
const leadOf = async (leadid: unknown) => (await readLead(t.db, idOf(leadid)))!
const messagesOf = (body: { errors?: unknown }) =>
  ((body.errors ?? []) as { field: string; message: string }[]).map(
    ({ field, message }) => `${field}: ${message}`,
  )

/** What the page asks, without the answers of this part of the wire model. */
const without = (model: Model, part: string, ...names: string[]): Model => ({
  ...model,
  [part]: Object.fromEntries(Object.entries(model[part] ?? {}).filter(([name]) => !names.includes(name))),
})

describe.each([
  ['minimal', minimal as Model, { product: 'Working Capital', loanUses: 'Inventory' }],
  ['maximal', maximal as Model, { loanUses: 'Payroll\nSupplies', contactMethod: 'SMS', title: 'Owner' }],
])('%s answers', (_name, model, kept) => {
  test('go page by page to the bank, by the numbers of this wizard', async () => {
    const who = t.visitor()
    let answer = await save(who, model, 1)
    expect(answer.body).toMatchObject({ page: 2, revision: 1 })
    for (let page = 2; page <= 6; page++) {
      answer = await save(who, { ...model, sfleadid: answer.body.leadid }, page)
      expect([answer.status, answer.body.page]).toEqual([200, page + 1])
    }
    expect(await leadOf(answer.body.leadid)).toMatchObject({
      stage: 'bank-needed',
      step: 'bank-intro',
      variant: 'legacy',
      mqlType: 'WC',
      answers: kept,
    })
  })
})

test('its conversions count at pages 2, 6 and 11, once each', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal)
  for (const page of [7, 8, 9, 10, 10]) await save(who, { sfleadid: body.leadid }, page)
  const rows = await t.db.query('select name from conversion where lead_id = $1::uuid order by at, name', [
    idOf(body.leadid),
  ])
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['finished', 'registration', 'signed'])
})

describe('the signature', () => {
  test('is kept apart and sealed, with the wording, the moment and the address', async () => {
    const { body } = await applyTo(t.visitor(), maximal, 6)
    const id = idOf(body.leadid)
    const rows = await t.db.query<{ id: string; sealed: string }>(
      'select id, sealed from application_signature where lead_id = $1::uuid',
      [id],
    )
    // With the first save, which brought it along, and again on its own page.
    expect(rows).toHaveLength(2)
    const last = rows[0]!
    expect(last.sealed).not.toContain('iVBOR')
    const opened = JSON.parse(t.deps.keys.open(last.sealed, signaturePlace(last.id))) as object
    expect(opened).toMatchObject({
      how: 'drawn',
      signature: maximal.pg.signature,
      agreement: { kind: 'agreement', language: 'en', given: true },
      at: t.deps.clock().toISOString(),
    })
    expect(opened).toHaveProperty('ip')
    const everything = JSON.stringify(
      await Promise.all(
        ['lead', 'event', 'job', 'save_key'].map((table) => t.db.query(`select * from ${table}`)),
      ),
    )
    expect(everything).not.toContain('iVBORw0KGgo')
  })

  test.each([
    ['none', undefined],
    ['nothing', ''],
    ['a number', '12345'],
    ['another kind of picture', 'data:image/jpeg;base64,/9j/4AAQ'],
    ['a picture cut off', maximal.pg.signature.slice(0, -12)],
    ['a picture with something behind it', `${maximal.pg.signature}<script>`],
    ['a page', 'data:text/html;base64,PGI+'],
    ['too much', `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA${'A'.repeat(60_000)}AAAAAElFTkSuQmCC`],
  ])('%s is refused, and nobody goes on without one', async (_what, signature) => {
    const who = t.visitor()
    const before = without(minimal, 'pg', 'signature')
    const { body } = await applyTo(who, before, 4)
    const sent = { ...before, pg: { ...before.pg, signature }, sfleadid: body.leadid }
    const answer = await save(who, sent, 5)
    expect(answer.status).toBe(422)
    expect(messagesOf(answer.body)).toEqual(['pg.signature: Please provide a valid signature.'])
    expect((await leadOf(body.leadid)).step).toBe('signature')
  })

  test.each([
    ['Kim Cohen', 422],
    ['ANA M. QUISPE', 200],
    ['Quispe, Ana', 200],
  ])('a typed %s is held against the name that the applicant gave: %i', async (signature, status) => {
    const who = t.visitor()
    const before = without(minimal, 'pg', 'signature')
    const { body } = await applyTo(who, before, 4)
    const sent = { pg: { signature }, sfleadid: body.leadid }
    const answer = await save(who, sent, 5)
    expect(answer.status).toBe(status)
    if (status === 422)
      expect(messagesOf(answer.body)).toEqual([
        'pg.signature: Please type your own name, Ana Quispe, or draw your signature. If the name is wrong, go back and correct it.',
      ])
  })

  test('a variant of the name is confirmed, stands on the paper, and counts for that signature alone', async () => {
    const who = t.visitor()
    const { body } = await applyTo(who, without(minimal, 'pg', 'signature'), 4)
    const send = (pg: object) => save(who, { pg, sfleadid: body.leadid }, 5)
    const asked = await send({ signature: 'Anita Quispe' })
    expect([asked.status, messagesOf(asked.body)]).toEqual([
      422,
      [
        'pg.signaturevariant: Your name in this application is Ana Quispe. If what you typed is how you write it, please confirm that here, or draw your signature.',
      ],
    ])
    expect((await send({ signature: 'Kim Cohen', signaturevariant: 'true' })).status).toBe(422)
    expect((await send({ signature: 'Anita Quispe', signaturevariant: 'true' })).status).toBe(200)
    const lead = await leadOf(body.leadid)
    expect(lead.answers).not.toHaveProperty('signatureVariant')
    const facts = await gatherLoanApplication(t.deps, { lead, language: 'es', masked: true })
    const signers = facts.ok ? facts.value.signers : []
    expect(signers[0]?.signature).toMatchObject({ typed: 'Anita Quispe', variantOf: 'Ana Quispe' })
    const paper = facts.ok ? composePaper('loan-application', facts.value, 'es') : null
    expect(JSON.stringify(paper).replace(/[\u2066-\u2069]/g, '')).toContain('así escribe Ana Quispe')
    // A further signature is asked anew.
    expect((await send({ signature: 'Annie Quispe' })).status).toBe(422)
  })

  test('is told back as given, never shown again, and given by nobody else', async () => {
    const who = t.visitor()
    const { body } = await applyTo(who, minimal, 5)
    const { body: progress } = await who.post('/api/apply/load-progress', { leadid: body.leadid })
    expect((progress.masks as unknown as Record<string, string>).signature).toBe(`✓ ${easternDay(t.clock())}`)
    expect(JSON.stringify(progress)).not.toContain('"Ana Quispe"')
    const stranger = await save(t.visitor(), { pg: { signature: 'Ana Quispe' }, sfleadid: body.leadid }, 5)
    expect(stranger.status).toBe(403)
  })
})

test('what the money is for: at least one, of the list, as a list or in lines', async () => {
  const who = t.visitor()
  const { body } = await applyTo(who, minimal, 5)
  const at = (loanuse: unknown) => save(who, { ...minimal, loan: { loanuse }, sfleadid: body.leadid }, 6)
  for (const none of [[], ''])
    expect(messagesOf((await at(none)).body)).toEqual(['loan.loanuse: Please select at least one option.'])
  expect((await at(['Yacht', 'Payroll'])).status).toBe(422)
  expect((await at('Payroll\nInventory')).status).toBe(200)
  expect((await leadOf(body.leadid)).answers.loanUses).toBe('Inventory\nPayroll')
})

test('a page without its answers is refused in their own words', async () => {
  const who = t.visitor()
  const lean = without(minimal, 'loan', 'loanuse')
  const { body } = await applyTo(who, lean, 5)
  const answer = await save(who, { ...lean, sfleadid: body.leadid }, 6)
  expect(messagesOf(answer.body)).toEqual(['loan.loanuse: Please select at least one option.'])
})

describe('two wizards, one application', () => {
  test('begun here, it is ended in the newer one, which asks for what is missing', async () => {
    const who = t.visitor()
    const { body } = await applyTo(who, minimal, 3)
    const { leadid } = body
    const newer = await who.post('/api/apply/load-progress', { leadid, variant: 'finicity' })
    // Everything of its pages 0 and 1 is there; what it asks on page 2 is not.
    expect(newer.body).toMatchObject({ page: 2, variant: 'legacy' })
    for (const page of [2, 3, 4])
      expect((await save(who, { ...newerMinimal, sfleadid: leadid }, page, 'finicity')).status).toBe(200)
    expect(await leadOf(leadid)).toMatchObject({ stage: 'bank-needed', mqlType: 'WC', variant: 'legacy' })
    // Both say that the bank comes next, each by its own number.
    const page = async (variant?: string) =>
      (await who.post('/api/apply/load-progress', { leadid, variant })).body.page
    expect([await page('finicity'), await page('legacy'), await page()]).toEqual([5, 7, 7])
  })

  test('begun in the newer one, it is ended here', async () => {
    const who = t.visitor()
    const first = await save(who, newerMinimal, 0, 'plaid')
    const { leadid } = first.body
    await save(who, { ...newerMinimal, sfleadid: leadid }, 1, 'plaid')
    const here = await who.post('/api/apply/load-progress', { leadid, variant: 'legacy' })
    expect(here.body).toMatchObject({ page: 2, variant: 'plaid' })
    for (const page of [2, 3, 4, 5, 6]) await save(who, { ...minimal, sfleadid: leadid }, page)
    const lead = await leadOf(leadid)
    expect(lead).toMatchObject({
      stage: 'bank-needed',
      variant: 'plaid',
      answers: { product: 'Working Capital' },
    })
    expect(lead.answers.interest).toBe('Inventory')
  })

  test('without a variant a page is one of the wizard that the application was begun in', async () => {
    const who = t.visitor()
    const { body } = await save(who, minimal, 1)
    const answer = await who.post('/api/apply/lead', {
      model: { ...minimal, sfleadid: body.leadid },
      page: 2,
    })
    expect(answer.body).toMatchObject({ page: 3 })
  })
})

test('a saved application that is not there is refused: no page is told', async () => {
  const answer = await t
    .visitor()
    .post('/api/apply/load-progress', { leadid: 'x'.repeat(44), variant: 'legacy' })
  expect(answer.status).toBe(404)
  expect(answer.body.page).toBeUndefined()
})
