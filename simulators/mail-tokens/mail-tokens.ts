// Whoever gives out tokens for mailboxes, on the wire: Entra's client credentials and Google's service accounts, with their refusals.
import { createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface MailTokenSimulator {
  /** Where Entra answers: '/{tenant}/oauth2/v2.0/token' below it. */
  readonly url: string
  readonly tenant: string
  readonly clientId: string
  readonly clientSecret: string
  /** A key of a service account as Google's console writes it. */
  readonly account: Readonly<Record<string, string>>
  /** Whether a server lets this token in now. */
  isGood(token: string): boolean
  /** Ends all tokens before their time, as after a change of rights. */
  endAll(): void
  /** The next requests are refused so: 'AADSTS7000222', 'unauthorized_client', '503'; '' = as usual. */
  refuse(code: string): void
  /** The next requests are answered so; null = as usual. */
  answerWith(answer: ((reply: ServerResponse) => void) | null): void
  /** Tokens given out so far. */
  readonly given: () => number
  close(): Promise<void>
}

const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47'
const CLIENT_ID = '6731de76-14a6-49ae-97bc-6eba6914391e'
const SECRET = 'Qx~8Q~secret-of-the-mail-application'
const ISSUER = 'mail@funder.iam.example'
const SCOPES = { entra: 'https://outlook.office365.com/.default', google: 'https://mail.google.com/' }

/** `livesSeconds`: 3599 as Entra's. */
export async function startMailTokenSimulator({
  now,
  livesSeconds = 3599,
}: {
  readonly now: () => Date
  readonly livesSeconds?: number
}): Promise<MailTokenSimulator> {
  const tokens = new Map<string, number>()
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let refusing = ''
  let answering: Parameters<MailTokenSimulator['answerWith']>[0] = null
  let given = 0

  function grant(reply: ServerResponse): void {
    const token = `EwB.${randomBytes(24).toString('base64url')}`
    tokens.set(token, now().getTime() + livesSeconds * 1000)
    given += 1
    send(reply, 200, {
      token_type: 'Bearer',
      expires_in: livesSeconds,
      ext_expires_in: livesSeconds,
      access_token: token,
    })
  }

  function entra(tenant: string, form: URLSearchParams, reply: ServerResponse): void {
    const no = (code: number, error: string, said: string, status = 400) =>
      send(reply, status, {
        error,
        error_description: `AADSTS${code}: ${said} Trace ID: 1 Correlation ID: 2 Timestamp: ${now().toISOString()}`,
        error_codes: [code],
        timestamp: now().toISOString(),
        trace_id: '1',
        correlation_id: '2',
        error_uri: `https://login.microsoftonline.com/error?code=${code}`,
      })
    if (refusing.startsWith('AADSTS')) return no(Number(refusing.slice(6)), 'invalid_client', 'refused.', 401)
    if (tenant !== TENANT) return no(90002, 'invalid_request', `Tenant '${tenant}' not found.`)
    if (form.get('client_id') !== CLIENT_ID)
      return no(700016, 'unauthorized_client', `Application '${form.get('client_id')}' was not found.`)
    if (form.get('client_secret') !== SECRET)
      return no(7000215, 'invalid_client', 'Invalid client secret provided.', 401)
    if (form.get('grant_type') !== 'client_credentials') return no(70003, 'unsupported_grant_type', 'No.')
    if (form.get('scope') !== SCOPES.entra) return no(1002012, 'invalid_scope', 'The scope is not valid.')
    grant(reply)
  }

  function google(form: URLSearchParams, reply: ServerResponse): void {
    const no = (error: string, said: string, status = 400) =>
      send(reply, status, { error, error_description: said })
    if (refusing) return no(refusing, 'refused', 401)
    const [head = '', body = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${body}`)
      .verify(pair.publicKey, Buffer.from(signature, 'base64url'))
    if (!isSigned) return no('invalid_grant', 'Invalid JWT Signature.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string & number>
    const at = now().getTime() / 1000
    if (claims.aud !== account.token_uri || !claims.exp || claims.exp < at || claims.exp > at + 3700)
      return no('invalid_grant', 'Invalid JWT: Token must be a short-lived token (60 minutes).')
    if (claims.iss !== ISSUER || claims.scope !== SCOPES.google || !claims.sub)
      return no('unauthorized_client', 'Client is unauthorized to retrieve access tokens.', 401)
    grant(reply)
  }

  const server = createServer((request, reply) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      if (answering) return answering(reply)
      const form = new URLSearchParams(text)
      if (refusing === '503') return send(reply, 503, { error: 'temporarily_unavailable' })
      const tenant = /^\/([^/]+)\/oauth2\/v2\.0\/token$/.exec(request.url ?? '')?.[1]
      if (request.method !== 'POST') return send(reply, 405, {})
      if (tenant) return entra(decodeURIComponent(tenant), form, reply)
      return request.url === '/token' ? google(form, reply) : send(reply, 404, {})
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = {
    type: 'service_account',
    project_id: 'funder',
    private_key_id: 'key-1',
    private_key: String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
    client_email: ISSUER,
    client_id: '100000000000000000001',
    token_uri: `${url}/token`,
  }
  return {
    url,
    tenant: TENANT,
    clientId: CLIENT_ID,
    clientSecret: SECRET,
    account,
    isGood: (token) => (tokens.get(token) ?? 0) > now().getTime(),
    endAll: () => tokens.clear(),
    refuse: (code) => void (refusing = code),
    answerWith: (answer) => void (answering = answer),
    given: () => given,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function send(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** What XOAUTH2 carries (https://developers.google.com/workspace/gmail/imap/xoauth2-protocol): 'user=...^Aauth=Bearer ...^A^A' in base64. */
export function readXoauth2(text: string): { readonly user: string; readonly token: string } | null {
  const plain = Buffer.from(text, 'base64').toString()
  const [, user, token] = /^user=([^\u0001]+)\u0001auth=Bearer ([^\u0001]+)\u0001\u0001$/.exec(plain) ?? []
  return user && token ? { user, token } : null
}
