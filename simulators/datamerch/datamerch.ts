// DataMerch's best-known search on the wire. EINs that begin with 98-0000 switch the faults by their last three digits.
import Fastify from 'fastify'

const records = [
  {
    category: 'Default Account',
    notes: 'Stopped paying after 40 days',
    funder: 'Example Capital',
    date: '2025-08-14',
    created_at: '2025-08-20T10:00:00Z',
  },
]
const merchants = [
  { id: 1, name: 'Default Diner LLC', ein: '98-7654321', risk_level: 'high', records },
  {
    id: 2,
    name: 'Broken Promise Bakery, Inc.',
    ein: null,
    risk_level: 'medium',
    records: [{ ...records[0], category: 'Slow Pay', date: null }],
  },
  { id: 3, name: 'Quiet Cafe LLC', ein: '98-1111111', risk_level: 'low', records: [] },
]

const key = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

export interface DataMerchSimulator {
  readonly url: string
  readonly token: string
  close(): Promise<void>
}

/** Hits: EIN 98-7654321 or 'Default Diner', and 'Broken Promise Bakery' by name. Faults: 98-0000 with 401, 403, 408 (never answers), 429, 500, 200 (garbage). */
export async function startDataMerchSimulator(
  options: { token?: string; port?: number } = {},
): Promise<DataMerchSimulator> {
  const token = options.token ?? 'datamerch-token'
  const app = Fastify({ forceCloseConnections: true })
  app.get<{ Querystring: { q?: string } }>('/v2/merchants', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return reply.code(401).send({ error: 'Unauthorized' })
    const q = key(request.query.q ?? '')
    if (!q) return reply.code(400).send({ error: 'q is required' })
    const fault = /^980000(\d{3})$/.exec(q)?.[1]
    if (fault === '408') return new Promise(() => undefined)
    if (fault === '200') return reply.type('text/html').send('<html>maintenance</html>')
    if (fault === '429') reply.header('retry-after', '30')
    if (fault) return reply.code(Number(fault)).send({ error: 'as asked' })
    const fits = ({ name, ein }: { name: string; ein: string | null }) =>
      key(ein ?? '') === q || key(name).includes(q.replace(/(llc|inc)$/, ''))
    return { merchants: merchants.filter(fits) }
  })
  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return { url, token, close: () => app.close() }
}
