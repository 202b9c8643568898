// `npm run dev`: builds and restarts the server whenever a source file changes.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { install, tryBuild } from './start.mjs'

install({ dev: true })
/** @type {import('node:child_process').ChildProcess | null} */
let server = null
/** @type {NodeJS.Timeout | undefined} */
let timer
function restart() {
  // What does not build leaves the running server as it is; the next change tries again.
  if (!tryBuild()) return
  const start = () => (server = spawn(process.execPath, ['dist/server/main.js'], { stdio: 'inherit' }))
  if (server?.exitCode === null) server.once('exit', start).kill('SIGTERM')
  else start()
}
for (const folder of ['src', 'simulators', 'migrations', 'policies'])
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(restart, 200)
  })
restart()
