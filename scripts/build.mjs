// Builds everything into dist/: the browser application (Vite), its ready-made pages, and the server, with its packages.
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build as buildWeb } from 'vite'

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

// The server's packages go into its bundle: hundreds of small files would take a third of a second to load at every start.
// Outside stay those that bring files of their own (WebAssembly, machine code), and what is never installed.
await bundle({
  ...node,
  packages: 'bundle',
  external: [
    '@electric-sql/pglite',
    '@electric-sql/pglite/*',
    '@node-rs/argon2',
    'pg-native',
    // They find files of their own beside themselves.
    'fontkit',
    'pdfkit',
  ],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'\nconst require = makeRequire(import.meta.url)",
  },
  minifySyntax: true,
  // `thread` is what each thread for heavy work runs, `child` what each process does that opens what strangers upload.
  entryPoints: {
    main: 'src/server/main.ts',
    commands: 'src/server/commands.ts',
    thread: 'src/server/thread.ts',
    child: 'src/server/child.ts',
  },
  outdir: 'dist/server',
})
// The link flows by themselves, with files of their own: shared ones would make both first loads larger. So the notice about measurement.
for (const mode of ['production', 'links', 'ads'])
  await buildWeb({ configFile: 'vite.config.ts', mode, logLevel: 'warn' })
await bundle({ ...node, entryPoints: { prerender: 'src/web/prerender.tsx' }, outdir: 'dist/prerender' })
const { writePages } = /** @type {{ writePages: (to: { webDir: string }) => Promise<void> }} */ (
  await import(pathToFileURL(resolve('dist/prerender/prerender.js')).href)
)
await writePages({ webDir: resolve('dist/web') })
// They told the page writer what to load, and tell the bench; what lies in that folder is served.
for (const list of ['manifest.json', 'links.json', 'ads.json'])
  renameSync(`dist/web/business/${list}`, `dist/web/${list}`)

// Texts are packed once, here, and served as they lie.
for (const name of readdirSync('dist/web/business/assets')) {
  if (!/\.(js|css|svg)$/.test(name)) continue
  const file = join('dist/web/business/assets', name)
  const text = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}
