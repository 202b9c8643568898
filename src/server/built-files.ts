// Serves what the build made for browsers: a route for each folder, since one for each of many hundred files made every start longer.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { anybody } from '#platform/http/takes.ts'

/** `root` is dist/web/business. Its files are those of the start: one that is not among them is not found, whatever its address says. */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  // Packed at build time and served as they lie.
  const kept = { preCompressed: true, immutable: true, maxAge: '365d' } as const
  await app.register(fastifyStatic, { root, index: false, serve: false, ...kept })
  const entries = readdirSync(root, { withFileTypes: true })
  // Not counted: a page loads dozens. Names that are guessed are, by the limit of what is not found.
  const given = { config: { takes: anybody('a file of the build'), rateLimit: false } } as const
  for (const { name } of entries.filter((each) => !each.isDirectory()))
    app.get(`/business/${name}`, given, (_request, reply) => reply.sendFile(name))
  for (const { name } of entries.filter((each) => each.isDirectory())) {
    const files = new Set(
      readdirSync(join(root, name), { recursive: true }).map((file) => String(file).replaceAll('\\', '/')),
    )
    app.get(`/business/${name}/*`, given, (request, reply) => {
      const file = (request.params as { '*': string })['*']
      return files.has(file) ? reply.sendFile(`${name}/${file}`) : reply.callNotFound()
    })
  }
}
