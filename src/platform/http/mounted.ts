// Every route of the server with whom it takes. One that does not say so keeps the server from starting: deny by default.
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Takes } from './takes.ts'

export interface Mounted {
  readonly method: string
  readonly url: string
  readonly takes: Takes
  readonly endpoint?: Endpoint
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes, in the order in which they were put on; complete once the server is ready. */
    readonly mounted: () => readonly Mounted[]
  }
}

/** To be called before any route is added. */
export function watchRoutes(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const open = routes.filter(({ config }) => !config?.takes).map(({ method, url }) => `${method} ${url}`)
    if (open.length) throw new Error(`These routes do not say whom they take: ${open.join(', ')}`)
  })
  // HEAD goes along with its GET, by the same handler.
  app.decorate('mounted', () =>
    routes.flatMap(({ method, url, config }) =>
      [method]
        .flat()
        .filter((each) => each !== 'HEAD')
        .map((each) => ({ method: each, url, takes: config!.takes!, endpoint: config?.endpoint })),
    ),
  )
}
