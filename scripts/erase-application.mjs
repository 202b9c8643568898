// `npm run erase-application`: installs and builds what is missing, then runs the command of the same name.
import { build, install } from './start.mjs'

install({ dev: false })
build()
process.argv.splice(2, 0, 'erase-application')
await import('../dist/server/commands.js')
