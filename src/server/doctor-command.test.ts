// The doctor against settings that are spoilt one by one: it names each, and finds nothing where all is well. Vendors are simulators on their wire.
import { createServer as createHttp, type Server } from 'node:http'
import { createServer, type AddressInfo, type Server as Net } from 'node:net'
import { createServer as createTls } from 'node:tls'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { makeSealPem } from '#platform/paper/seal/make-seal.ts'
import { VERSION } from '#platform/version.ts'
import { startImapSimulator } from '#simulators/mailbox/imap-server.ts'
import { startMailTokenSimulator } from '#simulators/mail-tokens/mail-tokens.ts'
import { startSmtpServer } from '#simulators/messages/smtp-server.ts'
import { startObjectStoreSimulator } from '#simulators/object-store/object-store.ts'
import { startPandaDocSimulator } from '#simulators/pandadoc/pandadoc.ts'
import { startSignerSimulator } from '#simulators/signer/signer.ts'
import { startPlacesSimulator } from '#simulators/places/places.ts'
import { startSimulators } from './demo/simulators.ts'
import { runDoctor } from './doctor-command.ts'

const placesFile = 'src/platform/providers/address/own-data/places.txt.gz'
const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'))
const sealFile = join(dataDir, 'given.pem')
const certificateFile = join(dataDir, 'certificate.pem')
let vendors: Awaited<ReturnType<typeof start>>

