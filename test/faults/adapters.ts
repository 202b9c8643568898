// Every adapter to somebody outside, and for each function of its port a use of it that ends well.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ok, type Outcome } from '#core/ground/outcome.ts'
import { newId } from '#platform/ids.ts'
import { ownDataAddress } from '#platform/providers/address/own-data/own-data.ts'
import { googlePlacesAddress } from '#platform/providers/address/google-places/google-places.ts'
import { createFinicity } from '#platform/providers/bank-data/finicity/finicity.ts'
import { createPlaid } from '#platform/providers/bank-data/plaid/plaid.ts'
import type { BankDataPort, LinkRequest, LinkStart } from '#platform/providers/bank-data/port.ts'
import { s3Blobs } from '#platform/providers/blobs/s3/s3.ts'
import { callVendor, type VendorCaller } from '#platform/providers/call-vendor.ts'
import { experianCredit } from '#platform/providers/consumer-credit/experian/experian.ts'
import { pandaDocSigning } from '#platform/providers/e-sign/pandadoc/pandadoc.ts'
import { googleAnalytics } from '#platform/providers/tags/google-analytics/google-analytics.ts'
import { metaConversions } from '#platform/providers/tags/meta/meta.ts'
import type { Conversion, TagPort } from '#platform/providers/tags/port.ts'
import { tagContainer } from '#platform/providers/tags/tag-container/tag-container.ts'
import { postHog } from '#platform/providers/tags/posthog/posthog.ts'
import {
  fixedCredentials,
  roleCredentials,
  type CredentialSource,
} from '#platform/providers/aws-credentials.ts'
import { awsKms } from '#platform/providers/keys/aws-kms/aws-kms.ts'
import { entraTokens } from '#platform/providers/mail-tokens/entra/entra.ts'
import { googleTokens } from '#platform/providers/mail-tokens/google/google.ts'
import type { MailTokens } from '#platform/providers/mail-tokens/port.ts'
import type { EnvelopeOrder } from '#platform/providers/e-sign/port.ts'
import { dataMerchDefaults } from '#platform/providers/merchant-defaults/datamerch/datamerch.ts'
import { twilioSms } from '#platform/providers/messages/twilio/twilio.ts'
import { fundboxLender } from '#platform/providers/partner-lender/fundbox/fundbox.ts'
import { jsonMatchPrefill } from '#platform/providers/prefill/json-match/json-match.ts'
import { openIdSignOn } from '#platform/providers/sign-on/openid/openid.ts'
import type { SignOnPort } from '#platform/providers/sign-on/port.ts'
import { ocrolusAnalysis } from '#platform/providers/statement-analysis/ocrolus/ocrolus.ts'
import { startAwsRoleSimulator } from '#simulators/aws-kms/role.ts'
import { startAwsKmsSimulator } from '#simulators/aws-kms/aws-kms.ts'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { startMailTokenSimulator } from '#simulators/mail-tokens/mail-tokens.ts'
import { startObjectStoreSimulator } from '#simulators/object-store/object-store.ts'
import { startPandaDocSimulator } from '#simulators/pandadoc/pandadoc.ts'
import { startPlacesSimulator } from '#simulators/places/places.ts'
import { startTagsSimulator } from '#simulators/tags/tags.ts'
import { makeSealPem } from '#platform/paper/seal/make-seal.ts'
import { readSealCertificates } from '#platform/paper/seal/seal-key.ts'
import { httpsSigner } from '#platform/providers/seal-signer/https-signer/https-signer.ts'
import { rfc3161 } from '#platform/providers/timestamp/rfc3161/rfc3161.ts'
import { listen } from '#simulators/bank-world/wire-server.ts'
import { startSignerSimulator } from '#simulators/signer/signer.ts'
import { startSimulators } from '../../src/server/demo/simulators.ts'
import { chooseAt } from '../sign-on.ts'

/** One use of a function. The name begins with the function's ('startLink'); what follows in brackets says what is different about it. */
type Uses<P> = Readonly<Record<string, (port: P, call: VendorCaller) => Promise<unknown> | unknown>>

