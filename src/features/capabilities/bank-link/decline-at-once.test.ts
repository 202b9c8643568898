// A decline waits for the look at whether more banks were added; that look comes at once where nobody is at the bank's window any more.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findConnectionsByReference } from '#platform/store/bank-references.ts'
import { connectionsOf, openConnection } from '#platform/store/bank-data.ts'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import * as bankLink from './paths.ts'
import { takeEvent } from './webhooks.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test.each(['the vendor tells first', 'the browser comes first'])('%s', async (order) => {
  const a = await apply(t)
  const frame = await a.who.post(bankLink.getFrameLink('apply'), { sf_leadid: a.leadid })
  await walkBankPages(String(frame.body.link), { username: 'user_nsf' })
  const [row] = await connectionsOf(t.db, a.id)
  const ref = openConnection(t.deps.keys, row!).customerRef!
  const vendorTells = () =>
    takeEvent(t.deps, 'finicity', { eventId: `${order} 1`, change: 'linked', customerRef: ref })
  const browserComes = () =>
    a.who.post(bankLink.refreshCustomer('apply'), { sf_leadid: a.leadid, customerId: frame.body.custid })
  for (const come of order.startsWith('the vendor')
    ? [vendorTells, browserComes]
    : [browserComes, vendorTells])
    await come()
  expect(
    await findConnectionsByReference(t.db, t.deps.keys, { vendor: 'finicity', kind: 'customer', ref }),
  ).toHaveLength(1)
  // Not a second passes.
  await t.worker.drain()
  expect((await a.who.post(bankLink.determineEligibility, {})).body).toMatchObject({ status: 'declined' })
})
