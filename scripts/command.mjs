// `npm run <an operator's command>`, `node scripts/command.mjs NAME [word ...]`: installs and builds what is missing, then runs the command.
import { build, install } from './start.mjs'

install({ dev: false })
build()
await import(new URL('../dist/server/commands.js', import.meta.url).href)