/** An adapter as the matrix uses it; `of` hides what its port is called. */
export interface Adapter {
  /** Its folder below src/platform/providers. */
  readonly folder: string
  /** Names of the port's functions, those of its parts as 'part.name'. */
  readonly functions: readonly string[]
  readonly uses: Readonly<Record<string, (call: VendorCaller) => Promise<unknown>>>
}

const functionsOf = (port: object, prefix = ''): string[] =>
  Object.entries(port).flatMap(([name, member]: [string, unknown]) => {
    if (typeof member === 'function') return [`${prefix}${name}`]
    return typeof member === 'object' && member !== null ? functionsOf(member, `${name}.`) : []
  })

/** Each use gets an adapter of its own: nothing that an earlier one learnt (a token, a key) is there. */
const adapter = <P extends object>(
  folder: string,
  open: (call: VendorCaller) => P,
  uses: Uses<P>,
): Adapter => ({
  folder,
  functions: functionsOf(open(callVendor)),
  uses: Object.fromEntries(
    Object.entries(uses).map(([name, use]) => [name, async (call: VendorCaller) => use(open(call), call)]),
  ),
})

/** Adapters that ask nobody outside, and those that speak no HTTP, whose faults stand in sockets.test.ts. */
export const withoutHttp: Readonly<Record<string, string>> = {
  'address/own-data': 'our own list',
  'blobs/disk': 'our own disk',
  'e-sign/own': 'our own database',
  'keys/environment': 'our own settings',
  'file-scan/clamd': 'a socket of its own',
  'mailbox/imap': 'a socket of its own',
  'messages/smtp': 'a socket of its own',
  'seal-signer/pem-file': 'our own file',
}

const now = () => new Date('2026-11-20T15:00:00Z')
const today = '2026-11-20'
const months = 24

