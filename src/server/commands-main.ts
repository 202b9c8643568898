// What `npm run <an operator's command>` starts.
import { runCommand } from './commands.ts'
import { say } from './command-world.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  say,
  complain: (text) => void process.stderr.write(`${text}\n`),
})
