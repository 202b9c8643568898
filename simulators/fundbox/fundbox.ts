// A partner lender on the wire, with the page that its link opens. The owner's first name switches the answer: Declined, Crash, Ratelimit, Timeout, Garbage.
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'

interface Lead {
  readonly owners?: readonly { readonly first_name?: string; readonly email?: string }[]
  readonly company?: {
    readonly uuid?: string
    readonly business_name?: string
    readonly loan_amount?: number
  }
}

export interface FundboxSimulator {
  /** The base address of the API, ending in /v1. */
  readonly url: string
  readonly user: string
  readonly password: string
  /** Leads as they arrived. */
  readonly leads: readonly Lead[]
  close(): Promise<void>
}

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Partner lender (demo)</title>
<style>body{font:18px/1.5 system-ui;margin:0;background:#eef3f8;color:#17212b}main{max-width:34rem;margin:10vh auto;padding:2rem;background:#fff;border-radius:12px}p[lang=es]{color:#4a5764}</style>
<main><h1>Partner lender</h1>
<p>This page stands in for the partner lender's own application. In a demo nothing was sent to anybody.</p>
<p lang="es">Esta página hace las veces de la solicitud del otro prestamista. En una demostración no se envió nada a nadie.</p></main></html>`

export async function startFundboxSimulator(
  options: { user?: string; password?: string; port?: number; publicUrl?: string } = {},
): Promise<FundboxSimulator> {
  const { user = 'fundbox-user', password = 'fundbox-password' } = options
  const leads: Lead[] = []
  const known = new Set<string>()
  const app = Fastify({ forceCloseConnections: true })
  const credentials = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

  app.post<{ Body: Lead }>('/v1/prequalify', async (request, reply) => {
    if (request.headers.authorization !== credentials)
      return reply.code(401).type('text/plain').send('Unauthorized')
    const { owners = [], company = {} } = request.body
    const [owner] = owners
    if (!owner?.email || !company.uuid || !company.loan_amount)
      return reply.code(422).type('text/plain').send('owners and company are required')
    const name = owner.first_name?.toLowerCase()
    if (name === 'crash') return reply.code(500).type('text/plain').send('Internal error')
    if (name === 'ratelimit') return reply.code(429).header('retry-after', '60').send('Slow down')
    if (name === 'timeout') return new Promise(() => undefined)
    if (name === 'garbage') return { decision: 'maybe' }
    leads.push(request.body)
    const updated = new Date().toISOString()
    if (name === 'declined')
      return { decision: 'declined', rejection_reason: 'time_in_business', offers: [], updated }
    const again = known.has(company.uuid) || known.has(owner.email)
    known.add(company.uuid).add(owner.email)
    if (again) return { decision: 'pending', offers: [], updated }
    const link = `${options.publicUrl ?? url}/landing/${randomUUID()}`
    const offer = {
      loan_approval_amount: company.loan_amount,
      term: 6,
      repayment: 'Weekly',
      factor_rate: 1.2,
      url: link,
    }
    return { decision: 'preapproved', offers: [offer], updated }
  })
  app.get('/landing/:id', async (_request, reply) => reply.type('text/html').send(page))

  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return { url: `${url}/v1`, user, password, leads, close: () => app.close() }
}
