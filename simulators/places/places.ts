// Google Places (New) on the wire, answering from our own list of zips. Street names switch the faults: 'Ratelimit St', 'Outage St', 'Timeout St', 'Garbage St'.
import Fastify from 'fastify'
import { ownDataAddress } from '#platform/providers/address/own-data/own-data.ts'
import { unitOf } from '#platform/providers/address/unit.ts'

export interface PlacesSimulator {
  readonly url: string
  /** Session tokens in the order in which calls used them. */
  readonly sessions: readonly string[]
  close(): Promise<void>
}

const boroughs = ['Brooklyn', 'Queens', 'Bronx', 'Staten Island']
const failure = (code: number, status: string, message: string) => ({
  error: { code, message, status, details: [] },
})

/** As Google answers a key that is none: no 403, and the reason in a detail. */
const invalidKey = {
  error: {
    ...failure(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.').error,
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'API_KEY_INVALID',
        domain: 'googleapis.com',
        metadata: { service: 'places.googleapis.com' },
      },
    ],
  },
}

interface Autocomplete {
  readonly input?: string
  readonly sessionToken?: string
  readonly includedPrimaryTypes?: readonly string[]
}

export async function startPlacesSimulator(options: {
  placesFile: string | URL
  key?: string
  port?: number
}): Promise<PlacesSimulator> {
  const own = ownDataAddress(options.placesFile)
  const sessions: string[] = []
  const app = Fastify({ forceCloseConnections: true })

  app.addHook('onRequest', async (request, reply) => {
    const right = request.headers['x-goog-api-key'] === (options.key ?? 'places-key')
    if (!right) await reply.code(400).send(invalidKey)
  })

  app.post<{ Body: Autocomplete }>('/v1/places::autocomplete', async (request, reply) => {
    const { input = '', sessionToken = '', includedPrimaryTypes = [] } = request.body
    if (!input || includedPrimaryTypes.length > 5)
      return reply.code(400).send(failure(400, 'INVALID_ARGUMENT', 'input'))
    if (/ratelimit st/i.test(input))
      return reply.code(429).send(failure(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded'))
    if (/outage st/i.test(input))
      return reply.code(503).send(failure(503, 'UNAVAILABLE', 'The service is unavailable'))
    if (/garbage st/i.test(input)) return reply.type('text/html').send('<html>')
    if (/timeout st/i.test(input)) return new Promise(() => undefined)
    sessions.push(sessionToken)
    // Google's predictions leave units out.
    const unit = unitOf(input)
    const found = await own.suggest({
      text: unit ? input.replace(unit, '') : input,
      language: 'en',
      session: sessionToken,
      near: null,
    })
    if (!found.ok || found.value.length === 0) return {}
    return {
      suggestions: found.value.map(({ id, main, secondary }) => ({
        placePrediction: {
          place: `places/${id}`,
          placeId: id,
          text: { text: [main, secondary, 'USA'].filter(Boolean).join(', ') },
          structuredFormat: { mainText: { text: main }, secondaryText: { text: `${secondary}, USA` } },
          types: ['street_address'],
        },
      })),
    }
  })

  app.get<{ Params: { id: string }; Querystring: { sessionToken?: string } }>(
    '/v1/places/:id',
    async (request, reply) => {
      if (!request.headers['x-goog-fieldmask'])
        return reply.code(400).send(failure(400, 'INVALID_ARGUMENT', 'FieldMask is required'))
      const found = await own.resolve({ id: request.params.id, session: '' })
      if (!found.ok) return reply.code(404).send(failure(404, 'NOT_FOUND', 'Place not found'))
      sessions.push(request.query.sessionToken ?? '')
      const { street_number, street, address, city, state, zip } = found.value
      const component = (type: string, text: string | null) =>
        text ? [{ longText: text, shortText: text, types: [type], languageCode: 'en' }] : []
      return {
        id: request.params.id,
        formattedAddress: `${address}, ${city}, ${state} ${zip ?? ''}, USA`,
        addressComponents: [
          ...component('street_number', street_number),
          ...component('route', street),
          ...component(city && boroughs.includes(city) ? 'sublocality_level_1' : 'locality', city),
          ...(state === 'PR' ? [] : component('administrative_area_level_1', state)),
          ...component('country', state === 'PR' ? 'PR' : 'US'),
          ...component('postal_code', zip),
        ],
      }
    },
  )

  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return { url, sessions, close: () => app.close() }
}
