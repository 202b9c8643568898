// Every route of the server with whom it takes. One that does not say so keeps the server from starting: deny by default.
import type { FastifyInstance } from 'fastify'
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

/** To be called before any route is added. Routes of a plugin that knows nothing of this get `defaults`, by their path's beginning. */
export function watchRoutes(app: FastifyInstance, defaults: Readonly<Record<string, Takes>> = {}): void {
  const routes: (Omit<Mounted, 'takes'> & { readonly takes?: Takes })[] = []
  app.addHook('onRoute', (route) => {
    const start = Object.keys(defaults).find((beginning) => route.url.startsWith(beginning))
    const takes = route.config?.takes ?? (start ? defaults[start] : undefined)
    for (const method of [route.method].flat())
      if (method !== 'HEAD') routes.push({ method, url: route.url, takes, endpoint: route.config?.endpoint })
  })
  app.addHook('onReady', async () => {
    const open = routes.filter(({ takes }) => !takes).map(({ method, url }) => `${method} ${url}`)
    if (open.length) throw new Error(`These routes do not say whom they take: ${open.join(', ')}`)
  })
  app.decorate('mounted', () => routes.filter((route): route is Mounted => route.takes !== undefined))
}
