// Messages through the composed application: what goes out, to whom, when, once, and what an answer changes.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { twilioSignature } from '#platform/providers/messages/twilio/signature.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { contactHashes, markProven } from '#platform/store/contact-proofs.ts'
import { findLink, listLinks } from '#platform/store/links.ts'
import { messagesOf, openMessage } from '#platform/store/messages.ts'
import { hasOptedOut } from '#platform/store/texted-numbers.ts'
import { readLead } from '#platform/store/leads.ts'
import { refused } from '#core/ground/outcome.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { queueMessage } from './queue-message.server.ts'
import { sendMessageJob } from './send-message-job.ts'
import { composeMessage, deliverMessage } from './send.server.ts'

const minimal = JSON.parse(
  readFileSync(new URL('../../journeys/apply/minimal.json', import.meta.url), 'utf8'),
) as { business: object; pg: object }

/** A partner's line in the foot of a mail names the lender behind it. */
const LEGAL = 'Harbor Pay, with Underway Funding'

let t: TestApp
beforeAll(async () => {
  const brands = join(mkdtempSync(join(tmpdir(), 'brands-')), 'brands.json')
  writeFileSync(brands, JSON.stringify([{ id: 'harbor', name: 'Harbor Pay', legalName: LEGAL }]))
  t = await testApp({ env: { BRANDS_FILE: brands } })
})
afterAll(() => t.close())

let count = 0

/** An application of a person of their own; `texts` = the SMS box was ticked. */
async function applicant({
  texts = true,
  language = 'en',
  brand,
  ...more
}: { texts?: boolean; language?: string; cellPhone?: string; brand?: string } = {}) {
  count += 1
  const phone = more.cellPhone ?? `20755501${String(count).padStart(2, '0')}`
  const email = `person${count}@shop.example`
  const model = {
    ...minimal,
    business: { ...minimal.business, email, ...(texts ? { smsConsent: true } : {}) },
    pg: { ...minimal.pg, phone },
  }
  const answer = await t
    .visitor()
    .post('/api/apply/lead', { model, page: 0, brand }, { headers: { 'accept-language': language } })
  expect(answer.status).toBe(200)
  const id = t.deps.keys.readLeadCode(String(answer.body.leadid))!.id
  return { id, email, phone: `+1${phone}` }
}

/** What a letter tells about; one that is not true any more is not sent. */
const truths: Readonly<Record<string, string>> = {
  'offers-ready': `stage = 'offered'`,
  'bank-needs-attention': `bank_state = 'needs-attention'`,
  'in-review': `stage = 'in-review'`,
}

const ask = async (
  id: string,
  ...[template, values]: [Parameters<typeof sendMessageJob>[1], Parameters<typeof sendMessageJob>[2]?]
) => {
  if (truths[template]) await t.db.query(`update lead set ${truths[template]} where id = $1::uuid`, [id])
  await addJob(t.db, sendMessageJob(id, template, values), t.clock())
  await t.worker.drain()
}

