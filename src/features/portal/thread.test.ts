// What the portal shows of a text that came with files: that there were some, also where nothing was written.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addMessage } from '#platform/store/messages.ts'
import { apply } from '../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { readThread } from './thread.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test.each([
  ['en', '', 'Files sent with this text: 2'],
  ['es', 'mi cheque', 'mi cheque\n\nArchivos enviados con este mensaje: 2'],
] as const)('files that came by text, %s', async (language, body, text) => {
  const { id } = await apply(t)
  const media = [1, 2].map((at) => ({ path: `/${at}`, type: 'image/jpeg' }))
  const content = { channel: 'sms', to: '+12075550100', body, media } as const
  const row = { id: newId(t.clock()), leadId: id, template: 'inbound', language, content } as const
  await addMessage(t.db, t.deps.keys, { ...row, state: 'received' }, t.clock())
  const said = (await readThread(t.db, t.deps.keys, id)).filter(({ from }) => from === 'you')
  expect(said).toMatchObject([{ text }])
})
