// The browser builds: everything under /business/assets, hashed, with a manifest that the page writer reads. In mode 'links' the link
// flows alone, beside what the other build wrote.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

// Of one build: a module may be in the first load of one and not of the other.
let known = new Map<string, boolean>()

/** Whether a module is imported by the entry, directly or through others, and not only when something is opened later. */
function isFirstLoad(id: string, graph: ModuleGraph): boolean {
  const before = known.get(id)
  if (before !== undefined) return before
  known.set(id, false)
  const info = graph.getModuleInfo(id)
  const first = Boolean(info?.isEntry || info?.importers.some((importer) => isFirstLoad(importer, graph)))
  known.set(id, first)
  return first
}

export default defineConfig(({ mode }) => {
  known = new Map()
  return {
    base: '/business/',
    publicDir: 'src/web/public',
    plugins: [react()],
    build: {
      outDir: 'dist/web/business',
      emptyOutDir: mode !== 'links',
      manifest: mode === 'links' ? 'links.json' : 'manifest.json',
      target: 'es2022',
      modulePreload: { polyfill: false },
      cssCodeSplit: true,
      rolldownOptions: {
        input: mode === 'links' ? 'src/web/link-main.tsx' : 'src/web/main.tsx',
        output: {
          // What the first page needs travels in one file: small shared files compress worse and make more requests.
          codeSplitting: {
            groups: [{ debugName: 'first', name: (id, graph) => (isFirstLoad(id, graph) ? 'first' : null) }],
          },
        },
      },
    },
  }
})
