// A call names its endpoint: what does not is refused by the compiler, and these lines fail when it no longer is.
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { get, post } from './api-route.ts'
import { endpoint, type RouteOf } from './endpoint.ts'

const readThing = get('/api/things/:id')
const saveThing = post('/api/things')
const ofFlow = <const Api extends string>(api: Api) => post(`/api/${api}/things`)
const saving = endpoint({ name: 'save', ...saveThing, request: z.object({}), response: z.object({}) })
const mounted = (api: string) =>
  endpoint({ name: 'mounted', ...ofFlow(api), request: z.object({}), response: z.object({}) })

test('an endpoint is called at its own declared route and nowhere else', () => {
  const own: RouteOf<typeof saving> = saveThing
  const own2: RouteOf<ReturnType<typeof mounted>> = ofFlow('apply')
  // @ts-expect-error: another endpoint's route.
  const other: RouteOf<typeof saving> = readThing
  // @ts-expect-error: another call of the same flow.
  const sibling: RouteOf<ReturnType<typeof mounted>> = post('/api/apply/other')
  // @ts-expect-error: a path that is written out, even the right one.
  const written: RouteOf<typeof saving> = { method: 'POST', path: '/api/things' }
  // @ts-expect-error: what is no call of the product's.
  const page = get('/things')
  // @ts-expect-error: an endpoint stands at a declared route.
  const loose = endpoint({
    name: 'x',
    method: 'GET',
    path: '/api/x',
    request: z.object({}),
    response: z.object({}),
  })
  expect([own, own2, other, sibling, written, page, loose].map(({ path }) => path)).toEqual([
    '/api/things',
    '/api/apply/things',
    '/api/things/:id',
    '/api/apply/other',
    '/api/things',
    '/things',
    '/api/x',
  ])
  expect(saving).toMatchObject({ method: 'POST', path: '/api/things' })
  expect(mounted('apply').path).toBe('/api/apply/things')
})