/** A scanner that finds the test pattern, unless it has no signatures. */
function scanner(knows: boolean): Net {
  return createServer((socket) => {
    let got = ''
    socket.on('data', (chunk: Buffer) => {
      got += chunk.toString('latin1')
      if (got === 'zPING\0') return socket.end('PONG\0')
      if (!got.endsWith('\0\0\0\0')) return
      socket.end(knows && got.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
}
const portOf = (server: Net | Server) => String((server.address() as AddressInfo).port)
const listening = (server: Net | Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

async function start() {
  const clamd = scanner(true)
  const blind = scanner(false)
  const own = createHttp((request, reply) =>
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ version: request.url?.startsWith('/old') ? '0.0.1' : VERSION })),
  )
  const pem = await makeSealPem('Harbor Funding', new Date())
  writeFileSync(sealFile, pem)
  const [key, ...certificates] = pem
    .match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----\n?/g)!
    .sort((a) => (a.includes('KEY') ? -1 : 1))
  writeFileSync(certificateFile, certificates.join(''))
  // A certificate that nobody vouches for.
  const unknown = createTls({ key, cert: certificates.join('') })
  // An authority that takes POST alone, as they do.
  let stamps = 0
  const authority = createHttp((request, reply) => {
    if (request.method === 'POST') stamps += 1
    reply.writeHead(405).end()
  })
  await Promise.all([clamd, blind, own, unknown, authority].map(listening))
  const signer = await startSignerSimulator({ key })
  const [simulators, panda, store, places, mailbox] = await Promise.all([
    startSimulators({ clock: () => new Date() }),
    startPandaDocSimulator({ looks: 1 }),
    startObjectStoreSimulator({}),
    startPlacesSimulator({ placesFile }),
    startImapSimulator(),
  ])
  const stamped = () => stamps
  return { simulators, panda, store, places, mailbox, signer, clamd, blind, own, unknown, authority, stamped }
}

beforeAll(async () => {
  vendors = await start()
})
afterAll(async () => {
  const { simulators, panda, store, places, mailbox, signer, clamd, blind, own, unknown, authority } = vendors
  for (const server of [clamd, blind, own, unknown, authority]) server.close()
  await signer.close()
  await Promise.all([simulators.close(), panda.close(), store.close(), places.close(), mailbox.close()])
  rmSync(dataDir, { recursive: true, force: true })
})

/** Everything set, and right. */
function healthy(): Record<string, string> {
  const { simulators, panda, store, places, clamd, own, authority } = vendors
  const publicUrl = `http://127.0.0.1:${portOf(own)}`
  simulators.messages.setInbound(`${publicUrl}/api/webhooks/twilio`)
  simulators.plaid.setRedirects([`${publicUrl}/business/oauth-return`])
  return {
    ...(simulators.environment as Record<string, string>),
    DEMO: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://x/y',
    PUBLIC_URL: publicUrl,
    SEAL_FILE: sealFile,
    TIMESTAMP_URL: `http://127.0.0.1:${portOf(authority)}/`,
    PANDADOC_BASE_URL: panda.url,
    PANDADOC_APP_URL: panda.appUrl,
    PANDADOC_API_KEY: panda.apiKey,
    PANDADOC_WEBHOOK_KEY: panda.webhookKey,
    GOOGLE_PLACES_BASE_URL: places.url,
    GOOGLE_PLACES_KEY: 'places-key',
    S3_ENDPOINT: store.url,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: 'store-key',
    S3_SECRET_ACCESS_KEY: 'secret',
    MAILBOX_URL: vendors.mailbox.url,
    CLAMD_HOST: '127.0.0.1',
    CLAMD_PORT: portOf(clamd),
  }
}

async function doctor(env: Record<string, string>, database?: string) {
  const said: string[] = []
  const isHealthy = await runDoctor({
    config: readConfig(env),
    root: process.cwd(),
    say: (line) => void said.push(line),
    tryDatabase: () => (database ? Promise.reject(new Error(database)) : Promise.resolve()),
    mailTo: undefined,
  })
  return { isHealthy, said, wrong: said.filter((line) => line.startsWith('wrong')) }
}

test('where everything is right nothing is wrong, and what has no free call says that it was not tried', async () => {
  const { isHealthy, said, wrong } = await doctor(healthy())
  expect(wrong).toEqual([])
  expect(isHealthy).toBe(true)
  const all = said.join('\n')
  for (const name of [
    'finicity',
    'plaid',
    'pandadoc',
    'experian',
    'ocrolus',
    'smtp',
    'mailbox',
    'twilio',
    'google-places',
  ])
    expect(all).toMatch(new RegExp(`^ {7}${name} +works$`, 'm'))
  for (const name of ['sign-on', 'clamd', 'files', 'seal', 'public-url', 'database'])
    expect(all).toMatch(new RegExp(`^ {7}${name} +works$`, 'm'))
  for (const name of ['datamerch', 'fundbox', 'prefill'])
    expect(all).toMatch(new RegExp(`^ {7}${name} +not tried: `, 'm'))
  expect(all).toMatch(/^ {7}timestamps +answers; not tried further: /m)
  expect(vendors.stamped()).toBe(0)
  expect(all).toContain('/business/oauth-return  (redirect address)')
  // Nothing was left behind, and nobody was written to.
  expect(vendors.store.objects.size).toBe(0)
  expect(vendors.simulators.messages.inbox()).toEqual([])
})

const NOBODY = 'http://127.0.0.1:9'
const oauth = { MAIL_OAUTH_TENANT: 'a', MAIL_OAUTH_CLIENT_ID: 'b', MAIL_OAUTH_CLIENT_SECRET: 'c' }
const spoilt: readonly (readonly [what: string, env: Record<string, string>, line: RegExp])[] = [
  [
    'a wrong secret of Finicity',
    { FINICITY_PARTNER_SECRET: 'x' },
    /finicity +refused: 10001\. Look at its keys/,
  ],
  ['half of Finicity', { FINICITY_PARTNER_ID: '' }, /Finicity is half set.* FINICITY_PARTNER_ID$/],
  ['a wrong secret of Plaid', { PLAID_SECRET: 'x' }, /plaid +refused: INVALID_API_KEYS/],
  ['half of Plaid', { PLAID_SECRET: '' }, /Plaid is half set.* PLAID_SECRET$/],
  ['a wrong key of PandaDoc', { PANDADOC_API_KEY: 'x' }, /pandadoc +refused: 401/],
  ['half of PandaDoc', { PANDADOC_WEBHOOK_KEY: '' }, /PandaDoc is half set.* PANDADOC_WEBHOOK_KEY$/],
  ['a wrong password at Experian', { EXPERIAN_PASSWORD: 'x' }, /experian +refused: /],
  ['a wrong secret of Ocrolus', { OCROLUS_CLIENT_SECRET: 'x' }, /ocrolus +refused: 40[13]/],
  ['a wrong token of Twilio', { TWILIO_AUTH_TOKEN: 'x' }, /twilio +refused: 20003/],
  [
    'a number of somebody else',
    { TWILIO_FROM: '+12125550199' },
    /twilio +refused: not-our-number\. TWILIO_FROM is not/,
  ],
  [
    'a number as people write it',
    { TWILIO_FROM: '(212) 555-0100' },
    /This is no number as Twilio writes it.* TWILIO_FROM$/,
  ],
  ['a wrong key of Google', { GOOGLE_PLACES_KEY: 'x' }, /google-places +refused: API_KEY_INVALID/],
  ['no mail server there', { SMTP_URL: 'smtp://127.0.0.1:9' }, /smtp +no answer: /],
  [
    'a mailbox where nobody is',
    { MAILBOX_URL: 'imap://a:b@127.0.0.1:9/INBOX' },
    /mailbox +no answer: ECONNREFUSED/,
  ],
  [
    'a mail server without a password, and no OAuth',
    { SMTP_URL: 'smtp://a@127.0.0.1:9' },
    /Its address has a user and no password.* SMTP_URL$/,
  ],
  [
    'half of OAuth for mail',
    { MAIL_OAUTH_CLIENT_ID: 'x', MAIL_OAUTH_TENANT: 'y' },
    /OAuth of mail is half set.* MAIL_OAUTH_CLIENT_SECRET$/,
  ],
  [
    'OAuth for mail beside passwords',
    { ...oauth, MAILBOX_URL: 'imap://a:b@127.0.0.1:9/INBOX', SMTP_URL: 'smtp://a:b@127.0.0.1:9' },
    /each address has a password.* SMTP_URL, MAILBOX_URL$/,
  ],
  ['a mailbox without mail', { SMTP_URL: '', MAIL_FROM: '' }, /MAILBOX_URL, SMTP_URL$/],
  ['a mail server without a sender', { MAIL_FROM: '' }, /SMTP is half set.* MAIL_FROM$/],
  ['no mail at all', { MAIL_FROM: '', SMTP_URL: '' }, /No mail goes out/],
  ['a bucket that is not there', { S3_BUCKET: 'other' }, /files +refused: NoSuchBucket\. Make the bucket/],
  ['a wrong key of the store', { S3_ACCESS_KEY_ID: 'x' }, /files +refused: InvalidAccessKeyId/],
  [
    'neither a key of the store nor a role',
    {
      S3_ACCESS_KEY_ID: '',
      S3_SECRET_ACCESS_KEY: '',
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${NOBODY}/role`,
    },
    /files +no answer: no-role\. No key is set/,
  ],
  ['no scanner there', { CLAMD_PORT: '9' }, /clamd +no answer: ECONNREFUSED/],
  ['uploads larger than the scanner takes', { UPLOAD_LIMIT_MB: '50' }, /StreamMaxLength.* UPLOAD_LIMIT_MB$/],
  ['no issuer there', { OIDC_ISSUER: NOBODY }, /sign-on +no answer: /],
  [
    'an extra without its vendor',
    { OCROLUS_CLIENT_ID: '', OCROLUS_CLIENT_SECRET: '' },
    /OCROLUS_WEBHOOK_SECRET, OCROLUS_CLIENT_ID$/,
  ],
  ['a seal that is not there', { SEAL_FILE: 'nowhere.pem' }, /seal +SEAL_FILE names 'nowhere\.pem'/],
  [
    'a timestamp authority where nobody is',
    { TIMESTAMP_URL: NOBODY },
    /timestamps +no answer: \S+ Look at its address/,
  ],
  ['an address where nobody is', { PUBLIC_URL: NOBODY }, /public-url +no answer: /],
]
test.each(spoilt)('%s is found', async (_, env, line) => {
  const { isHealthy, wrong } = await doctor({ ...healthy(), ...env })
  expect(isHealthy).toBe(false)
  expect(wrong).toContainEqual(expect.stringMatching(line))
})

test('a wrong password of the mailbox, and a folder that is not there, are found', async () => {
  const wrongWith = async (from: string, to: string) =>
    (await doctor({ ...healthy(), MAILBOX_URL: vendors.mailbox.url.replace(from, to) })).wrong
  expect(await wrongWith('mail%20password', 'x')).toEqual([
    expect.stringMatching(/mailbox +refused: AUTHENTICATIONFAILED\. Look at user and password/),
  ])
  expect(await wrongWith('INBOX', 'Other')).toEqual([
    expect.stringMatching(/mailbox +refused: NONEXISTENT\. There is no such folder/),
  ])
})

test('mail by OAuth works, and each refusal of its issuer says what to do', async () => {
  const issuer = await startMailTokenSimulator({ now: () => new Date() })
  const box = await startImapSimulator({ isGood: issuer.isGood })
  const smtp = await startSmtpServer(0, async () => {}, { isGood: issuer.isGood })
  const env = {
    ...healthy(),
    SMTP_URL: `smtp://funding%40funder.example@127.0.0.1:${portOf(smtp)}`,
    MAILBOX_URL: box.url,
    MAIL_OAUTH_BASE_URL: issuer.url,
    MAIL_OAUTH_TENANT: issuer.tenant,
    MAIL_OAUTH_CLIENT_ID: issuer.clientId,
    MAIL_OAUTH_CLIENT_SECRET: issuer.clientSecret,
  }
  const { said, wrong } = await doctor(env)
  expect(wrong).toEqual([])
  for (const name of ['smtp', 'mailbox'])
    expect(said.join('\n')).toMatch(new RegExp(`^ {7}${name} +works$`, 'm'))
  for (const [code, hint] of [
    ['AADSTS7000222', 'The secret has ended'],
    ['AADSTS53003', 'The directory blocks'],
  ] as const) {
    issuer.refuse(code)
    const refusals = (await doctor(env)).wrong
    expect(refusals).toEqual([
      expect.stringContaining(`mailbox       refused: ${code}. ${hint}`),
      expect.stringContaining(`smtp          refused: ${code}. ${hint}`),
    ])
    expect(refusals.join()).not.toContain(issuer.clientSecret)
  }
  await Promise.all([issuer.close(), box.close(), smtp.closeAll()])
})

test('a service that signs is reached, and asked for no signature; a wrong address of it is found', async () => {
  const env = { ...healthy(), SEAL_FILE: certificateFile, SEAL_SIGNER_TOKEN: vendors.signer.token }
  const { wrong, said } = await doctor({ ...env, SEAL_SIGNER_URL: vendors.signer.url })
  expect(wrong).toEqual([])
  expect(said.join('\n')).toMatch(/^ {7}seal +answers; not tried further: /m)
  expect(vendors.signer.digests).toEqual([])
  expect((await doctor({ ...env, SEAL_SIGNER_URL: NOBODY })).wrong).toEqual([
    expect.stringMatching(/seal +no answer: /),
  ])
})

test('an authority that this machine does not know is told with what mends it, whoever meets it', async () => {
  const port = portOf(vendors.unknown)
  const { wrong } = await doctor({
    ...healthy(),
    SMTP_URL: `smtps://127.0.0.1:${port}`,
    MAILBOX_URL: `imaps://a:b@127.0.0.1:${port}/INBOX`,
    PUBLIC_URL: `https://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  for (const name of ['smtp', 'mailbox', 'public-url'])
    expect(wrong).toContainEqual(
      expect.stringMatching(
        new RegExp(`^wrong +${name} +no answer: DEPTH_ZERO_SELF_SIGNED_CERT\\. .*NODE_EXTRA_CA_CERTS`),
      ),
    )
})

test('a scanner without signatures is found', async () => {
  const { wrong } = await doctor({ ...healthy(), CLAMD_PORT: portOf(vendors.blind) })
  expect(wrong).toEqual([expect.stringMatching(/clamd +refused: finds-nothing\. .*freshclam/)])
})

test('what stands otherwise in a console is found: a redirect address, where answers go', async () => {
  const env = healthy()
  vendors.simulators.plaid.setRedirects(['https://other.example/business/oauth-return'])
  vendors.simulators.messages.setInbound('https://other.example/api/webhooks/twilio')
  const { wrong } = await doctor(env)
  expect(wrong).toEqual([
    expect.stringMatching(
      /plaid +refused: INVALID_FIELD\. Register http:\/\/127\.0\.0\.1:\d+\/business\/oauth-return/,
    ),
    expect.stringMatching(
      /twilio +refused: answers-elsewhere\. Put http:\/\/127\.0\.0\.1:\d+\/api\/webhooks\/twilio into/,
    ),
  ])
})

test('a database that does not open, another version at the public address, a proxy that nobody trusts, and practice data in production', async () => {
  expect((await doctor(healthy(), 'The database refuses the password.')).wrong).toEqual([
    expect.stringMatching(/database +The database refuses the password\./),
  ])
  const old = { ...healthy(), PUBLIC_URL: `http://127.0.0.1:${portOf(vendors.own)}/old` }
  expect((await doctor(old)).wrong).toContainEqual(
    expect.stringMatching(/public-url +refused: version 0\.0\.1/),
  )
  const live = {
    ...healthy(),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://127.0.0.1:9',
    OIDC_ISSUER: '',
    OIDC_CLIENT_ID: '',
  }
  const { wrong } = await doctor({ ...live, FINICITY_CUSTOMERS: 'testing' })
  expect(wrong).toContainEqual(expect.stringMatching(/TRUSTED_PROXIES$/))
  expect(wrong).toContainEqual(expect.stringMatching(/made-up data\. FINICITY_CUSTOMERS$/))
})

test('no value of a setting is told', async () => {
  const env = healthy()
  const { said } = await doctor({
    ...env,
    PLAID_SECRET: 'wrong-secret-of-plaid',
    TWILIO_AUTH_TOKEN: 'wrong-token',
  })
  const all = said.join('\n')
  for (const [name, value] of Object.entries(env))
    if (/SECRET|TOKEN|PASSWORD|KEY/.test(name) && value.length > 3) expect(all).not.toContain(value)
  expect(all).not.toMatch(/wrong-(secret|token)/)
})
