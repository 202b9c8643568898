// Finds a Chromium for the browser tests: CHROME_PATH, an installed one, Debian's package when we may install it, else one from npm. The one
// without windows comes first: the same engine takes a seventh less processor time.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** @type {(command: string, args: string[]) => boolean} */
const run = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/**
 * The path of a browser, or null where there is none.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const found = [process.env.CHROME_PATH, ...known].find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (Debian package) ...')
    run('apt-get', ['update', '-q'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])) break
    const installed = known.find((path) => existsSync(path))
    if (installed) return installed
  }
  if (process.platform === 'linux' && process.arch === 'x64') return fromNpm()
  return null
}

/**
 * A Chromium that comes as an npm package (Linux x64 only); it finds its own libraries when it believes to be on Lambda.
 * @returns {Promise<string | null>}
 */
async function fromNpm() {
  console.log('Fetching Chromium from npm ...')
  const name = '@sparticuz/chromium'
  const npm = process.env.npm_execpath
  const args = ['install', '--no-save', '--ignore-scripts', `${name}@147.0.0`]
  if (npm) execFileSync(process.execPath, [npm, ...args], { stdio: 'ignore' })
  else if (!run('npm', args)) return null
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'
  const { default: chromium } = /** @type {{ default: { executablePath(): Promise<string> } }} */ (
    await import(name)
  )
  return chromium.executablePath()
}
