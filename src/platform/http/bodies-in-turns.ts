// Reads large JSON bodies one after the other, with everybody else served in between: many at once would hold the thread for as long as all of them take.
import { setImmediate } from 'node:timers'
import type { FastifyInstance } from 'fastify'

/** Characters that are read, checked and answered in a fraction of a millisecond. */
const SMALL = 4_000

/** To be put on a server before its routes; what is parsed and refused is as before. */
export function readBodiesInTurns(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const line: (() => void)[] = []
  const next = () => {
    line.shift()?.()
    if (line.length) setImmediate(next)
  }
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length <= SMALL) return parse(request, body, done)
    line.push(() => void parse(request, body, done))
    if (line.length === 1) setImmediate(next)
  })
}
