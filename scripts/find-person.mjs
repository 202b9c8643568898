// `npm run find-person`: installs and builds what is missing, then runs the command of the same name.
import { build, install } from './start.mjs'

install({ dev: false })
build()
process.argv.splice(2, 0, 'find-person')
await import('../dist/server/commands.js')
