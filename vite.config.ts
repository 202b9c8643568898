// The browser builds: everything under /business/assets, hashed, with a manifest that the page writer reads. In mode 'links' the link
// flows alone, in mode 'ads' the notice about measurement, beside what the first build wrote.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/** Tells whether a module is among those, or imported by one of them, directly or through others, and not only when something is opened later. */
function reachedFrom(isRoot: (id: string, graph: ModuleGraph) => boolean) {
  const known = new Map<string, boolean>()
  return function reached(id: string, graph: ModuleGraph): boolean {
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, false)
    const found =
      isRoot(id, graph) ||
      Boolean(graph.getModuleInfo(id)?.importers.some((importer) => reached(importer, graph)))
    known.set(id, found)
    return found
  }
}

/** In order: a module goes with the first that it is reached from. Small shared files compress worse and make more requests. */
const together = (): readonly (readonly [name: string, reached: ReturnType<typeof reachedFrom>])[] => [
  // What the first page needs travels in one file.
  ['first', reachedFrom((id, graph) => Boolean(graph.getModuleInfo(id)?.isEntry))],
  ['link', reachedFrom((id) => id.endsWith('/link-visit/link-page.tsx'))],
  // Uploads need it without the rest of a form.
  ['field', reachedFrom((id) => id.endsWith('/inputs/field.tsx'))],
  // What every form of a link needs.
  [
    'form',
    reachedFrom((id) =>
      /\/(?:questions\/question-form|inputs\/text-input|inputs\/choice-inputs)\.tsx$|\/(?:fields\/(?:text|digits|name|choice|checkbox|currency)|contract\/field-set)\.ts$/.test(
        id,
      ),
    ),
  ],
]

/**
 * What is fetched along with a file that is opened later: its styles. Its scripts are not named: they are loaded before they are due, and
 * their names alone, each with its hash, were a hundredth of the first load. What every link needs, its page names (prerender.tsx).
 */
const fetchedAhead = (_file: string, needed: readonly string[]) =>
  needed.filter((name) => name.endsWith('.css'))

/** The first file names what is opened later, and a hash does not pack: no longer than the builder takes. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

const entries = {
  production: { input: 'src/web/main.tsx', manifest: 'manifest.json' },
  links: { input: 'src/web/link-main.tsx', manifest: 'links.json' },
  ads: { input: 'src/web/ads-notice.ts', manifest: 'ads.json' },
} as const

export default defineConfig(({ mode }) => {
  const groups = together()
  const entry = entries[mode as keyof typeof entries]
  return {
    base: '/business/',
    // Settings of the server are none of the build's business, and it warns of NODE_ENV in them.
    envDir: false,
    publicDir: 'src/web/public',
    plugins: [react()],
    build: {
      outDir: 'dist/web/business',
      emptyOutDir: entry === entries.production,
      manifest: entry.manifest,
      target: 'es2022',
      modulePreload: { polyfill: false, resolveDependencies: fetchedAhead },
      cssCodeSplit: true,
      rolldownOptions: {
        input: entry.input,
        output: {
          ...fileNames,
          codeSplitting: {
            // A module takes what it imports along, so the order is told besides.
            groups: groups.map(([name, reached], at) => ({
              debugName: name,
              name: (id, graph) => (reached(id, graph) ? name : null),
              priority: groups.length - at,
            })),
          },
        },
      },
    },
  }
})
