// Mail by tokens while their issuer fails, in every way in which it answers: each mail waits or asks for staff, goes out once, and is told nowhere what is secret.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import { readMailbox } from '#features/capabilities/messages/read-mailbox.server.ts'
import { readLead } from '#platform/store/leads.ts'
import { messagesOf } from '#platform/store/messages.ts'
import { startImapSimulator, type ImapSimulator } from '#simulators/mailbox/imap-server.ts'
import { startMailTokenSimulator, type MailTokenSimulator } from '#simulators/mail-tokens/mail-tokens.ts'
import { startSmtpServer } from '#simulators/messages/smtp-server.ts'
import { testApp, type TestApp } from '../app.ts'
import { apply, eventKinds } from '../applicant.ts'
import { sampled } from '../sample.ts'
import { staffMember } from '../staff.ts'
import { faults } from './faults.ts'

interface Row {
  readonly name: string
  readonly answer: (reply: ServerResponse) => void
  /** What the job comes to: a kind and a code that passes, or our own setting. */
  readonly job: RegExp
}

const USER = 'funding@funder.example'
const again = (code: string) => new RegExp(`^ready: email: \\S+ \\(${code}\\)$`)
const ours = (code: string) => new RegExp(`^dead: our own setting at the provider of email: ${code}$`)
const says = (status: number, body: object) => (reply: ServerResponse) =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const page = (status: number) => (reply: ServerResponse) =>
  void reply.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><p>Not here')

/** Of the ways of any vendor: those that keep to no deadline stand in table.txt alone. */
const jobOf = (fault: string): RegExp => {
  if (fault === 'a redirect') return ours('redirect')
  if (fault.startsWith('401')) return ours('401')
  return again(/^\d{3}/.exec(fault)?.[0] ?? '(?:UND_ERR_SOCKET|not-json|content-type|unexpected-shape)')
}
const rows: readonly Row[] = [
  ...faults.flatMap(({ name, answer, change }) =>
    answer && !change ? [{ name, answer, job: jobOf(name) }] : [],
  ),
  {
    name: 'a secret that ended',
    answer: says(401, refusal('invalid_client', 7000222)),
    job: ours('(?:AADSTS7000222|invalid_client)'),
  },
  { name: 'a clock that is wrong', answer: says(400, refusal('invalid_grant')), job: ours('invalid_grant') },
  { name: 'a page that forbids', answer: page(403), job: ours('403') },
  { name: 'nothing at that address', answer: page(404), job: ours('404') },
  { name: 'another shape with 400', answer: says(400, { error: { code: 400 } }), job: ours('400') },
  { name: 'a sentence for a word', answer: says(400, refusal(`${USER} is unknown`)), job: ours('400') },
  ...['temporarily_unavailable', 'server_error', 'internal_failure'].map((word) => ({
    name: `${word} with 400`,
    answer: says(400, refusal(word)),
    job: again(word),
  })),
]

function refusal(error: string, code?: number) {
  const error_description = `AADSTS: ${USER} was refused.`
  return code === undefined ? { error, error_description } : { error, error_description, error_codes: [code] }
}

let issuer: MailTokenSimulator
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let box: ImapSimulator
const folder = mkdtempSync(join(tmpdir(), 'mail-tokens-'))
const accountFile = join(folder, 'account.json')
let now = () => new Date()
const taken: string[] = []
const shown: string[] = []
beforeAll(async () => {
  issuer = await startMailTokenSimulator({ now: () => now() })
  writeFileSync(accountFile, JSON.stringify(issuer.account))
  const isGood = (token: string) => {
    shown.push(token)
    return issuer.isGood(token)
  }
  box = await startImapSimulator({ isGood })
  smtp = await startSmtpServer(0, async ({ data }) => void taken.push(data), { isGood })
})
afterAll(async () => {
  await Promise.all([issuer.close(), box.close(), smtp.closeAll()])
  rmSync(folder, { recursive: true, force: true })
})

/** Ways to fail that `npm test` tries of each issuer; the rest is tried by `npm run proof`. */
const WAYS = 12

