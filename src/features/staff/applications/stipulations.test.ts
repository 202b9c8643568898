// What an offer still hangs on: met, asked for, open and spared, each for its own reason, by the list that the owner sees.
import { expect, test } from 'vitest'
import { stillAsked, type AskedFacts } from '#core/domain/still-asked.ts'
import { isClosedStipulation, stipulationsOf } from './stipulations.ts'

type Told = Parameters<typeof stipulationsOf>[0]
type Facts = Omit<Told, 'asked' | 'bankState'> & Pick<AskedFacts, 'stage' | 'bankState'>
const nothing: Facts = {
  stage: 'bank-needed',
  bankState: 'none',
  connections: [],
  documents: [],
  requests: [],
  numbersKnown: false,
}
/** As the server tells it: the list of what is asked comes of the same facts. */
const told = (facts: Partial<Facts>): Told => {
  const all = { ...nothing, ...facts }
  const requested = all.requests.filter(({ fulfilledAt }) => !fulfilledAt)
  return {
    ...all,
    asked: stillAsked({
      ...all,
      statements: { there: [], missing: [], unclear: 0 },
      persons: [],
      signing: [],
      deposits: { open: 0, documents: false },
      documents: all.documents.map(({ kind }) => kind),
      withUs: [],
      asksForLook: [],
      faulty: [],
      requested,
    }),
  }
}
const states = (facts: Partial<Facts>) =>
  stipulationsOf(told(facts)).map(({ what, state }) => `${what} ${state}`)
const document = (kind: string, uploadedAt: string): Facts['documents'][number] => ({
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
  standing: 'fine' as const,
  faults: [],
})
const request = (kind: string, at: string, fulfilledAt: string | null = null): Facts['requests'][number] => ({
  id: `${kind}${at}`,
  kind,
  message: '',
  by: null,
  at,
  fulfilledAt,
})

test('what is open is what the owner is asked; what the bank told is not', () => {
  expect(states({ stage: 'draft' })).toEqual(['answers open'])
  expect(states({})).toEqual(['bank open', 'photo-id open', 'voided-check open'])
  expect(states({ stage: 'offered', bankState: 'linked', numbersKnown: true })).toEqual([
    'bank met',
    'photo-id open',
    'voided-check spared',
  ])
  expect(states({ stage: 'offered', bankState: 'needs-attention' })[0]).toBe('bank open')
  expect(states({ stage: 'in-review', bankState: 'statements' })[0]).toBe('bank met')
  expect(states({ stage: 'withdrawn', documents: [] })).toEqual([])
})

test('a request is met by what came for it, with its day', () => {
  const lease = 'Lease agreement'
  expect(states({ requests: [request(lease, '2')] })).toContain(`${lease} asked`)
  const all = stipulationsOf(
    told({
      bankState: 'linked',
      requests: [request(lease, '2', '3')],
      documents: [document('photo-id', '1'), document(lease, '3')],
    }),
  )
  expect(all).toContainEqual({ what: lease, state: 'met', at: '3' })
  expect(all).toContainEqual({ what: 'photo-id', state: 'met', at: '1' })
  expect(all.filter(isClosedStipulation)).toHaveLength(3)
})
