// `npm start`: installs what is missing, builds what changed, starts the server. Built-in modules only: nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(fileURLToPath(import.meta.url), '..', '..')
process.chdir(root)

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Underway needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(1)
}
if (existsSync('.env') && process.loadEnvFile) process.loadEnvFile('.env')

/**
 * Of what is built: names, sizes and times of all files but tests. Their bytes would take a tenth of a second to read at every start.
 * @param {string[]} paths
 */
const stateOf = (paths) => {
  const hash = createHash('sha256').update(process.version)
  const add = (/** @type {string} */ file) => {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  for (const path of paths.filter((each) => existsSync(each)))
    if (path.includes('.')) add(path)
    else
      for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
        if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          add(join(entry.parentPath ?? entry.path, entry.name))
  return hash.digest('hex')
}

/** @param {string[]} files */
const hashOf = (files) => {
  const hash = createHash('sha256').update(process.version)
  for (const file of files) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
const mark = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** @param {{ readonly dev: boolean }} which Whether the packages of development must be there. Where they are, they stay. */
export function install({ dev: needed }) {
  const dev = needed || existsSync(join('node_modules', 'vitest'))
  const wanted = `${hashOf(['package-lock.json', 'package.json'])}${dev ? ' dev' : ''}`
  const marker = join('node_modules', '.installed')
  const have = mark(marker)
  if (have === wanted || have === `${wanted} dev`) return
  console.log('Installing packages ...')
  const npm = process.env.npm_execpath
  const args = ['ci', '--ignore-scripts', '--loglevel=error', ...(dev ? ['--include=dev'] : ['--omit=dev'])]
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
  if (run.status !== 0) {
    console.error('The packages could not be installed. Check the network and run it again.')
    process.exit(1)
  }
  writeFileSync(marker, wanted)
}

/** Answers whether it is built; the build has said why not. */
export function tryBuild() {
  const wanted = stateOf([
    'src',
    'simulators',
    'migrations',
    'policies',
    'scripts',
    'vite.config.ts',
    'package-lock.json',
  ])
  if (mark(join('dist', '.built')) === wanted) return true
  console.log('Building ...')
  const run = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (run.status !== 0) return false
  mkdirSync('dist', { recursive: true })
  writeFileSync(join('dist', '.built'), wanted)
  return true
}

export function build() {
  if (!tryBuild()) process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install({ dev: false })
  build()
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
}
