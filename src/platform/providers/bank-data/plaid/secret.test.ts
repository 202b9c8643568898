// What is kept of a Plaid connection: a report that is put by, and what goes along to a new link of the same item.
import { expect, test } from 'vitest'
import { carryOver, putReportBy, readSecret, writeSecret, type PlaidSecret } from './secret.ts'

const secret: PlaidSecret = {
  vendor: 'plaid',
  accessToken: 'access-1',
  itemId: 'item-1',
  past: ['p1'],
  again: false,
  confirmed: [],
}
const report = { token: 'report-1', id: 'r1', attempt: 2 }
const known = { institution: 'Harbor Bank', owners: { a: ['Ana Reyes'] } }
const carried = (fresh: Partial<PlaidSecret>, before: Partial<PlaidSecret>) =>
  readSecret(carryOver(writeSecret({ ...secret, past: [], ...fresh }), writeSecret({ ...secret, ...before })))

test('is read as it was written; an older one has empty lists, another text is a bug', () => {
  const whole = { ...secret, report, again: true, known, confirmed: ['a'] }
  expect(readSecret(writeSecret(whole))).toEqual(whole)
  expect(readSecret('{"vendor":"plaid","accessToken":"x","itemId":"i"}')).toEqual({
    vendor: 'plaid',
    accessToken: 'x',
    itemId: 'i',
    past: [],
    again: false,
    confirmed: [],
  })
  expect(() => readSecret('{"vendor":"finicity","accessToken":"x","itemId":"i"}')).toThrow()
})

test('a report that is put by is still to be removed', () => {
  expect(putReportBy({ ...secret, report })).toEqual({ ...secret, past: ['p1', 'report-1'] })
  expect(putReportBy(secret)).toEqual(secret)
})

test('over a new link of the same item: what was told and confirmed, and every report', () => {
  expect(
    carried(
      { accessToken: 'access-2', past: ['p2'], report },
      { report: { ...report, token: 'report-0' }, known, confirmed: ['a'] },
    ),
  ).toEqual({
    ...secret,
    accessToken: 'access-2',
    report,
    past: ['p2', 'p1', 'report-0'],
    known,
    confirmed: ['a'],
  })
  expect(carried({ known }, {}).known).toEqual(known)
})

test('over a link of another item: its reports alone', () => {
  expect(carried({ itemId: 'item-2', confirmed: ['b'] }, { report, known, confirmed: ['a'] })).toEqual({
    ...secret,
    itemId: 'item-2',
    past: ['p1', 'report-1'],
    confirmed: ['b'],
  })
})
