// Which action of a file is the main one: an approval, later the signed contract; never a decline.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#ui/words.tsx'
import { LoggedInOnly } from '../../room/session.tsx'
import type { Application } from '../application-contract.ts'
import { Actions } from './actions.tsx'

async function shown(more: Partial<Application>) {
  const application = {
    id: '1',
    choice: null,
    assigned: null,
    rights: ['decide', 'open-document'],
    canDecline: true,
    canApprove: false,
    opened: true,
    contracts: { envelopes: [{ id: '2', sealed: true }], canMake: false, withheld: [] },
    ...more,
  } as unknown as Application
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['me'], { id: 'm', scope: 'full' })
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={client}>
      <LanguageProvider language="en">
        <MemoryRouter>
          <LoggedInOnly login={null}>
            <Actions application={application} act={() => {}} say={() => {}} action={null} />
          </LoggedInOnly>
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  const html = await text(prelude)
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name)
  return {
    main: named(/class="btn"[^>]*>([^<]+)</g),
    beside: named(/class="btn line"[^>]*>([^<]+?) ?</g),
    more: named(/<li><button type="button">([^<]+)</g),
  }
}

test('while it may be approved, the offer is main, and a decline stands beside it', async () => {
  expect(await shown({ stage: 'in-review', canApprove: true })).toEqual({
    main: ['Funding offer'],
    beside: ['Decline'],
    more: [],
  })
})

test('once all have signed, the sealed copy is main, and a decline waits behind More', async () => {
  expect(await shown({ stage: 'contract-signed' })).toEqual({
    main: ['Download the sealed copy'],
    beside: ['More'],
    more: ['Decline'],
  })
})

test.each([
  ['before it is sealed', { contracts: { envelopes: [], canMake: false, withheld: [] } }],
  ['before the file is opened', { opened: false }],
])('%s nothing is main', async (_when, more) => {
  expect((await shown({ stage: 'contract-signed', ...more })).main).toEqual([])
})
