// Experian's token and credit report on the wire. People by last four: people.ts; 0401, 0403, 0429, 0500, 0408 (never answers), 0200 (no JSON), 0201 (empty) are faults.
import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { makeProfile } from './make-profile.ts'
import { specialFileOf } from './people.ts'

interface Asked {
  readonly consumerPii?: {
    readonly primaryApplicant?: {
      readonly name?: { readonly firstName?: string; readonly lastName?: string }
      readonly dob?: { readonly dob?: string }
      readonly ssn?: { readonly ssn?: string }
      readonly currentAddress?: {
        readonly line1?: string
        readonly line2?: string
        readonly city?: string
        readonly state?: string
        readonly zipCode?: string
      }
    }
  }
  readonly requestor?: { readonly subscriberCode?: string }
  readonly permissiblePurpose?: { readonly type?: string }
  readonly addOns?: { readonly riskModels?: { readonly modelIndicator?: readonly string[] } }
}

export interface ExperianSimulator {
  readonly url: string
  readonly keys: {
    readonly clientId: string
    readonly clientSecret: string
    readonly username: string
    readonly password: string
    readonly subscriberCode: string
    readonly purpose: string
  }
  /** Reports that were asked for, and tokens that were made. */
  readonly counts: { reports: number; tokens: number }
  /** Ends every token before its time. */
  endTokens(): void
  close(): Promise<void>
}

const SLOW_MS = 3_000
const TOKEN_SECONDS = 1_800

export async function startExperianSimulator(
  options: { now?: () => Date; slowMs?: number; port?: number } = {},
): Promise<ExperianSimulator> {
  const { now = () => new Date(), slowMs = SLOW_MS } = options
  const keys = {
    clientId: 'experian-client',
    clientSecret: 'experian-secret',
    username: 'experian-user',
    password: 'experian-password',
    subscriberCode: '2222222',
    purpose: '31',
  }
  const counts = { reports: 0, tokens: 0 }
  const tokens = new Map<string, number>()
  const failed = (errorCode: string, message: string) => ({ errors: [{ errorCode, message }] })
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.post<{ Body: Record<string, string> }>('/oauth2/v1/token', async (request, reply) => {
    const { grant_type, username, password, client_id, client_secret } = request.body
    if (grant_type !== 'password') return reply.code(400).send(failed('400', 'Invalid grant type'))
    if (
      username !== keys.username ||
      password !== keys.password ||
      client_id !== keys.clientId ||
      client_secret !== keys.clientSecret
    )
      return reply.code(401).send(failed('401', 'Access denied'))
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, now().getTime() + TOKEN_SECONDS * 1000)
    counts.tokens++
    return {
      issued_at: String(now().getTime()),
      expires_in: String(TOKEN_SECONDS),
      token_type: 'Bearer',
      access_token: token,
      refresh_token: randomBytes(16).toString('base64url'),
    }
  })

  app.post<{ Body: Asked }>('/consumerservices/credit-profile/v2/credit-report', async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!((tokens.get(token) ?? 0) > now().getTime()))
      return reply.code(401).send(failed('401', 'Invalid access token'))
    if (!/^[a-z0-9]{1,32}$/i.test(String(request.headers.clientreferenceid ?? '')))
      return reply.code(400).send(failed('400', 'clientReferenceId is missing or invalid'))
    const { consumerPii, requestor, permissiblePurpose } = request.body
    const { name, ssn, currentAddress, dob } = consumerPii?.primaryApplicant ?? {}
    if (requestor?.subscriberCode !== keys.subscriberCode)
      return reply.code(403).send(failed('036', 'INVALID SUBSCRIBER CODE'))
    if (permissiblePurpose?.type !== keys.purpose)
      return reply.code(400).send(failed('076', 'INQUIRY NOT ALLOWED'))
    if (!name?.firstName || !name.lastName) return reply.code(400).send(failed('400', 'Name is required'))
    const number = ssn?.ssn ?? ''
    if (!/^\d{9}$/.test(number)) return reply.code(400).send(failed('400', 'SSN must have nine digits'))
    if (dob && !/^(?:\d{4}|\d{8})$/.test(dob.dob ?? ''))
      return reply.code(400).send(failed('400', 'Date of birth is invalid'))
    const { line1, line2, city, state, zipCode } = currentAddress ?? {}
    if (!line1 || !city || !/^[A-Z]{2}$/.test(state ?? '') || !/^\d{5}(?:\d{4})?$/.test(zipCode ?? ''))
      return reply.code(400).send(failed('400', 'Current address is incomplete'))
    counts.reports++
    const last = number.slice(-4)
    const fault = /^0(4\d\d|5\d\d)$/.exec(last)?.[1]
    if (fault === '408') return new Promise(() => undefined)
    if (last === '0200') return reply.type('text/html').send('<html>maintenance</html>')
    if (last === '0201') return {}
    if (fault === '429') reply.header('retry-after', '30')
    if (fault) return reply.code(Number(fault)).send(failed(fault, 'as asked'))
    const special = specialFileOf(number)
    if (special === 'errors-only') return failed('0816', 'ALL REQUESTED BUREAUS RETURNED A NO RECORD FOUND')
    if (special === 'slow') await new Promise((done) => setTimeout(done, slowMs))
    const person = {
      firstName: name.firstName,
      lastName: name.lastName,
      ssn: number,
      line1,
      ...(line2 && { line2 }),
      city,
      state: state!,
      zipCode: zipCode!,
    }
    return { creditProfile: [makeProfile(person, special, now())] }
  })

  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return { url, keys, counts, endTokens: () => tokens.clear(), close: () => app.close() }
}
