// Builds everything into dist/: the browser application (Vite), its ready-made pages, and the server (one bundle, packages stay outside).
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildWeb } from 'vite'

rmSync('dist', { recursive: true, force: true })

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

await bundle({
  ...node,
  entryPoints: { main: 'src/server/main.ts', commands: 'src/server/commands.ts' },
  outdir: 'dist/server',
})
await buildWeb({ configFile: 'vite.config.ts', logLevel: 'warn' })
await bundle({ ...node, entryPoints: { prerender: 'src/web/prerender.tsx' }, outdir: 'dist/prerender' })
const { writePages } = await import(pathToFileURL(resolve('dist/prerender/prerender.js')).href)
await writePages({ webDir: resolve('dist/web') })
