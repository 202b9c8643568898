// Mail by tokens: both issuers, and the sender and the mailbox that log in with what they give, against simulators on their wires.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { startImapSimulator, type ImapSimulator } from '#simulators/mailbox/imap-server.ts'
import { startMailTokenSimulator, type MailTokenSimulator } from '#simulators/mail-tokens/mail-tokens.ts'
import { startSmtpServer } from '#simulators/messages/smtp-server.ts'
import { imapMailbox } from '../mailbox/imap/imap.ts'
import { smtpEmail } from '../messages/smtp/smtp.ts'
import { entraTokens } from './entra/entra.ts'
import { googleTokens } from './google/google.ts'
import type { MailTokens } from './port.ts'

const folder = mkdtempSync(join(tmpdir(), 'mail-tokens-'))
const accountFile = join(folder, 'account.json')
let now = new Date('2026-11-27T15:00:00Z')
const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000))
const clock = () => now

let issuer: MailTokenSimulator
let box: ImapSimulator
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let gmail: Awaited<ReturnType<typeof startSmtpServer>>
let refusal = ''
const taken: string[] = []

beforeAll(async () => {
  issuer = await startMailTokenSimulator({ now: clock })
  writeFileSync(accountFile, JSON.stringify(issuer.account))
  const { isGood } = issuer
  box = await startImapSimulator({ isGood })
  const take = async ({ to }: { readonly to: readonly string[] }) => void taken.push(...to)
  smtp = await startSmtpServer(0, take, { isGood, refusal: () => refusal })
  gmail = await startSmtpServer(0, take, { isGood, challenges: true })
})
afterEach(() => {
  issuer.refuse('')
  refusal = ''
})
afterAll(async () => {
  await Promise.all([issuer.close(), box.close(), smtp.closeAll(), gmail.closeAll()])
  rmSync(folder, { recursive: true, force: true })
})

