// Texts that come in: what may be a stop waits for a person, a yes begins again, and files join the documents of the one application that they can belong to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf, nameOf } from '#platform/store/documents.ts'
import { messagesOf } from '#platform/store/messages.ts'
import { contactHashes, isProven } from '#platform/store/contact-proofs.ts'
import { hasOptedOut } from '#platform/store/texted-numbers.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { portalOf } from '../../../../test/portal.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import { textsOf } from '../../../../test/texts.ts'

let t: TestApp
let underwriter: Member
beforeAll(async () => {
  t = await testApp()
  // Between eight and eight wherever they live.
  t.clock.set('2026-11-18T17:00:00Z')
  underwriter = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

const { applicant, receive, withFiles, texts, due, settle, ask, jpeg } = textsOf(
  () => t,
  () => underwriter,
)
const proven = (phone: string) => isProven(t.db, contactHashes(t.deps.keys, 'sms', phone))

test('what may be a stop ends nothing by itself: it is due, answered once, and no text goes out until a person has judged it', async () => {
  const { id, phone } = await applicant()
  await receive(phone, 'Stop calling me')
  await receive(phone, 'not interested')
  expect(texts(phone)).toEqual([expect.stringContaining('reply STOP')])
  expect(await hasOptedOut(t.db, t.deps.keys, phone)).toBe(false)
  expect(await due(id)).toContain('maybe-stop')
  await ask(id)
  expect(texts(phone)).toHaveLength(1)
  const held = (await messagesOf(t.db, id)).filter(
    ({ channel, state }) => channel === 'sms' && state === 'skipped',
  )
  // It goes by e-mail in any case; a text that was asked for by itself says why it waits.
  expect(held).toEqual([])
  expect((await settle(id, false)).status).toBe(200)
  expect((await settle(id, false)).status).toBe(409)
  expect(await due(id)).not.toContain('maybe-stop')
  await ask(id, 'voided-check')
  expect(texts(phone)).toHaveLength(2)
})

test('a person who finds that it was a stop ends the texts', async () => {
  const { id, phone } = await applicant()
  await receive(phone, 'who gave you my number')
  expect((await settle(id, true)).status).toBe(200)
  expect(await hasOptedOut(t.db, t.deps.keys, phone)).toBe(true)
  await ask(id)
  expect(texts(phone)).toHaveLength(1)
})

test('a plain word ends the doubt', async () => {
  const { id, phone } = await applicant({ language: 'es' })
  await receive(phone, 'quién es')
  expect(texts(phone)[0]).toContain('responda ALTO')
  await receive(phone, 'ALTO')
  expect(await due(id)).not.toContain('maybe-stop')
  expect(await hasOptedOut(t.db, t.deps.keys, phone)).toBe(true)
})

test('who has stopped gets no text by what they say of something else, and makes no doubt', async () => {
  const { id, phone } = await applicant()
  await receive(phone, 'please stop texting me')
  for (const body of ['not interested', 'Continue, by email please', 'Please continue', 'Can you start?'])
    await receive(phone, body)
  expect(texts(phone)).toEqual([expect.stringContaining('no more text messages')])
  expect(await hasOptedOut(t.db, t.deps.keys, phone)).toBe(true)
  expect(await due(id)).not.toContain('maybe-stop')
})

test('who may want no texts, a reaction and a machine prove no number; who answers does', async () => {
  const { phone } = await applicant()
  for (const body of [
    'wrong number, who is this',
    'Liked “Your offer is ready. Reply STOP to stop.”',
    'This is an automated reply',
  ])
    await receive(phone, body)
  expect(await proven(phone)).toBe(false)
  await receive(phone, 'Thank you, I will send it on Monday')
  expect(await proven(phone)).toBe(true)
})

test('a doubt holds no code that somebody asks for, at the portal or for a changed address; a stop does', async () => {
  const portal = portalOf(t)
  const { id, phone } = await applicant()
  const code = () => portal.codeFor(t.visitor(), phone.slice(2), phone)
  await receive(phone, 'No')
  expect(await due(id)).toContain('maybe-stop')
  expect(await code()).toMatch(/^\d{6}$/)
  const answers = { email: 'another@shop.example' }
  const corrected = await underwriter.who.post(`/api/staff/applications/${id}/correct`, {
    answers,
    reason: 'Told by phone',
  })
  expect(corrected.status).toBe(200)
  await t.worker.drain()
  expect(texts(phone)[0]).toMatch(/code \d{6}/)
  await ask(id)
  expect(texts(phone)).toHaveLength(3)
  await receive(phone, 'STOP')
  expect(await code()).toBe('')
})

test('a number that is held does not act: no files, no proof; its stop counts', async () => {
  const { id } = await applicant()
  const changed = '+12075559901'
  const corrected = await underwriter.who.post(`/api/staff/applications/${id}/correct`, {
    answers: { cellPhone: '(207) 555-9901' },
    reason: 'Told by phone',
  })
  expect(corrected.status).toBe(200)
  await receive(changed, 'here it is', withFiles(jpeg('held')))
  expect([await documentsOf(t.db, id), await proven(changed)]).toEqual([[], false])
  expect(texts(changed)).toEqual([expect.stringContaining('we did not keep them')])
  expect(await due(id)).toContain('reply')
  const { body } = await underwriter.who.get(`/api/staff/applications/${id}`)
  expect(body.events).toContainEqual(expect.objectContaining({ kind: 'text-received', actor: 'provider' }))
  await receive(changed, 'STOP')
  expect(await hasOptedOut(t.db, t.deps.keys, changed)).toBe(true)
  await receive(changed, 'START')
  // A day later it acts.
  await t.db.query(`update contact_hold set until = $2::timestamptz where lead_id = $1::uuid`, [
    id,
    t.clock(),
  ])
  await receive(changed, 'here it is', withFiles(jpeg('held')))
  expect([(await documentsOf(t.db, id)).length, await proven(changed)]).toEqual([1, true])
})

test('what may be a stop of a number without an application is one: nobody would see it', async () => {
  await receive('+13035550177', 'not interested')
  expect(texts('+13035550177')).toEqual([expect.stringContaining('no more text messages')])
  expect(await hasOptedOut(t.db, t.deps.keys, '+13035550177')).toBe(true)
})

test('ordinary sentences stop nothing and are no doubt', async () => {
  const { id, phone } = await applicant()
  await receive(phone, 'Thank you! Please do not hesitate to contact me about the statements.')
  await receive(phone, 'Yes')
  expect([texts(phone), await due(id)]).toEqual([[], expect.not.arrayContaining(['maybe-stop'])])
  expect(await hasOptedOut(t.db, t.deps.keys, phone)).toBe(false)
})

test('YES after STOP begins again, as with the provider; it gives no consent that was not given in writing', async () => {
  const one = await applicant()
  await receive(one.phone, 'STOP')
  await receive(one.phone, 'YES')
  expect(await hasOptedOut(t.db, t.deps.keys, one.phone)).toBe(false)
  await ask(one.id)
  expect(texts(one.phone)).toHaveLength(1)
  const other = await applicant({ texts: false })
  await receive(other.phone, 'please stop texting me')
  await receive(other.phone, 'start texting me')
  await receive(other.phone, 'START')
  await ask(other.id)
  expect(texts(other.phone)).toEqual([expect.stringContaining('no more text messages')])
})

test('files that come by text join the documents, with a note and an answer; a second delivery changes nothing', async () => {
  const { id, phone } = await applicant()
  const files = withFiles(jpeg('one'), jpeg('two'))
  await receive(phone, '', files)
  const kept = await documentsOf(t.db, id)
  expect(kept.map((row) => [row.kind, nameOf(t.deps, row), row.uploadedBy]).toSorted()).toEqual([
    ['Sent by text message', 'text-2026-11-18-1.jpg', 'applicant'],
    ['Sent by text message', 'text-2026-11-18-2.jpg', 'applicant'],
  ])
  expect(texts(phone)).toEqual([expect.stringContaining('we received your files (2)')])
  const [row] = (await messagesOf(t.db, id)).filter(({ template }) => template === 'inbound')
  const read = await underwriter.who.post(`/api/staff/applications/${id}/messages/${row!.id}/read`)
  expect(read.body).toMatchObject({ files: 2, taken: 2 })
  expect(await due(id)).toContain('reply')
  await receive(phone, 'again', files)
  expect(await documentsOf(t.db, id)).toHaveLength(2)
})

test('what is no document is answered with what we take, and what is good of the same text is kept', async () => {
  const { id, phone } = await applicant()
  const video = { bytes: Buffer.from('....ftyp3gp5'), type: 'video/3gpp' }
  const page = { bytes: Buffer.from('<html><script>alert(1)</script>'), type: 'image/jpeg' }
  await receive(phone, 'my ID', withFiles(video, jpeg('good'), page))
  expect(await documentsOf(t.db, id)).toHaveLength(1)
  expect(texts(phone)).toEqual([expect.stringMatching(/accepted 1 of your 3 files.*\/business\/portal/)])
})

test('an address elsewhere is never fetched', async () => {
  const { id, phone } = await applicant()
  await receive(phone, '', {
    NumMedia: '2',
    MediaUrl0: 'http://169.254.169.254/latest/meta-data',
    MediaUrl1: 'https://api.twilio.com.evil.example/2010-04-01/Accounts/a/Messages/b/Media/c',
    MediaContentType0: 'image/jpeg',
    MediaContentType1: 'image/jpeg',
  })
  expect(await documentsOf(t.db, id)).toEqual([])
  expect(texts(phone)).toEqual([expect.stringContaining('/business/portal')])
})

test('nobody can tell: no application, several, or one that has ended', async () => {
  const stranger = '+13035550178'
  await receive(stranger, '', withFiles(jpeg()))
  await receive(stranger, '', withFiles(jpeg()))
  expect(texts(stranger)).toEqual([expect.stringContaining('we did not keep them')])
  const one = await applicant({ phone: '2075550366' })
  const two = await applicant({ phone: '2075550366' })
  await receive(one.phone, '', withFiles(jpeg()))
  expect([await documentsOf(t.db, one.id), await documentsOf(t.db, two.id)]).toEqual([[], []])
  expect(texts(one.phone)).toEqual([expect.stringContaining('which application')])
  expect(await due(two.id)).toContain('reply')
  const ended = await applicant()
  await t.db.query(`update lead set stage = 'withdrawn' where id = $1::uuid`, [ended.id])
  await receive(ended.phone, '', withFiles(jpeg()))
  expect(await documentsOf(t.db, ended.id)).toEqual([])
  expect(texts(ended.phone)).toHaveLength(1)
})

test('a provider that does not answer is tried again; a file that is gone is told', async () => {
  const { id, phone } = await applicant()
  const gone = withFiles(jpeg())
  await receive(phone, '', { ...gone, MediaUrl0: gone.MediaUrl0!.replace(/ME\w+$/, 'MEgone') })
  expect(texts(phone)).toEqual([expect.stringContaining('accepted 0 of your 1')])
  const { sms } = t.deps
  const down = { ok: false, refusal: { kind: 'unavailable' } } as const
  Object.assign(t.deps, { sms: { ...sms, fetchFile: () => Promise.resolve(down) } })
  const later = withFiles(jpeg('later'))
  await receive(phone, '', later)
  Object.assign(t.deps, { sms })
  expect(await documentsOf(t.db, id)).toEqual([])
  t.clock.advance(3_600_000)
  await t.worker.drain()
  expect(await documentsOf(t.db, id)).toHaveLength(1)
})

test('machines get no answers without end: three an hour and six a day, none to an automatic reply or to what was there before', async () => {
  const card = () => withFiles({ bytes: Buffer.from('BEGIN:VCARD'), type: 'text/x-vcard' })
  const { phone } = await applicant()
  for (let at = 0; at < 5; at++) await receive(phone, 'We are closed', card())
  expect(texts(phone)).toHaveLength(3)
  for (let hour = 0; hour < 4; hour++) {
    t.clock.advance(3_600_000)
    for (let at = 0; at < 3; at++) await receive(phone, 'We are closed', card())
  }
  expect(texts(phone)).toHaveLength(6)
  t.clock.advance(20 * 3_600_000)
  await receive(phone, '', card())
  expect(texts(phone)).toHaveLength(7)
  for (let at = 0; at < 5; at++) await receive(phone, 'Ayuda')
  expect(texts(phone)).toHaveLength(10)

  const office = await applicant()
  await receive(office.phone, 'Thanks! This is an automated reply, we are closed.', withFiles(jpeg('shop')))
  await receive('+13035550179', 'Respuesta automática: estamos cerrados', card())
  expect([texts(office.phone), texts('+13035550179')]).toEqual([[], []])
  const logo = await applicant()
  for (let at = 0; at < 2; at++) {
    await receive(logo.phone, 'We are closed', withFiles(jpeg('logo')))
    t.clock.advance(1_000)
  }
  expect(texts(logo.phone)).toEqual([expect.stringContaining('we received your files (1)')])
})
