// `node scripts/runtime-packages.mjs FOLDER`: copies what the built server loads beside its own files, and only that; the image holds no more.
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Outside the server's bundle stay those that find files of their own beside themselves: WebAssembly, machine code, tables. */
export const external = ['@electric-sql/pglite', '@hyzyla/pdfium', '@node-rs/argon2', 'fontkit', 'pdfkit']

/** Found as files beside the server: the letters of papers, and what reads pictures of pages. */
const files = [
  '@expo-google-fonts/ibm-plex-sans',
  '@expo-google-fonts/ibm-plex-sans-arabic',
  '@expo-google-fonts/ibm-plex-sans-hebrew',
  '@tesseract.js-data/eng',
  'tesseract.js-core',
]

/** Builds of these packages for other places than a server: sixty megabytes of them. */
const unused =
  /tesseract\.js-core\/tesseract-core(?!-simd-lstm\.(?:js|wasm)$)|tesseract\.js-data\/eng\/4\.0\.0(?:$|\/)|pdfium\/dist\/(?:.*base64|worker|index\.cjs)/

/**
 * Their folders below `root`, each with all that it depends on. A package's own copy of another ('a/node_modules/b') comes with it.
 * Throws when one is not installed; those for other systems may be absent.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function runtimeFolders(root) {
  /** @type {Set<string>} */
  const found = new Set()
  /** @type {(name: string, from: string, isNeeded: boolean) => void} */
  const add = (name, from, isNeeded) => {
    const at = homesFrom(from)
      .map((home) => join(home, name))
      .find((each) => existsSync(join(root, each, 'package.json')))
    if (!at && isNeeded) throw new Error(`${name} is not installed. Run npm ci first.`)
    if (!at || found.has(at)) return
    found.add(at)
    const { dependencies = {}, optionalDependencies = {} } =
      /** @type {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} */ (
        JSON.parse(readFileSync(join(root, at, 'package.json'), 'utf8'))
      )
    for (const each of Object.keys(dependencies)) add(each, at, !(each in optionalDependencies))
    for (const each of Object.keys(optionalDependencies)) add(each, at, false)
  }
  for (const name of [...external, ...files]) add(name, '', true)
  return [...found].sort()
}

/**
 * Where Node looks for a package, nearest first: 'node_modules/a/node_modules', then 'node_modules'.
 * @param {string} from
 * @returns {string[]}
 */
function homesFrom(from) {
  const cut = from.lastIndexOf('node_modules/')
  return [
    ...(from ? [`${from}/node_modules`] : []),
    ...(cut > 0 ? homesFrom(from.slice(0, cut - 1)) : ['node_modules']),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const to = process.argv[2]
  if (!to) throw new Error('Usage: node scripts/runtime-packages.mjs FOLDER')
  const root = join(fileURLToPath(import.meta.url), '..', '..')
  for (const folder of runtimeFolders(root))
    cpSync(join(root, folder), join(to, folder), { recursive: true, filter: (from) => !unused.test(from) })
}