test.each(['entra', 'google'])(
  'mails and the mailbox while %s fails',
  async (way) => {
    const lines: string[] = []
    const t = await testApp({
      env: {
        SMTP_URL: `smtp://${encodeURIComponent(USER)}@127.0.0.1:${(smtp.address() as AddressInfo).port}`,
        MAILBOX_URL: box.url,
        ...(way === 'entra'
          ? {
              MAIL_OAUTH_BASE_URL: issuer.url,
              MAIL_OAUTH_TENANT: issuer.tenant,
              MAIL_OAUTH_CLIENT_ID: issuer.clientId,
              MAIL_OAUTH_CLIENT_SECRET: issuer.clientSecret,
            }
          : { MAIL_OAUTH_GOOGLE_FILE: accountFile }),
      },
      onLog: (line) => void lines.push(line),
    })
    now = t.clock
    try {
      const { id } = await apply(t)
      await t.worker.drain()
      await readMailbox(t.deps)
      for (const row of sampled(rows, WAYS, way)) await oneWay(t, id, row)
      const told = [...lines, JSON.stringify(await t.db.query('select last_error from job'))].join('\n')
      expect(told).toContain('the mailbox was not read')
      for (const secret of [issuer.clientSecret, issuer.account.private_key!.slice(40, 80), USER, ...shown])
        expect(told).not.toContain(secret)
      // The beginning of what a login by token carries, in base64.
      expect(told).not.toContain(Buffer.from(`user=${USER.slice(0, 19)}`).toString('base64'))
    } finally {
      issuer.answerWith(null)
      await t.close()
    }
  },
  120_000,
)

/** A mail is queued and one comes in while the issuer fails in this way; then it answers again. */
async function oneWay(t: TestApp, id: string, { name, answer, job }: Row): Promise<void> {
  // The token from before has ended, and a door that is shut opens.
  t.clock.advance(2 * 3_600_000)
  issuer.answerWith(answer)
  const lead = (await readLead(t.db, id))!
  const order = { template: 'application-received', channel: 'email' } as const
  const { messages } = await t.db.transaction((tx) => queueMessage(tx, t.deps, lead, order))
  const mail = messages[0]!.id
  const state = async () => (await messagesOf(t.db, id)).find((row) => row.id === mail)!.state
  const times = () => taken.filter((data) => data.includes(mail)).length
  box.deliver('From: a@shop.example\r\nSubject: Hello\r\n\r\nHello\r\n', t.clock())
  await t.worker.drain()
  const read = await readMailbox(t.deps)
  const [waiting] = await t.db.query<{ id: string; state: string; run_at: Date; last_error: string }>(
    `select id, state, run_at, last_error from job where payload->>'message' = $1`,
    [mail],
  )
  expect(`${waiting?.state}: ${waiting?.last_error}`, name).toMatch(job)
  // It is not told as one that its recipient's server did not take.
  expect([await state(), times(), read?.read ?? 0], name).toEqual(['ready', 0, 0])
  expect(await eventKinds(t, id), name).not.toContain('message-not-sent')
  // The doors of the mail servers say nothing of the issuer's.
  const doors = t.deps.doors.states().filter(({ vendor }) => vendor === 'smtp' || vendor === 'mailbox')
  for (const { vendor, ...door } of doors)
    expect(door, `${name}: ${vendor}`).toMatchObject({ state: 'open', outagesInARow: 0, lastFault: null })

  issuer.answerWith(null)
  if (waiting!.state === 'dead') {
    const staff = await staffMember(t, 'underwriter')
    const retried = await staff.who.post(`/api/staff/jobs/${waiting!.id}/retry`, { applicationId: id })
    expect(retried.status, name).toBe(200)
  } else t.clock.set(new Date(waiting!.run_at.getTime() + 1_000).toISOString())
  // A door that shut meanwhile opens within five minutes.
  t.clock.advance(301_000)
  await t.worker.drain()
  expect([await state(), times()], name).toEqual(['sent', 1])
  expect((await readMailbox(t.deps))?.read, name).toBe(1)
}
