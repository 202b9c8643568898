// A provider of the match protocol on the wire. Who is found says personas.ts; last fours of 0400 to 0599 and 0200 switch the faults.
import Fastify from 'fastify'
import { filedPeople } from './personas.ts'

interface Asked {
  readonly reference?: string
  readonly person?: {
    readonly first_name?: string
    readonly last_name?: string
    readonly ssn_last4?: string
    readonly zip?: string
  }
  readonly consent?: { readonly version?: string; readonly given_at?: string }
}

export interface PrefillSimulator {
  readonly url: string
  readonly token: string
  /** Questions as they arrived. */
  readonly asked: readonly Asked[]
  close(): Promise<void>
}

const SLOW_MS = 4000

/** Faults by last four: 0401, 0403, 0429, 0500, 0408 (never answers), 0200 (no JSON), 0201 (another shape); 0004 answers after `slowMs`. */
export async function startPrefillSimulator(
  options: { token?: string; port?: number; slowMs?: number } = {},
): Promise<PrefillSimulator> {
  const { token = 'prefill-token', slowMs = SLOW_MS } = options
  const asked: Asked[] = []
  const app = Fastify({ forceCloseConnections: true })
  const error = (code: string) => ({ error: { code, message: 'as asked' } })
  app.post<{ Body: Asked }>('/v1/match', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return reply.code(401).send(error('unauthorized'))
    const { reference, person, consent } = request.body
    const { first_name, last_name, ssn_last4 = '', zip } = person ?? {}
    if (!reference || !first_name || !last_name || !/^\d{4}$/.test(ssn_last4) || !/^\d{5}$/.test(zip ?? ''))
      return reply.code(422).send(error('invalid_request'))
    if (!consent?.version || !consent.given_at) return reply.code(422).send(error('consent_missing'))
    asked.push(request.body)
    const fault = /^0(4\d\d|5\d\d)$/.exec(ssn_last4)?.[1]
    if (fault === '408') return new Promise(() => undefined)
    if (ssn_last4 === '0200') return reply.type('text/html').send('<html>maintenance</html>')
    if (ssn_last4 === '0201') return { matches: [{ first_name: 'Half', last_name: 'Person' }] }
    if (fault === '429') reply.header('retry-after', '30')
    if (fault) return reply.code(Number(fault)).send(error('switched'))
    if (ssn_last4 === '0004') await new Promise((done) => setTimeout(done, slowMs))
    const matches = filedPeople.filter(
      (filed) => filed.ssn_last4 === ssn_last4 && filed.zip.slice(0, 5) === zip,
    )
    return { matches: matches.map(({ ssn_last4: _, ...told }) => told) }
  })
  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return { url, token, asked, close: () => app.close() }
}
