// Commands of an operator: `admin <email> <name>` makes an admin with a one-time password, `migrate` brings the schema up to date.
import { fileURLToPath } from 'node:url'
import { emailKind } from '#core/fields/email.ts'
import { readConfig } from '#platform/config.ts'
import { inviteStaff } from '#features/staff/people/create-staff.server.ts'
import { openDatabase } from './database.ts'

const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url))
const say = (text: string) => void process.stdout.write(`${text}\n`)

async function makeAdmin(email = '', ...names: string[]): Promise<void> {
  const parsed = emailKind.parse(email)
  const name = names.join(' ').trim()
  if (!parsed.ok || !name) throw new Error('Usage: npm run admin -- <email> <name>')
  await withDatabase(async (db) => {
    const made = await inviteStaff(db, { email: parsed.value, name, role: 'admin' }, new Date())
    if (!made) throw new Error('Somebody with this e-mail exists already.')
    say(`Admin ${name} <${parsed.value}> was added.`)
    say(`One-time password (shown only here): ${made.password}`)
    say('Log in at /business/staff/login; a new password and a second factor are asked for there.')
  })
}

async function withDatabase(
  work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
): Promise<void> {
  const db = await openDatabase(readConfig(process.env), migrationsDir)
  try {
    await work(db)
  } finally {
    await db.close()
  }
}

const commands: Readonly<Record<string, (...values: string[]) => Promise<void>>> = {
  admin: makeAdmin,
  migrate: () => withDatabase(async () => say('The database is up to date.')),
}

const [name = '', ...values] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (!command) throw new Error(`Commands: ${Object.keys(commands).join(', ')}.`)
  await command(...values)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The command failed.'}\n`)
  process.exitCode = 1
}
