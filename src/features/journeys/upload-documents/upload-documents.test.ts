// The upload link through the front door: what staff asked for is told, uploaded and then no longer asked for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestDocument } from '#platform/store/documents.ts'
import { readLead } from '#platform/store/leads.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { queueMessage } from '../../capabilities/messages/queue-message.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const photo = (name: string) => ({
  name: `${name}.jpg`,
  type: 'image/jpeg',
  bytes: Buffer.from(`\xff\xd8\xff\xe0\x00\x10JFIF ${name}`, 'latin1'),
})

test('from the request on the staff page to the last upload, by the link in the e-mail', async () => {
  const a = await apply(t)
  const staffId = '0192f000-0000-7000-8000-000000000001'
  const lead = (await readLead(t.db, a.id))!
  await t.db.transaction(async (tx) => {
    for (const kind of ['photo-id', 'Lease agreement'])
      await requestDocument(
        tx,
        t.deps.keys,
        { leadId: a.id, kind, message: 'Both sides, please.', requestedBy: staffId },
        t.clock(),
      )
    await queueMessage(tx, t.deps, lead, {
      template: 'document-request',
      channel: 'email',
      values: { document: 'photo-id', message: 'Both sides, please.' },
      staffId,
    })
  })
  await t.worker.drain()
  const [mail] = t.inbox('ana.quispe@harborstreet.example')
  expect(mail!.text).toContain('Both sides, please.')
  const link = /\/business\/documents\/([\w-]+)/.exec(mail!.text)![1]!

  const who = t.visitor()
  const open = () => who.post('/api/documents/verify-link', { link })
  expect((await open()).body).toEqual({
    first_name: 'Ana',
    brand: '',
    hand_over: false,
    requests: [
      { kind: 'photo-id', message: 'Both sides, please.', fulfilled: false },
      { kind: 'Lease agreement', message: 'Both sides, please.', fulfilled: false },
    ],
  })
  for (const kind of ['photo-id', 'Lease agreement']) {
    const uploaded = await who.upload('/api/documents/upload-file', [
      ['file', photo(kind)],
      ['filetype', kind],
      ['link', link],
    ])
    expect(uploaded.status).toBe(200)
  }
  const after = await open()
  expect(after.body.requests).toMatchObject([{ fulfilled: true }, { fulfilled: true }])
  const finished = await t.db.query(
    `select 1 from link where lead_id = $1::uuid and finished_at is not null`,
    [a.id],
  )
  expect(finished).toHaveLength(1)
  // The link opens documents only, not the bank.
  expect((await who.get(`/api/plaid/get_link_token/?link=${link}`)).status).toBe(404)
  expect((await t.visitor().post('/api/documents/verify-link', { link: 'made-up' })).status).toBe(404)
})