describe('a message with a link', () => {
  test('goes by e-mail and text, carries a code that works and is stored nowhere in the clear', async () => {
    const { id, email, phone } = await applicant()
    await ask(id, 'bank-verification-link')
    const [mail] = t.inbox(email)
    expect(mail).toMatchObject({ channel: 'email', subject: 'Please verify your business bank account' })
    const code = /bank-verification\/([\w-]{32})/.exec(mail!.text)![1]!
    expect(mail!.html).toContain(code)
    const [text] = t.inbox(phone)
    expect(text!.text).toContain(code)
    expect(text!.text).toMatch(/Reply STOP to stop\.$/)
    expect(text!.text.length).toBeLessThanOrEqual(306)
    expect(await findLink(t.db, t.deps.keys, code, ['bank-verification'], t.clock())).toMatchObject({
      leadId: id,
    })
    expect(await listLinks(t.db, id)).toHaveLength(1)
    for (const table of ['link', 'message', 'job', 'event'])
      expect(JSON.stringify(await t.db.query(`select * from ${table}`))).not.toContain(code)
    expect((await messagesOf(t.db, id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  test('is composed once, however often its job runs; a retry sends the stored one, not a new link', async () => {
    const { id, email } = await applicant({ texts: false })
    const job = {
      id: '0192f000-0000-7000-8000-00000000000a',
      kind: 'send-message',
      leadId: id,
      payload: { template: 'continue-link' },
      attempt: 1,
      since: t.clock(),
    } as const
    await composeMessage(t.deps)(job)
    await composeMessage(t.deps)({ ...job, attempt: 2 })
    expect(await listLinks(t.db, id)).toHaveLength(1)
    const [row] = await messagesOf(t.db, id)
    const down = {
      ...t.deps,
      email: { ...t.deps.email!, send: async () => refused({ kind: 'unavailable' as const }) },
    }
    const deliver = { ...job, kind: 'deliver-message', payload: { message: row!.id } } as const
    expect(await deliverMessage(down)(deliver)).toMatchObject({ retry: 'email: unavailable' })
    await t.worker.drain()
    await deliverMessage(t.deps)(deliver)
    expect(t.inbox(email)).toHaveLength(1)
    expect(await listLinks(t.db, id)).toHaveLength(1)
  })
})

describe('an application that came through a partner', () => {
  test.each(['en', 'es'])(
    'is written to in the name of the partner, from our address (%s)',
    async (language) => {
      const { id, email, phone } = await applicant({ brand: 'harbor', language })
      for (const template of ['continue-link', 'offers-ready', 'bank-needs-attention', 'in-review'] as const)
        await ask(id, template)
      const mails = t.inbox(email)
      expect(mails.map(({ from }) => from)).toEqual(mails.map(() => 'Harbor Pay <hello@underway.example>'))
      expect(mails.length).toBeGreaterThanOrEqual(4)
      for (const { subject, text, html } of mails) {
        expect(text).toMatch(/\n\n(?:The Harbor Pay team|El equipo de Harbor Pay)\n\n/)
        expect(html).toContain('Harbor Pay')
        // Our name stands only where the law wants it: with the partner's in the legal line, and in addresses.
        expect(`${subject} ${text}`.replaceAll(LEGAL, '').replace(/\S*@\S*|https?:\S*/g, '')).not.toMatch(
          /Underway/,
        )
      }
      const texts = t.inbox(phone)
      expect(texts.length).toBeGreaterThan(0)
      for (const { text } of texts) expect(text).toMatch(/^Harbor Pay: /)
    },
  )

  test('and only that one: our own applications are written to as configured', async () => {
    const { id, email } = await applicant({ texts: false })
    await ask(id, 'in-review')
    expect(t.inbox(email)[0]!.from).toBe('Underway <hello@underway.example>')
  })
})

describe('a text message', () => {
  test('goes only to those who agreed', async () => {
    const { id, phone } = await applicant({ texts: false })
    await ask(id, 'offers-ready')
    expect(t.inbox(phone)).toHaveLength(0)
    await ask(id, 'continue-link', { channel: 'sms' })
    const texts = (await messagesOf(t.db, id)).filter(({ channel }) => channel === 'sms')
    expect(texts).toMatchObject([{ state: 'skipped', reason: 'no-consent' }])
  })

  test('waits for 8 in the morning where the person lives', async () => {
    t.clock.set('2026-11-17T03:00:00Z')
    const { id, email, phone } = await applicant()
    await ask(id, 'offers-ready')
    expect(t.inbox(email)).toHaveLength(1)
    expect(t.inbox(phone)).toHaveLength(0)
    t.clock.set('2026-11-17T12:59:59Z')
    await t.worker.drain()
    expect(t.inbox(phone)).toHaveLength(0)
    t.clock.set('2026-11-17T15:00:00Z')
    await t.worker.drain()
    expect(t.inbox(phone)).toHaveLength(1)
  })

  test('whose answer never came is looked up, not sent a second time', async () => {
    const { id, phone } = await applicant()
    t.clock.set('2026-11-17T15:00:00Z')
    await ask(id, 'offers-ready')
    const row = (await messagesOf(t.db, id)).find(({ channel }) => channel === 'sms')!
    expect(t.inbox(phone)).toHaveLength(1)
    // As if the process had died between the provider's answer and the note of it.
    await t.db.query(`update message set state = 'ready', provider_id = null where id = $1::uuid`, [row.id])
    const deliver = {
      id: row.id,
      kind: 'deliver-message',
      leadId: id,
      payload: { message: row.id },
      attempt: 2,
      since: t.clock(),
    } as const
    expect(await deliverMessage(t.deps)(deliver)).toEqual({ done: true })
    expect(t.inbox(phone)).toHaveLength(1)
    const [sent] = await t.db.query<{ provider_id: string }>(
      `select provider_id from message where id = $1::uuid and state = 'sent'`,
      [row.id],
    )
    expect(sent!.provider_id).toBe(t.inbox(phone)[0]!.id)
  })

  test('a number that the provider knows as stopped is no error, and is remembered', async () => {
    const { id, phone } = await applicant()
    await addJob(t.db, sendMessageJob(id, 'continue-link', { channel: 'sms' }), t.clock())
    const sms = {
      ...t.deps.sms!,
      send: async () => refused({ kind: 'rejected' as const, vendorCode: 'opted-out' }),
    }
    const lead = (await readLead(t.db, id))!
    const queued = await t.db.transaction((tx) =>
      queueMessage(tx, t.deps, lead, { template: 'continue-link', channel: 'sms' }),
    )
    const job = {
      id: 'x',
      kind: 'deliver-message',
      leadId: id,
      payload: { message: queued.messages[0]!.id },
      attempt: 1,
      since: t.clock(),
    } as const
    expect(await deliverMessage({ ...t.deps, sms })(job)).toEqual({ done: true })
    expect(await hasOptedOut(t.db, t.deps.keys, phone)).toBe(true)
    await t.worker.drain()
    expect(t.inbox(phone)).toHaveLength(0)
  })
})

test('in Spanish to those who applied in Spanish', async () => {
  const { id, email, phone } = await applicant({ language: 'es' })
  await markProven(t.db, contactHashes(t.deps.keys, 'email', email)[0]!, t.clock())
  await ask(id, 'document-request', { document: 'photo-id' })
  expect(t.inbox(email)[0]!.subject).toBe(
    'Necesitamos un documento para su solicitud: Identificación con foto',
  )
  expect(t.inbox(email)[0]!.text).toMatch(/^Hola, Ana:/)
  expect(t.inbox(phone)[0]!.text).toMatch(/\(ID con foto\).*Para no recibir textos, responda ALTO\.$/)
})

test('what staff typed is escaped in the mail and never in a job', async () => {
  const { id, email } = await applicant()
  const lead = (await readLead(t.db, id))!
  await t.db.transaction((tx) =>
    queueMessage(tx, t.deps, lead, {
      template: 'staff-message',
      values: { message: 'Is <b>this</b> your shop?' },
      staffId: '0192f000-0000-7000-8000-000000000001',
    }),
  )
  expect(JSON.stringify(await t.db.query('select payload from job'))).not.toContain('your shop')
  await t.worker.drain()
  const [mail] = t.inbox(email)
  expect(mail!.text).toContain('Is <b>this</b> your shop?')
  expect(mail!.html).not.toContain('<b>')
})

test('a notice of adverse action states at most four specific reasons, the creditor and the agency', async () => {
  const { id, email } = await applicant()
  const reasons = ['negative-days', 'nsf-count', 'debt-burden', 'balance-level', 'revenue-trend'].map(
    (code) => ({ code, values: {} }),
  )
  await t.db.query(
    `insert into decision (lead_id, id, at, origin, policy_version, inputs, result, outcome, current)
     values ($1::uuid, $2::uuid, $3::timestamptz, 'model', 'v', '{}'::jsonb, $4::jsonb, 'declined', true)`,
    [id, '0192f000-0000-7000-8000-0000000000dd', t.clock(), JSON.stringify({ outcome: 'declined', reasons })],
  )
  await t.db.query(`update lead set stage = 'declined' where id = $1::uuid`, [id])
  await ask(id, 'adverse-action', { decision: '0192f000-0000-7000-8000-0000000000dd' })
  const text = t.inbox(email)[0]!.text.replace(/\r\n/g, '\n')
  expect(text.match(/^- /gm)).toHaveLength(4)
  expect(text).toContain('- Too many days with a negative bank balance')
  expect(text).toContain(
    "The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is the Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.",
  )
  expect(text).not.toMatch(/internal standard|qualifying score/i)
  expect(text).toContain(t.deps.brands.get('default')!.legalName)
})

describe('what people answer', () => {
  let sid = 0
  const receive = (path: string, form: Record<string, string>, signature?: string) => {
    const url = `/api/webhooks/twilio${path}`
    const token = t.simulators.messages.authToken
    return t.server.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': signature ?? twilioSignature(token, `http://localhost:3000${url}`, form),
      },
      payload: new URLSearchParams(form).toString(),
    })
  }
  const say = (from: string, body: string, id = `SM${sid++}`) =>
    receive('', { MessageSid: id, From: from, Body: body })

  test.each([
    ['please stop texting me', 'en', 'you will get no more text messages'],
    ['ya no me manden mensajes', 'es', 'ya no le mandaremos mensajes'],
  ])('"%s" stops the texts, with one confirming text', async (words, language, confirms) => {
    const { id, phone } = await applicant({ language })
    expect((await say(phone, words)).statusCode).toBe(200)
    await say(phone, words)
    await t.worker.drain()
    expect(t.inbox(phone)).toHaveLength(1)
    expect(t.inbox(phone)[0]!.text).toContain(confirms)
    await ask(id, 'offers-ready')
    expect(t.inbox(phone)).toHaveLength(1)
    const kinds = (
      await t.db.query<{ kind: string }>(`select kind from event where lead_id = $1::uuid`, [id])
    ).map(({ kind }) => kind)
    expect(kinds).toContain('texts-stopped')
    await say(phone, 'START please')
    await say(phone, 'start texting')
    await t.worker.drain()
    await ask(id, 'statements-received')
    expect(await hasOptedOut(t.db, t.deps.keys, phone)).toBe(false)
    expect(t.inbox(phone).length).toBeGreaterThan(1)
  })

  test('a plain STOP is answered by the provider, not a second time by us', async () => {
    const { phone } = await applicant()
    await say(phone, 'STOP')
    await t.worker.drain()
    expect(t.inbox(phone)).toHaveLength(0)
    expect(await hasOptedOut(t.db, t.deps.keys, phone)).toBe(true)
  })

  test('a webhook that comes twice is heard once; other words are kept for staff, sealed', async () => {
    const { id, phone } = await applicant()
    await say(phone, 'When do I get the money?', 'SMtwice')
    await say(phone, 'When do I get the money?', 'SMtwice')
    const rows = await messagesOf(t.db, id)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ state: 'received', template: 'inbound' })
    expect(openMessage(t.deps.keys, rows[0]!)).toMatchObject({ body: 'When do I get the money?' })
  })

  test('HELP from somebody we do not know is answered', async () => {
    await say('+13035550199', 'ayuda por favor')
    expect(t.inbox('+13035550199')[0]!.text).toContain('Reply STOP to stop')
  })

  test('a wrong signature changes nothing', async () => {
    const { phone } = await applicant()
    expect(
      (await receive('', { MessageSid: 'SMx', From: phone, Body: 'please stop' }, 'bm8=')).statusCode,
    ).toBe(403)
    expect(await hasOptedOut(t.db, t.deps.keys, phone)).toBe(false)
  })

  test('a delivery status is noted; a late "sent" or a repeated one changes nothing', async () => {
    const { id } = await applicant()
    await ask(id, 'continue-link', { channel: 'sms' })
    const [row] = await messagesOf(t.db, id)
    const path = `/status?reference=${id}.${row!.id}`
    const status = (word: string, more = {}) =>
      receive(path, { MessageSid: row!.providerId!, MessageStatus: word, ...more })
    expect((await status('undelivered', { ErrorCode: '30003' })).statusCode).toBe(204)
    await status('delivered')
    await status('sent')
    expect((await messagesOf(t.db, id))[0]).toMatchObject({ state: 'failed', reason: '30003' })
    const events = await t.db.query(
      `select 1 from event where lead_id = $1::uuid and kind = 'message-not-delivered'`,
      [id],
    )
    expect(events).toHaveLength(1)
  })
})

test('a provider that refuses for good is for staff to see; none at all is said so', async () => {
  const { id } = await applicant({ texts: false })
  const lead = (await readLead(t.db, id))!
  const queue = (deps: typeof t.deps) =>
    t.db.transaction((tx) => queueMessage(tx, deps, lead, { template: 'renewal-received' }))
  const no = {
    ...t.deps,
    email: { ...t.deps.email!, send: async () => refused({ kind: 'rejected' as const, vendorCode: '550' }) },
  }
  const { messages } = await queue(no)
  const job = {
    id: 'x',
    kind: 'deliver-message',
    leadId: id,
    payload: { message: messages[0]!.id },
    attempt: 1,
    since: t.clock(),
  } as const
  expect(await deliverMessage(no)(job)).toMatchObject({ giveUp: expect.stringContaining('550') as unknown })
  expect((await messagesOf(t.db, id))[0]).toMatchObject({ state: 'failed', reason: '550' })
  const { email: _none, ...without } = t.deps
  expect((await queue(without)).messages[0]).toMatchObject({ state: 'skipped', reason: 'not-set-up' })
})
