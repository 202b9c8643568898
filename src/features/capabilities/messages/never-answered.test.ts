// Mail in our name to somebody who never asked for it: it holds our words alone, and ends after a few; whoever answers gets all of it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestDocument } from '#platform/store/documents.ts'
import { readLead } from '#platform/store/leads.ts'
import { messagesOf } from '#platform/store/messages.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { portalOf } from '../../../../test/portal.ts'
import { staffMember } from '../../../../test/staff.ts'
import type { Template } from '#core/domain/messages.ts'
import { queueMessage } from './queue-message.server.ts'
import { templates } from './templates.ts'

const LURE = 'You won. Claim at prize.example'

let t: TestApp
let n = 0
let victim: string
beforeAll(async () => {
  t = await testApp()
  // Of the jobs alone: these applications all come from one network.
  Object.assign(t.deps, { config: { ...t.deps.config, rateLimits: true } })
})
afterAll(() => t.close())
beforeEach(() => {
  victim = `victim${++n}@elsewhere.example`
})

/** An application that somebody filled with another's address, as far as it takes to be written to. */
const lured = async () => {
  const { id } = await apply(t, {
    business: { name: LURE, email: victim, fn: 'Claim', ln: 'Prize', smsConsent: true },
    pg: { fn: 'Claim your prize', ln: 'now', phone: `207555${String(1000 + n).slice(-4)}` },
  })
  return id
}
const write = async (id: string, template: Template, staffId?: string) => {
  const lead = (await readLead(t.db, id))!
  const { messages } = await t.db.transaction((tx) =>
    queueMessage(tx, t.deps, lead, {
      template,
      channel: 'email',
      staffId,
      values: { message: 'Hi.', missing: '-' },
    }),
  )
  await t.worker.drain()
  return messages[0]!
}

describe('an address where nobody ever answered', () => {
  test.each(
    (['en', 'es'] as const).flatMap((language) =>
      (Object.keys(templates) as Template[]).map((template) => ({ language, template })),
    ),
  )('is told nothing that was typed as a name: $template ($language)', async ({ language, template }) => {
    const id = await lured()
    const lead = { ...(await readLead(t.db, id))!, language }
    await t.db.transaction((tx) =>
      queueMessage(tx, t.deps, lead, { template, channel: 'both', values: { message: 'Hi.', missing: '-' } }),
    )
    await t.worker.drain()
    const said = [...t.inbox(victim), ...t.inbox(String(lead.answers.cellPhone))]
    for (const { subject, text, html } of said) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/prize|won\./i)
    }
  })

  test('gets three a day and ten in all, whoever causes them; staff see what is held, and send it', async () => {
    const sent = () => t.inbox(victim).length
    const ids = [await lured(), await lured()]
    const before = sent()
    for (let at = before; at < 5; at++) await write(ids[at % 2]!, 'todo-link')
    expect(sent()).toBe(3)
    for (let day = 0; day < 4; day++) {
      t.clock.advance(24 * 3_600_000)
      for (let at = 0; at < 4; at++) await write(ids[at % 2]!, 'todo-link')
    }
    expect(sent()).toBe(10)
    const held = await write(ids[0]!, 'todo-link')
    expect(held).toMatchObject({ state: 'skipped', reason: 'never-answered' })

    const admin = await staffMember(t, 'admin')
    const due = async () =>
      (
        (await admin.who.get('/api/staff/due')).body.due as unknown as {
          kind: string
          applicationId: string
        }[]
      )
        .filter(({ kind }) => kind === 'held')
        .map(({ applicationId }) => applicationId)
    expect(await due()).toEqual(expect.arrayContaining(ids))
    for (const message of await messagesOf(t.db, ids[0]!)) {
      if (message.reason !== 'never-answered') continue
      const path = `/api/staff/applications/${ids[0]}/messages/${message.id}/send`
      expect((await admin.who.post(path)).status).toBe(200)
      expect((await admin.who.post(path)).body).toMatchObject({
        type: expect.stringContaining('done-already') as unknown,
      })
    }
    expect(await due()).not.toContain(ids[0])
    const at = sent()
    await t.worker.drain()
    expect(sent()).toBeGreaterThan(at)
  })

  test('is one mailbox, however it is spelt', async () => {
    const box = `box${n}`
    let sent = 0
    for (const spelt of [
      `${box}@elsewhere.example`,
      `${box}+a@elsewhere.example`,
      `${box}+b@elsewhere.example`,
    ]) {
      victim = spelt
      const id = await lured()
      for (let at = 0; at < 2; at++) await write(id, 'todo-link')
      sent += t.inbox(spelt).length
    }
    expect(sent).toBe(3)
  })

  test.each([
    'adverse-action',
    'incomplete-notice',
    'counter-offer',
    'signed-copy-link',
    'sign-link',
  ] as const)('is never kept from what the law or an offer asks for: %s', async (template) => {
    const id = await lured()
    for (let at = 0; at < 4; at++) await write(id, 'todo-link')
    expect(await write(id, template)).toMatchObject({ state: 'ready', reason: null })
  })

  test('gets what a member of staff writes, in their name', async () => {
    const id = await lured()
    const { id: staffId } = await staffMember(t, 'admin', 'Ada Fields')
    for (let at = 0; at < 4; at++) await write(id, 'todo-link')
    expect(t.inbox(victim)[0]!.text).not.toContain('Ada Fields')
    expect(await write(id, 'todo-link', staffId)).toMatchObject({ state: 'ready' })
    expect(t.inbox(victim)[0]!.text).toContain('Ada Fields, Underway')
  })

  test('gets three codes a day for the portal, however many messages went before, and nobody is told so', async () => {
    const portal = portalOf(t)
    const id = await lured()
    for (let at = 0; at < 4; at++) await write(id, 'sign-link')
    const before = t.inbox(victim).length
    for (let at = 0; at < 5; at++)
      expect((await t.visitor().post('/api/portal/code', { contact: victim })).body).toMatchObject({
        ok: true,
      })
    await t.worker.drain()
    expect(t.inbox(victim)).toHaveLength(before + 3)
    expect(await portal.codeFor(t.visitor(), victim)).toBe('')
  })
})

