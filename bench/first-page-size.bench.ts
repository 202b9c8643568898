// JavaScript of the wizard's first page and of a link's first screen, gzip -9, against React and ReactDOM alone; and what else the page asks for.
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { reached, reported, type Figure } from './figures.ts'

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
    ...linkSizes(web, react),
    foreign(html, web),
  ]
}

/**
 * The scripts of a link's page until its first screen shows: its entry and the flow's own page. The largest of the flows that ask no
 * questions counts; a form brings the kinds and views of its fields besides, and is reported.
 */
function linkSizes(web: string, react: number): Figure[] {
  const manifest = JSON.parse(readFileSync(resolve('dist/web/links.json'), 'utf8')) as Record<string, Chunk>
  const bytesOf = (names: readonly string[]) => {
    const needed = new Set<string>()
    const take = (name: string) => {
      if (needed.has(name)) return
      needed.add(name)
      manifest[name]?.imports?.forEach(take)
    }
    names.forEach(take)
    return [...needed].reduce((sum, name) => sum + gzipBytes(join(web, manifest[name]!.file)), 0)
  }
  const form = 'src/features/capabilities/link-visit/link-form.tsx'
  const asks = (page: string) => readFileSync(resolve(page, '../flow.ts'), 'utf8').includes(`kind: 'form'`)
  const pages = Object.keys(manifest).filter((name) => /^src\/features\/journeys\/.*-page\.tsx$/.test(name))
  const sizes = pages.map((page) => ({
    page: page.split('/')[3]!,
    asks: asks(page),
    bytes: bytesOf(['src/web/link-main.tsx', page, ...(asks(page) ? [form] : [])]),
  }))
  const largest = (those: typeof sizes) => those.reduce((most, one) => (one.bytes > most.bytes ? one : most))
  const plain = largest(sizes.filter((each) => !each.asks))
  const asking = largest(sizes.filter((each) => each.asks))
  return [
    reached(
      "JavaScript of a link's first screen to React alone",
      plain.bytes / react,
      { most: 1.5 },
      `${plain.page}: ${plain.bytes} to ${react} bytes`,
    ),
    reported(
      'the same of a link that begins with a form',
      `${(asking.bytes / react).toFixed(2)} (${asking.page}: ${asking.bytes} bytes)`,
    ),
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
