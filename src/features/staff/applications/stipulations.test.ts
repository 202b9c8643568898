// What an offer still hangs on: met, asked for, open and spared, each for its own reason.
import { expect, test } from 'vitest'
import { isClosedStipulation, stipulationsOf } from './stipulations.ts'

type Facts = Parameters<typeof stipulationsOf>[0]
const nothing: Facts = {
  bankState: 'none',
  connections: [],
  documents: [],
  requests: [],
  numbersKnown: false,
}
const states = (facts: Partial<Facts>) =>
  stipulationsOf({ ...nothing, ...facts }).map(({ what, state }) => `${what} ${state}`)
const document = (kind: string, uploadedAt: string) =>
  ({
    id: kind,
    kind,
    name: 'a.pdf',
    mime: 'application/pdf',
    bytes: 1,
    months: [],
    pages: null,
    scan: 'clean',
    uploadedAt,
    uploadedBy: 'applicant',
  }) as const
const request = (kind: string, at: string, fulfilledAt: string | null = null) => ({
  id: `${kind}${at}`,
  kind,
  message: '',
  by: null,
  at,
  fulfilledAt,
})

test('everything is open at first; what the bank told is not asked for', () => {
  expect(states({})).toEqual(['bank open', 'photo-id open', 'voided-check open'])
  expect(states({ bankState: 'linked', numbersKnown: true })).toEqual([
    'bank met',
    'photo-id open',
    'voided-check spared',
  ])
  // Statements, a bank that wants a login and one that failed are no linked bank.
  for (const bankState of ['statements', 'needs-attention', 'failed', 'skipped'])
    expect(states({ bankState })[0]).toBe('bank open')
})

test('a request is met by what came for it, and asked again it is open again', () => {
  const lease = 'Lease agreement'
  expect(states({ requests: [request(lease, '2')] })).toContain(`${lease} asked`)
  expect(states({ requests: [request(lease, '2', '3')] })).toContain(`${lease} met`)
  const again = [request('photo-id', '4'), request('photo-id', '1', '2')]
  const sent = [document('photo-id', '2')]
  expect(states({ requests: again, documents: sent })).toContain('photo-id asked')
  const all = stipulationsOf({ ...nothing, requests: again.slice(1), documents: sent })
  expect(all.find(({ what }) => what === 'photo-id')).toEqual({ what: 'photo-id', state: 'met', at: '2' })
  expect(all.filter(isClosedStipulation)).toHaveLength(1)
})
