// `npm run names -- --try 'NAME' KIND`: what a new entry in the tables of names would change on the corpus.
import { nameKinds, tell, tryName } from './quality/try-name.ts'

const usage = `npm run names -- --try 'NAME' KIND

Says what an entry would change: lines of the corpus, innocent series, other names. Writes nothing.
'=NAME' for an ordinary word, '+NAME' for a bank (docs/how-to/add-a-name.md).
KIND is one of ${nameKinds.join(', ')}`

const [flag, name, kind, ...rest] = process.argv.slice(2)
if (flag === '--help') console.log(usage)
else if (flag !== '--try' || !name || !kind || rest.length > 0) fail(usage)
else
  try {
    console.log(tell(tryName(name, kind), kind))
  } catch (error) {
    fail(error instanceof RangeError ? error.message : String(error))
  }

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