function valueOf<T>(outcome: Outcome<T, unknown>): T {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

const person: LinkRequest = {
  reference: 'ref-1',
  firstName: 'Ana',
  lastName: 'Reyes',
  language: 'en',
  webhookUrl: 'http://127.0.0.1:1/hook',
}

/** Asks until the history is there, as the job does. */
const address = { line1: '8 Pine St', city: 'Portland', state: 'ME', zip: '04102' }
const stated = {
  firstName: 'Ana',
  lastName: 'Reyes',
  home: address,
  business: { name: 'Harbor Street Bakery LLC', phone: '+12075550143', address },
}

async function history(port: BankDataPort, secret: string, said: { stated?: typeof stated } = { stated }) {
  let kept = secret
  for (let polls = 0; ; polls++) {
    const answer = await port.fetchHistory(kept, { months, today, ...said })
    if (!answer.ok || answer.value.state === 'ready' || polls === 4) return answer
    kept = answer.value.secret ?? kept
  }
}

/** Uses that every bank-data adapter has; `frameOf` is where a person logs in. */
async function bankUses(
  port: BankDataPort,
  username: string,
  frameOf: (start: LinkStart) => string,
): Promise<Uses<BankDataPort>> {
  const linked = async () => {
    const start = valueOf(await port.startLink({ ...person, reference: `ref-${username}` }))
    const end = await walkBankPages(frameOf(start), { username })
    const finish =
      start.kind === 'frame'
        ? { customerRef: start.customerRef }
        : { publicToken: String(end.messages.find(({ type }) => type === 'success')?.['public_token']) }
    return { finish, start }
  }
  const first = await linked()
  const { secret } = valueOf(await port.finishLink(first.finish))
  const read = valueOf(await history(port, secret))
  const known = read.secret ?? secret
  const lists = valueOf(await port.statements!.list(known, () => true))
  const statement = lists.flatMap(({ statements }) => (statements === 'second-factor' ? [] : statements))[0]!
  const again = await linked()
  return {
    check: (of) => of.check(),
    startLink: (of) => of.startLink({ ...person, reference: 'ref-new' }),
    'startLink (repair)': (of) => of.startLink({ ...person, repair: secret }),
    finishLink: (of) => of.finishLink(again.finish),
    refresh: (of) => of.refresh(secret),
    fetchHistory: (of) => history(of, secret),
    // Owners are asked for by another call where nobody is known to compare them with.
    ...(port.vendor === 'finicity'
      ? { 'fetchHistory (nobody stated)': (of: BankDataPort) => history(of, secret, {}) }
      : {}),
    'statements.list': (of) => of.statements!.list(known, () => true),
    'statements.read': (of) => of.statements!.read(known, statement),
    revoke: (of) => of.revoke(known),
    carryOver: (of) => ({ kept: of.carryOver!(secret, known) }),
    ...(first.start.kind === 'frame' ? usesOfCustomer(first.start.customerRef) : {}),
  }
}

const usesOfCustomer = (customerRef: string): Uses<BankDataPort> => ({
  revokeCustomer: (of) => of.revokeCustomer!(customerRef),
})

/** A webhook that is signed, by its looks, with a key that was not seen before. */
function signedByStranger() {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = [part({ alg: 'ES256', kid: '6c5516e1-92dc-479e-a8ff' }), part({ iat: 1 }), 'c2lnbg'].join('.')
  return { headers: { 'plaid-verification': token }, rawBody: Buffer.from('{}') }
}

const noRules = {
  roleValues: { representative: [], underwriter: [], admin: [] },
  emailDomains: [],
  factorValues: [],
}

const bytes = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n%%EOF')
const order: EnvelopeOrder = {
  envelope: newId(now()),
  subjectId: newId(now()),
  title: 'Agreement',
  language: 'en',
  bytes,
  hash: createHash('sha256').update(bytes).digest('hex'),
  places: [{ place: 'signer', signer: 'signer', page: 1, x: 54, y: 100, width: 290, height: 46 }],
  signers: [{ id: newId(now()), name: 'Ana Reyes', email: 'ana@example.test', position: 1, place: 'signer' }],
  expiresAt: new Date('2026-11-30T15:00:00Z'),
}

const tokenUses: Uses<MailTokens> = {
  tokenFor: (port) => port.tokenFor('funding@funder.example'),
}

const placesFile = new URL('../../src/platform/providers/address/own-data/places.txt.gz', import.meta.url)

/** All adapters that speak HTTP, over simulators that are started for them. */
/** Answers every call with some bytes of a type. */
const startBytes = (type: string) =>
  listen(
    (_request, reply) =>
      void reply.writeHead(200, { 'content-type': type }).end(Buffer.from([48, 3, 2, 1, 0])),
  )

export async function startAdapters() {
  const [simulators, places, store, panda, kms, tags, issuer] = await Promise.all([
    startSimulators({ clock: now }),
    startPlacesSimulator({ placesFile }),
    startObjectStoreSimulator(),
    startPandaDocSimulator({ now }),
    startAwsKmsSimulator({ keys: ['1234abcd-12ab-34cd-56ef-1234567890ab'], clock: now }),
    startTagsSimulator(),
    startMailTokenSimulator({ now }),
  ])
  const { finicity, plaid, dataMerch, fundbox, prefill, experian, ocrolus, openId, messages } = simulators

  const finicityOf = (call: VendorCaller) =>
    createFinicity({
      ...finicity,
      baseUrl: finicity.url,
      now,
      call,
      statements: true,
      ownerMatch: true,
      businessRecord: true,
    })
  const plaidOf = (call: VendorCaller) =>
    createPlaid({
      ...plaid,
      baseUrl: plaid.url,
      clientName: 'Underway',
      now,
      call,
      statements: true,
      transactions: true,
    })
  const plaidFrame = (start: LinkStart) =>
    start.kind === 'token'
      ? `${plaid.linkUrl}/bank/frame?session=${start.linkToken}&holder=http%3A%2F%2Fapp.example`
      : ''
  const opened = valueOf(await plaidOf(callVendor).startLink({ ...person, reference: 'ref-look' }))
  const linkToken = opened.kind === 'token' ? opened.linkToken : ''
  const walked = await walkBankPages(plaidFrame(opened), { username: 'user_healthy' })
  const publicToken = String(walked.messages.find(({ type }) => type === 'success')?.['public_token'])
  const { secret: item } = valueOf(await plaidOf(callVendor).finishLink({ publicToken }))
  const read = valueOf(await history(plaidOf(callVendor), item))
  const forgotten = valueOf(await plaidOf(callVendor).refresh(read.secret ?? item))
  const readBefore = forgotten.secret ?? item
  const pandaOf = (call: VendorCaller) =>
    pandaDocSigning({
      baseUrl: panda.url,
      appUrl: panda.appUrl,
      apiKey: panda.apiKey,
      webhookKey: panda.webhookKey,
      pauseMs: 0,
      clock: now,
      call,
    })
  const signing = pandaOf(callVendor)
  const envelopeOf = async (envelope: string) =>
    valueOf(await signing.create({ ...order, envelope })).reference
  const sent = await envelopeOf(newId(now()))
  const voided = await envelopeOf(newId(now()))
  const completed = await envelopeOf(newId(now()))
  panda.complete(completed, 1)
  await signing.embedded!.download(completed)

  const signOn = {
    state: 's'.repeat(43),
    nonce: 'n'.repeat(43),
    verifier: 'v'.repeat(43),
    redirectUri: 'http://localhost/business/staff/sign-on',
  }
  const signOnOf = (call: VendorCaller): SignOnPort =>
    openIdSignOn({ ...openId, issuer: openId.url, name: 'An issuer', rules: noRules, now, call })
  /** What the issuer sends the browser back with: a code of its own each time. */
  const cameBack = async (subject = 'u-1001') => {
    const begun = valueOf(await signOnOf(callVendor).begin({ ...signOn, fresh: false, language: 'en' }))
    const { code, iss } = await chooseAt(begun, subject)
    return { code, iss }
  }

  const ocrolusOf = (call: VendorCaller) =>
    ocrolusAnalysis({ ...ocrolus, baseUrl: ocrolus.url, authUrl: ocrolus.url, now, call })
  const analysis = ocrolusOf(callVendor)
  const file = { id: 'a-file', mime: 'application/pdf', bytes }
  const { book } = valueOf(await analysis.open('a book that was opened before'))
  valueOf(await analysis.add(book, file))
  for (let looks = 0; valueOf(await analysis.look(book)) === 'pending'; looks++)
    if (looks === 5) throw new Error('the book is never finished')

  const storeKey = { accessKeyId: 'store-key', secretAccessKey: 'secret' }
  const s3Of = (call: VendorCaller, credentials: CredentialSource = fixedCredentials(storeKey)) =>
    s3Blobs({ endpoint: store.url, region: 'us-east-1', bucket: store.bucket, credentials, call })
  const sealPem = await makeSealPem('A funder', now())
  const [certificates = ''] = /-----BEGIN CERTIFICATE-----[^]*-----END CERTIFICATE-----/.exec(sealPem) ?? []
  const signer = await startSignerSimulator({ key: sealPem })
  const signerOf = (call: VendorCaller) =>
    httpsSigner({
      url: signer.url,
      token: signer.token,
      identity: readSealCertificates(certificates, now()),
      call,
    })
  // What an authority's bytes say is read by another test; here it counts that some came.
  const authority = await startBytes('application/timestamp-reply')
  const timestampOf = (call: VendorCaller) =>
    rfc3161({ url: authority.url, read: ({ response }) => Promise.resolve(ok(response)), call })

  const key = 'uploads/a-file'
  valueOf(await s3Of(callVendor).put(key, bytes, { type: 'application/octet-stream' }))

  const accounts = mkdtempSync(join(tmpdir(), 'accounts-'))
  const accountFile = join(accounts, 'account.json')
  writeFileSync(accountFile, JSON.stringify(issuer.account))
  const { tenant, clientId, clientSecret } = issuer

  const sms = { to: '+12075550142', body: 'Your code', reference: 'm-1' }
  const session = '5f0c8c1e-8f5b-4f0a-9d63-0f0a5a3f7a11'
  const ownAddresses = ownDataAddress(placesFile)
  const googleOf = (call: VendorCaller) =>
    googlePlacesAddress({
      baseUrl: places.url,
      key: 'places-key',
      placeOfZip: (zip) => ownAddresses.placeOfZip(zip),
      call,
    })
  const [suggestion] = valueOf(
    await googleOf(callVendor).suggest({
      text: '12 Main St, Portland, ME',
      language: 'en',
      session,
      near: null,
    }),
  )
  const role = await startAwsRoleSimulator(kms.credentials, now)
  const storeRole = await startAwsRoleSimulator(storeKey, now)
  const kmsOf = (call: VendorCaller, credentials: CredentialSource = fixedCredentials(kms.credentials)) => {
    const at = { endpoint: kms.url, region: 'us-east-1', keyId: 'alias/underway' }
    return awsKms({ ...at, credentials, clock: now, call })
  }
  const dataKey = valueOf(await kmsOf(callVendor).make('a-key'))
  const conversion: Conversion = {
    name: 'registration',
    at: now(),
    eventId: '019a8d6e-7c1f-7000-8000-000000000001',
    subject: 'a-subject',
    clicks: { fbclid: 'click-1' },
  }
  const tagUses: Uses<TagPort> = {
    takes: (port) => port.takes(conversion),
    tell: (port) => port.tell(conversion),
  }
  const textFile = new URL(messages.putFile('MM1', { bytes: Buffer.from('a photo'), type: 'image/jpeg' }))
    .pathname
  const noWebhook = { url: 'http://localhost/hook', headers: {}, form: {} }

  const adapters: readonly Adapter[] = [
    adapter('bank-data/finicity', finicityOf, {
      ...(await bankUses(finicityOf(callVendor), 'user_healthy', (start) =>
        start.kind === 'frame' ? start.url : '',
      )),
      readWebhook: (port) => port.readWebhook({ headers: {}, rawBody: Buffer.from('{}') }),
    }),
    adapter('bank-data/plaid', plaidOf, {
      ...(await bankUses(plaidOf(callVendor), 'user_healthy', plaidFrame)),
      look: (port) => port.look!(item),
      'fetchHistory (again)': (port) => history(port, readBefore),
      findLink: (port) => port.findLink!(linkToken),
      readWebhook: (port) => port.readWebhook(signedByStranger()),
    }),
    adapter(
      'consumer-credit/experian',
      (call) => experianCredit({ baseUrl: experian.url, ...experian.keys, call, now }),
      {
        check: (port) => port.check(),
        pull: (port) =>
          port.pull(
            {
              reference: 'a1b2c3',
              firstName: 'Ana',
              lastName: 'Quispe',
              ssn: '501224000',
              dateOfBirth: '1984-02-29',
              home: { street: '88 Vesper St', unit: '', city: 'Portland', state: 'ME', zip: '04101' },
            },
            'soft',
          ),
      },
    ),
    adapter('statement-analysis/ocrolus', ocrolusOf, {
      check: (port) => port.check!(),
      open: (port) => port.open('another book'),
      add: (port) => port.add(book, file),
      look: (port) => port.look(book),
      readWebhook: (port) => port.readWebhook(Buffer.from('{}'), {}),
    }),
    adapter('e-sign/pandadoc', pandaOf, {
      check: (port) => port.check!(),
      create: (port) => port.create(order),
      look: (port) => port.look(sent),
      void: (port) => port.void(voided),
      'embedded.openSession': (port) => port.embedded!.openSession(sent, 'ana@example.test'),
      'embedded.download': (port) => port.embedded!.download(completed),
      'embedded.readWebhook': (port) => port.embedded!.readWebhook(Buffer.from('[]'), new URLSearchParams()),
    }),
    adapter(
      'messages/twilio',
      (call) =>
        twilioSms({
          baseUrl: messages.twilioUrl,
          accountSid: messages.accountSid,
          authToken: messages.authToken,
          from: messages.fromNumber,
          call,
        }),
      {
        check: (port) => port.check(),
        send: (port) => port.send(sms),
        fetchFile: (port) => port.fetchFile({ path: textFile, type: 'image/jpeg' }, 1_000_000),
        findSent: (port) => port.findSent(sms, new Date(0)),
        readInbound: (port) => port.readInbound(noWebhook),
        readStatus: (port) => port.readStatus(noWebhook),
      },
    ),
    adapter(
      'mail-tokens/entra',
      (call) => entraTokens({ baseUrl: issuer.url, tenant, clientId, clientSecret, now, call }),
      tokenUses,
    ),
    adapter('mail-tokens/google', (call) => googleTokens({ file: accountFile, now, call }), tokenUses),
    adapter(
      'merchant-defaults/datamerch',
      (call) => dataMerchDefaults({ baseUrl: dataMerch.url, token: dataMerch.token, call }),
      {
        find: (port) => port.find({ ein: '123456788', legalName: 'Harbor Street Bakery LLC' }),
      },
    ),
    adapter(
      'partner-lender/fundbox',
      (call) => fundboxLender({ baseUrl: fundbox.url, user: fundbox.user, password: fundbox.password, call }),
      {
        submitLead: (port) =>
          port.submitLead({
            reference: 'ref-1',
            owner: { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com', phone: '2125550111' },
            business: {
              legalName: 'Panadería Peña LLC',
              requestedAmount: 2_500_000,
              monthlySales: 1_550_050,
            },
          }),
      },
    ),
    adapter(
      'prefill/json-match',
      (call) => jsonMatchPrefill({ baseUrl: prefill.url, token: prefill.token, call }),
      {
        find: (port) =>
          port.find({
            reference: 'a-reference-of-a-test',
            firstName: 'Nora',
            lastName: 'Whitfield',
            ssnLast4: '4821',
            zip: '78704',
            consent: { version: '2026-11-22', at: now() },
          }),
      },
    ),
    adapter('address/google-places', googleOf, {
      check: (port) => port.check!(),
      suggest: (port) =>
        port.suggest({ text: '12 Main St, Portland, ME', language: 'en', session, near: null }),
      placeOfZip: (port) => port.placeOfZip('04101'),
      resolve: (port) => port.resolve({ id: suggestion!.id, session }),
    }),
    adapter('keys/aws-kms', (call) => kmsOf(call), {
      make: (port) => port.make('another-key'),
      'make (as an instance)': (_, call) =>
        kmsOf(call, roleCredentials({ instanceUrl: role.url, clock: now, call })).make('another-key'),
      'make (as a container)': (_, call) => {
        const { url, relativeUri, authorizationToken } = role
        const of = { containerUrl: url, relativeUri, authorizationToken, clock: now, call }
        return kmsOf(call, roleCredentials(of)).make('another-key')
      },
      wrap: (port) => port.wrap('a-key', dataKey.key),
      unwrap: (port) => port.unwrap('a-key', dataKey),
    }),
    adapter(
      'tags/google-analytics',
      (call) => googleAnalytics({ baseUrl: tags.url, ...tags.secrets, call }),
      tagUses,
    ),
    adapter('tags/meta', (call) => metaConversions({ baseUrl: tags.url, ...tags.secrets, call }), tagUses),
    adapter(
      'tags/tag-container',
      (call) =>
        tagContainer({ ...tags.secrets, baseUrl: `${tags.url}/container`, vendors: ['Example Ads'], call }),
      tagUses,
    ),
    adapter('tags/posthog', (call) => postHog({ baseUrl: tags.url, ...tags.secrets, call }), tagUses),
    adapter('seal-signer/https-signer', signerOf, {
      check: (port) => port.check(),
      sign: (port) => port.sign(bytes),
    }),
    adapter('timestamp/rfc3161', timestampOf, {
      check: (port) => port.check(),
      stamp: (port) => port.stamp(bytes),
    }),
    adapter('sign-on/openid', signOnOf, {
      check: (port) => port.check(),
      begin: (port) => port.begin({ ...signOn, fresh: false, language: 'en' }),
      finish: async (port) => port.finish({ ...signOn, answer: await cameBack() }),
      'finish (lean token)': async (port) => {
        openId.people.set('lean', { sub: 'lean', name: 'No claims' })
        return port.finish({ ...signOn, answer: await cameBack('lean') })
      },
      leave: (port) => port.leave('http://localhost/business/staff/login'),
    }),
    adapter('blobs/s3', (call) => s3Of(call), {
      put: (port) => port.put(key, bytes, { type: 'application/octet-stream' }),
      get: (port) => port.get(key),
      'get (as an instance)': (_, call) =>
        s3Of(call, roleCredentials({ instanceUrl: storeRole.url, clock: now, call })).get(key),
      delete: (port) => port.delete(key),
    }),
  ]
  return {
    adapters,
    close: async () => {
      rmSync(accounts, { recursive: true, force: true })
      await Promise.all(
        [simulators, places, store, panda, kms, tags, signer, authority, issuer].map((each) => each.close()),
      )
    },
  }
}
