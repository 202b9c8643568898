// The reasons of a decline: what the model found may be stated as it is, anything else carries in writing what it rests on (12 CFR 1002.9(b)(2)).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Application } from './application-contract.ts'

let t: TestApp
let underwriter: Member
beforeAll(async () => {
  t = await testApp()
  underwriter = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

let count = 0
const linked = async (username?: string): Promise<Applicant> => {
  count += 1
  const own = { email: `decline${count}@shop.example` }
  const a = await apply(t, { business: own, pg: { ...own, phone: `(207) 555-${1850 + count}` } })
  if (username) await linkByFrame(t, a, { username })
  await settle(t)
  // As if the model had left it to a person.
  await t.db.query(`update lead set stage = 'in-review' where id = $1::uuid`, [a.id])
  await openFile(underwriter, a.id)
  return a
}
const at = (id: string, rest = '') => `/api/staff/applications/${id}${rest}`
const read = async (id: string) => (await underwriter.who.get(at(id))).body as unknown as Application
const decline = async (id: string, reasons: string[], justification?: string) =>
  underwriter.who.post(at(id, '/override'), {
    seen: (await read(id)).decisions.find(({ current }) => current)?.id ?? null,
    outcome: 'declined',
    reasons,
    justification,
    reason: 'Seen by me',
  })
const fields = ({ body }: { body: unknown }) =>
  (body as { errors?: { field: string }[] }).errors?.map(({ field }) => field)

test('what the model found needs no more; what it did not find needs a justification, which stays with the file', async () => {
  const a = await linked('user_stacked')
  const { declineTrace } = await read(a.id)
  expect(declineTrace).toContain('active-positions')
  expect(declineTrace).not.toContain('prior-default')
  const unfounded = ['active-positions', 'prior-default']
  expect(fields(await decline(a.id, unfounded))).toEqual(['justification'])
  expect(fields(await decline(a.id, unfounded, ' x '))).toEqual(['justification'])
  const text = 'Judgment 22-CV-881 of the county court, seen on Nov 16.'
  expect((await decline(a.id, unfounded, text)).status).toBe(200)
  await t.worker.drain()
  expect((await read(a.id)).decisions[0]).toMatchObject({ outcome: 'declined', justification: text })
  expect(t.inbox().some((mail) => mail.text.includes('22-CV-881'))).toBe(false)

  // Once stated it is not found for that: the trace is the model's, not that of the decision before.
  expect((await read(a.id)).declineTrace).toEqual(declineTrace)
})

test('from the trace alone, and without bank data never', async () => {
  const found = await linked('user_stacked')
  expect((await decline(found.id, ['active-positions'])).status).toBe(200)
  const unread = await linked()
  expect((await read(unread.id)).declineTrace).toEqual([])
  expect(fields(await decline(unread.id, ['revenue-level']))).toEqual(['justification'])
  expect((await decline(unread.id, ['revenue-level'], 'Statements that were mailed in')).status).toBe(200)
})
