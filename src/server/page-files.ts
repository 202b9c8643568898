// The ready-made pages of this server's brands: those that the build wrote, or those of the operator's own brands, made at the start.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Brand } from '#core/flow/brand.ts'
import type { Config } from '#platform/config.ts'

/** HTML by '{apply|app|link}.{brand}.{language}.html', with holes for what only the running server knows. */
export type PageFiles = ReadonlyMap<string, string>

/** `webDir` is dist/web. null where nothing was built. Rejects with a plain Error where a brand's page cannot be made. */
export async function readPageFiles(
  webDir: string,
  config: Config,
  brands: ReadonlyMap<string, Brand>,
): Promise<PageFiles | null> {
  if (!existsSync(join(webDir, 'pages'))) return null
  // In a thread, so that what draws pages leaves the memory of the serving process again.
  if (config.env.BRANDS_FILE)
    return madeIn(join(webDir, '..', 'prerender', 'prerender-thread.js'), webDir, brands)
  const folder = join(webDir, 'pages', config.demo ? 'demo' : 'plain')
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

function madeIn(script: string, webDir: string, brands: ReadonlyMap<string, Brand>): Promise<PageFiles> {
  const thread = new Worker(script, { workerData: { webDir, brands: [...brands.values()] } })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The pages of the brands could not be made.')))
  })
}
