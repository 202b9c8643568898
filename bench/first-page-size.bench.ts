// JavaScript of the first page, gzip -9, against React and ReactDOM alone; and what else the page asks for.
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { reached, type Figure } from './figures.ts'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

const gzipBytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

export async function benchFirstPageSize(folder: string): Promise<Figure[]> {
  const web = resolve('dist/web/business')
  const manifest = JSON.parse(readFileSync(resolve('dist/web/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const html = firstPage()
  const files = new Set(scriptsIn(html))
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  for (const file of files)
    for (const name of byFile.get(file)?.imports ?? []) files.add(manifest[name]!.file)
  if (!files.size) throw new Error('the first page loads no script')
  const own = [...files].reduce((sum, file) => sum + gzipBytes(join(web, file)), 0)

  const alone = join(folder, 'react-alone')
  await build({
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: alone,
      emptyOutDir: true,
      rolldownOptions: { input: { main: 'bench/react-alone.tsx' } },
    },
  })
  const react = readdirSync(join(alone, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipBytes(join(alone, 'assets', name)), 0)
  return [
    reached(
      'JavaScript of the first page to React alone',
      own / react,
      { most: 1.5 },
      `${own} to ${react} bytes`,
    ),
    foreign(html, web),
  ]
}

/** The ready-made page 0, English. */
export const firstPage = (): string =>
  readFileSync(resolve('dist/web/pages/plain/apply.default.en.html'), 'utf8')

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/business\/([^"]+\.js)"/g)].map((match) => match[1]!)

/** Fonts and addresses of others in the page and its styles. */
function foreign(html: string, web: string): Figure {
  const styles = readdirSync(join(web, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(web, 'assets', name), 'utf8'))
    .join('\n')
  const found = [
    ...(styles.match(/@font-face|@import\s+url\([^)]*|url\(["']?(?:https?:)?\/\/[^)]*/g) ?? []),
    ...(html.match(/(?:src|srcset)="(?:https?:)?\/\/[^"]*|<link[^>]+href="(?:https?:)?\/\/[^"]*/g) ?? []),
  ]
  return {
    name: 'web fonts and third parties in the first page',
    value: found.length ? found.join(' ') : 'none',
    target: 'none',
    pass: found.length === 0,
  }
}
