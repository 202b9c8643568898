// Builds everything into dist/: the browser application (Vite), its ready-made pages, and the server, with its packages.
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build as buildWeb } from 'vite'
import { external } from './runtime-packages.mjs'

rmSync('dist', { recursive: true, force: true })

/** @satisfies {import('esbuild').BuildOptions} */
const node = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  splitting: true,
  jsx: 'automatic',
  sourcemap: true,
  legalComments: 'none',
  loader: { '.css': 'empty' },
}

// Packages of the older kind look for `require`.
const banner = {
  js: "import { createRequire as makeRequire } from 'node:module'\nconst require = makeRequire(import.meta.url)",
}
// The server's packages go into its bundle: hundreds of small files would take a third of a second to load at every start.
// Outside stay those that the image brings (runtime-packages.mjs), and what is never installed.
await bundle({
  ...node,
  packages: 'bundle',
  external: [...external, '@electric-sql/pglite/*', 'pg-native'],
  banner,
  minifySyntax: true,
  // `thread` is what each thread for heavy work runs, `child` what each process does that opens what strangers upload.
  entryPoints: {
    main: 'src/server/main.ts',
    commands: 'src/server/commands-main.ts',
    thread: 'src/server/thread.ts',
    child: 'src/server/child.ts',
  },
  outdir: 'dist/server',
})
// The link flows by themselves, with files of their own: shared ones would make both first loads larger. So the notice about measurement.
for (const mode of ['production', 'links', 'ads'])
  await buildWeb({ configFile: 'vite.config.ts', mode, logLevel: 'warn' })
// The lists tell the page writer what to load, and the bench; what lies in the other folder is served.
for (const list of ['manifest.json', 'links.json', 'ads.json'])
  renameSync(`dist/web/business/${list}`, `dist/web/${list}`)
// With their packages: a server draws the pages of its operator's brands when it starts, by this file.
await bundle({
  ...node,
  packages: 'bundle',
  banner,
  define: { 'process.env.NODE_ENV': '"production"' },
  minify: true,
  entryPoints: { prerender: 'src/web/prerender.tsx', 'prerender-thread': 'src/web/prerender-thread.ts' },
  outdir: 'dist/prerender',
})
const { writePages } = /** @type {{ writePages: (to: { webDir: string }) => void }} */ (
  await import(pathToFileURL(resolve('dist/prerender/prerender.js')).href)
)
writePages({ webDir: resolve('dist/web') })

// Texts, and letters, are packed once, here, and served as they lie.
for (const name of readdirSync('dist/web/business/assets')) {
  if (!/\.(js|css|svg|ttf)$/.test(name)) continue
  const file = join('dist/web/business/assets', name)
  const text = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}