const entra = (change: Partial<Parameters<typeof entraTokens>[0]> = {}) => {
  const { url: baseUrl, tenant, clientId, clientSecret } = issuer
  return entraTokens({ baseUrl, tenant, clientId, clientSecret, now: clock, ...change })
}
const google = () => googleTokens({ file: accountFile, now: clock })
const sender = (tokens: MailTokens, server = smtp) =>
  smtpEmail({
    url: `smtp://funding%40funder.example@127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'Funder <funding@funder.example>',
    tokens,
    timeoutMs: 3_000,
  })
const reader = (tokens: MailTokens) => imapMailbox({ url: box.url, tokens, timeoutMs: 3_000 })
const mail = (messageId: string, to = 'ana@shop.example') => ({
  to,
  subject: 'Your application',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId,
})
const refusedWith = (vendorCode: string) => ({
  ok: false,
  refusal: { kind: 'rejected', vendorCode, ours: true },
})

describe.each([
  ['client credentials', entra],
  ['a service account', google],
])('%s', (_, made) => {
  it('let the sender send and the mailbox be read', async () => {
    const tokens = made()
    expect(await sender(tokens).send(mail(`sent-${_}`))).toMatchObject({ ok: true })
    expect(taken.at(-1)).toBe('ana@shop.example')
    expect(await sender(tokens).check()).toMatchObject({ ok: true })
    expect(await reader(tokens).check()).toEqual({ ok: true, value: null })
    expect(await reader(tokens).read(null, now)).toMatchObject({ ok: true, value: { read: 0 } })
  })

  it('are asked for once, however many mails there are, and again before they end', async () => {
    const tokens = made()
    const before = issuer.given()
    const port = sender(tokens)
    await Promise.all([1, 2, 3, 4].map((id) => port.send(mail(`many-${id}`))))
    later(50)
    await port.send(mail('within'))
    expect(issuer.given() - before).toBe(1)
    // Good for less than five minutes: what begins now could outlive it.
    later(6)
    expect(await port.send(mail('before its end'))).toMatchObject({ ok: true })
    expect(issuer.given() - before).toBe(2)
  })

  it('that were ended before their time are asked for anew, and the mail goes out', async () => {
    const tokens = made()
    const [port, mailbox] = [sender(tokens), reader(tokens)]
    await port.send(mail('first'))
    issuer.endAll()
    expect(await port.send(mail('second'))).toMatchObject({ ok: true })
    issuer.endAll()
    expect(await mailbox.check()).toMatchObject({ ok: true })
  })
})

test.each([
  ['a wrong secret', { clientSecret: 'the id of the secret' }, 'AADSTS7000215'],
  ['an unknown application', { clientId: 'x' }, 'AADSTS700016'],
  ['an unknown directory', { tenant: 'nowhere.example' }, 'AADSTS90002'],
  ['another scope', { scope: 'https://graph.microsoft.com/.default' }, 'AADSTS1002012'],
])('%s is our own setting, by the code of the issuer, for sender and mailbox', async (_, change, code) => {
  const tokens = entra(change)
  expect(await sender(tokens).send(mail('x'))).toEqual(refusedWith(code))
  expect(await sender(tokens).check()).toEqual(refusedWith(code))
  expect(await reader(tokens).check()).toEqual(refusedWith(code))
})

test('a secret that ended, and an account without delegation, are told by their codes', async () => {
  issuer.refuse('AADSTS7000222')
  expect(await sender(entra()).send(mail('x'))).toEqual(refusedWith('AADSTS7000222'))
  issuer.refuse('unauthorized_client')
  expect(await sender(google()).send(mail('x'))).toEqual(refusedWith('unauthorized_client'))
})

test('an issuer that is away is tried again: no fault of ours', async () => {
  issuer.refuse('503')
  const away = { ok: false, refusal: { kind: 'unavailable', vendorCode: '503' } }
  const tokens = entra()
  expect(await sender(tokens).send(mail('x'))).toEqual(away)
  expect(await reader(tokens).check()).toEqual(away)
  issuer.refuse('')
  expect(await sender(tokens).send(mail('x'))).toMatchObject({ ok: true })
})

test.each([
  ['535 5.7.3 Authentication unsuccessful [x]', 'token-refused'],
  [
    '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Mailbox. [x]',
    '5.7.139',
  ],
])('a good token that the mail server does not take: %s', async (said, code) => {
  refusal = said
  expect(await sender(entra()).send(mail('x'))).toEqual(refusedWith(code))
})

test('a server that challenges a wrong token first, as Gmail does', async () => {
  const unknown: MailTokens = { tokenFor: async () => ({ ok: true, value: 'EwB.unknown' }) }
  expect(await sender(unknown, gmail).send(mail('x'))).toEqual(refusedWith('token-refused'))
  expect(await sender(google(), gmail).send(mail('y'))).toMatchObject({ ok: true })
})

test('a mailbox that nobody gave to the application', async () => {
  box.say('EXAMINE', 'BAD User is authenticated but not connected.')
  expect(await reader(entra()).check()).toEqual(refusedWith('not-connected'))
  box.say('EXAMINE', '')
})

test('a mailbox that takes no token though it is new', async () => {
  box.say('AUTHENTICATE', 'NO AUTHENTICATE failed.')
  const before = issuer.given()
  expect(await reader(entra()).check()).toEqual(refusedWith('token-refused'))
  expect(issuer.given() - before).toBe(2)
  box.say('AUTHENTICATE', '')
})

test('a password in the address wins: the sender may be one provider and the mailbox another', async () => {
  const withPassword = await startImapSimulator()
  issuer.refuse('503')
  expect(await imapMailbox({ url: withPassword.url, tokens: entra(), timeoutMs: 3_000 }).check()).toEqual({
    ok: true,
    value: null,
  })
  await withPassword.close()
})

test.each([
  ['nowhere.json', undefined, /nowhere\.json.*no key of a service account/],
  ['no-json.json', 'x', /no key of a service account/],
  ['no-key.json', JSON.stringify({ client_email: 'a', private_key: 'b', token_uri: 'c' }), /private_key/],
])('a key file that is none: %s', (name, text, said) => {
  const file = join(folder, name)
  if (text !== undefined) writeFileSync(file, text)
  expect(() => googleTokens({ file })).toThrow(said)
})