describe('an address has answered', () => {
  const named = async (id: string) => {
    await write(id, 'todo-link')
    return t.inbox(victim)[0]!.text.includes(LURE)
  }

  test('when a code that was sent there is typed: from then on it is told names, and as often as needed', async () => {
    const id = await lured()
    expect(await named(id)).toBe(false)
    await portalOf(t).logIn(victim)
    for (let at = 0; at < 6; at++) expect(await named(id)).toBe(true)
  })

  const PHOTO = Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1')
  /** Asks for a photo ID, and gives the link of the message. */
  const askForPhoto = async (id: string) => {
    const staffId = '0192f000-0000-7000-8000-000000000001'
    const asked = { leadId: id, kind: 'photo-id', message: '', requestedBy: staffId }
    const lead = (await readLead(t.db, id))!
    const { messages, link } = await t.db.transaction(async (tx) => {
      await requestDocument(tx, t.deps.keys, asked, t.clock())
      return queueMessage(tx, t.deps, lead, {
        template: 'document-request',
        channel: 'email',
        values: { message: '' },
      })
    })
    await t.worker.drain()
    return { reason: messages[0]!.reason, link: /\/documents\/([\w-]+)/.exec(link!.url)![1]! }
  }
  const visitOf = (link: string) => {
    const who = t.visitor()
    const open = () => who.post('/api/documents/verify-link', { link })
    const upload = async () => {
      const uploaded = await who.upload('/api/documents/upload-file', [
        ['file', { name: 'id.jpg', type: 'image/jpeg', bytes: PHOTO }],
        ['filetype', 'photo-id'],
        ['link', link],
      ])
      expect(uploaded.status).toBe(200)
      await open()
      t.clock.advance(24 * 3_600_000)
    }
    return { open, upload }
  }

  test('when what a link asks for was done, and not when it was only opened', async () => {
    const id = await lured()
    const visit = visitOf((await askForPhoto(id)).link)
    await visit.open()
    expect(await named(id)).toBe(false)
    await visit.upload()
    expect(await named(id)).toBe(true)
  })

  test('and not when it was found done: somebody else did it by another way', async () => {
    const { id, who, leadid } = await apply(t, {
      business: { name: LURE, email: victim },
      pg: { fn: 'Claim', ln: 'Prize' },
    })
    const asked = await askForPhoto(id)
    expect(asked.reason).toBe(null)
    const sent = await who.upload('/api/apply/upload-file', [
      ['file', { name: 'id.jpg', type: 'image/jpeg', bytes: PHOTO }],
      ['filetype', 'photo-id'],
      ['sfleadid', leadid],
    ])
    expect(sent.status).toBe(200)
    const visit = visitOf(asked.link)
    expect((await visit.open()).body.requests).toMatchObject([{ fulfilled: true }])
    t.clock.advance(24 * 3_600_000)
    expect(await named(id)).toBe(false)
  })

  /** The continue link of a new message, and what a browser does with it. */
  const goOn = async (id: string) => {
    await write(id, 'continue-link')
    return visitBy(/continue\/([\w-]+)/.exec(t.inbox(victim)[0]!.text)![1]!)
  }
  const visitBy = async (code: string) => {
    const who = t.visitor()
    const opened = await who.post('/api/apply/continue', { code })
    const leadid = String(opened.body.leadid)
    await who.post('/api/apply/load-progress', { leadid })
    const save = (business: object) =>
      who.post('/api/apply/lead', { model: { sfleadid: leadid, business }, page: 0, partial: true })
    return { who, save }
  }

  test('when somebody who came by a mailed link gives an answer, and not when pages were only loaded', async () => {
    const id = await lured()
    const { who, save } = await goOn(id)
    expect((await save({})).status).toBe(200)
    expect(await named(id)).toBe(false)
    expect((await save({ requestedAmount: '61000' })).status).toBe(200)
    expect(await named(id)).toBe(true)
    // The session is the same, and goes on.
    expect((await save({ requestedAmount: '62000' })).status).toBe(200)
    expect((await who.get('/api/apply/current')).status).toBe(200)
  })

  test('not when staff had that link to copy, and not by what was done before its address was typed', async () => {
    const id = await lured()
    const admin = await staffMember(t, 'admin')
    const asked = { kind: 'continue', channel: 'copy' }
    const copied = await admin.who.post(`/api/staff/applications/${id}/send-link`, asked)
    const { save } = await visitBy(/continue\/([\w-]+)/.exec(String(copied.body.url))![1]!)
    expect((await save({ requestedAmount: '61000' })).status).toBe(200)
    expect(await named(id)).toBe(false)

    const mine = await goOn(id)
    const other = `next-${victim}`
    expect((await mine.save({ email: other })).status).toBe(200)
    t.clock.advance(25 * 3_600_000)
    await t.worker.drain()
    victim = other
    expect(await named(id)).toBe(false)
  })

  test('and not when the link was handed over otherwise, since its message was held', async () => {
    const id = await lured()
    for (let at = 0; at < 4; at++) await write(id, 'todo-link')
    const { link, reason } = await askForPhoto(id)
    expect(reason).toBe('never-answered')
    const visit = visitOf(link)
    await visit.open()
    await visit.upload()
    expect(await named(id)).toBe(false)
  })
})
