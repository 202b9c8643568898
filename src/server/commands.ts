// The operator's commands: `npm run <command>` runs one. The list at the end says what each does.
import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { emailKind } from '#core/fields/email.ts'
import { staffNameKind } from '#core/fields/name.ts'
import { exportKept } from '#features/capabilities/rights/export-kept.server.ts'
import { isApproved, textDigest, textKinds } from '#features/papers/text-digest.server.ts'
import { createAuditSigner } from '#platform/audit/audit-signer.ts'
import { createDoors } from '#platform/providers/doors.ts'
import { zipOf } from '#platform/zip.ts'
import { inviteStaff } from '#features/staff/people/create-staff.server.ts'
import { endAllSessions } from '#features/staff/people/end-all-sessions.server.ts'
import { verifyAudit } from './audit-command.ts'
import { runConfirm } from './confirm-command.ts'
import { runSetUp } from './set-up-command.ts'
import { backUp, restore } from './backup/backup-commands.ts'
import { runDoctor } from './doctor-command.ts'
import { openFileStore } from './providers.ts'
import { readLine } from './read-line.ts'
import { runFindPerson } from './find-person-command.ts'
import { loadKeyMaterial } from './keys-file.ts'
import { bringUpToDate } from './migrate-command.ts'
import { operatorOf, splitOperator } from './operator.ts'
import { runErasure, runRetention } from './retention-commands.ts'
import { rotate } from './rotate-command.ts'
import { migrationsDir, readSettings, root, say, withDatabase, withKeys } from './command-world.ts'
import { compare, exportLabelsTo, importFile, importOutcomesFrom } from './learning-commands.ts'

async function makeAdmin(email = '', ...names: string[]): Promise<void> {
  const parsed = emailKind.parse(email)
  const name = names.join(' ').trim()
  if (email === 'end-sessions' && !name) return endSessions()
  if (email === 'set-up')
    return withDatabase((db) => runSetUp({ db, clock: () => new Date() }, say, process.stdin, names))
  if (email === 'confirm')
    return withDatabase((db) => runConfirm({ db, clock: () => new Date() }, say, process.stdin, names))
  if (!parsed.ok || !name)
    throw new Error(
      'Usage: npm run admin -- <email> <name>\n       npm run admin -- end-sessions   (ends all sessions and auth keys of staff; passwords and second factors stay)\n       npm run admin -- set-up   (reads an e-mail address: a new start for that login, with a one-time password)\n       npm run admin -- confirm   (reads an e-mail address: that person may be the second one of what others propose)',
    )
  await withDatabase(async (db) => {
    const read = staffNameKind.parse(name)
    if (!read.ok || !read.value)
      throw new Error('Type the name by hand: hidden marks show it in another order.')
    const made = await inviteStaff(db, { email: parsed.value, name: read.value, role: 'admin' }, new Date())
    if (!made) throw new Error('Somebody with this e-mail exists already.')
    say(`Admin ${name} <${parsed.value}> was added.`)
    say(`One-time password (shown only here): ${made.password}`)
    say('Log in at /business/staff/login; a new password and a second factor are asked for there.')
  })
}

const endSessions = (): Promise<void> =>
  withDatabase(async (db) => {
    const { people, sessions, keys } = await endAllSessions(db, new Date())
    say(`${sessions} sessions and ${keys} auth keys of ${people} people were ended.`)
    say('Whoever knows a password and its second factor can log in again: reset what may be known.')
  })

/** With `--mail` the address is read from standard input: what is typed behind a command stays in the shell's history. */
async function doctor(...words: string[]): Promise<void> {
  const mailTo = words.includes('--mail') ? await readLine(process.stdin) : undefined
  const healthy = await runDoctor({
    config: readSettings(),
    root,
    say,
    tryDatabase: () => withDatabase(async () => {}),
    mailTo,
  })
  if (!healthy) process.exitCode = 1
}

/** What TEXTS_APPROVED names. */
async function tellTexts(): Promise<void> {
  const config = readSettings()
  for (const kind of textKinds)
    say(`${textDigest(kind)}  ${kind}, ${isApproved(config, kind) ? 'approved' : 'not approved'}`)
  say('Read both languages before you approve one: docs/how-to/approve-the-texts.md.')
}

async function tell(folder: string | undefined, work: typeof backUp, usage: string): Promise<void> {
  if (!folder) throw new Error(`Usage: ${usage}`)
  for (const line of await work(readSettings(), root, folder)) say(line)
}

/** Seals everything again; the second is its name of former releases. */
const reseal = ['--reseal', '--anew']

async function rotateAll(...words: string[]): Promise<void> {
  const unknown = words.some((word) => !['--forget', ...reseal, '--leave-unreadable'].includes(word))
  if (unknown || (words.includes('--leave-unreadable') && !words.includes('--forget')))
    throw new Error('Usage: npm run rotate-keys [-- [--reseal] [--forget [--leave-unreadable]]]')
  await withKeys((db, _keys, by) =>
    rotate(
      { config: readSettings(), db, clock: () => new Date(), ...by, say },
      {
        reseal: words.some((word) => reseal.includes(word)),
        forget: words.includes('--forget'),
        leaveUnreadable: words.includes('--leave-unreadable'),
      },
    ),
  )
}

async function verifyLog(file?: string, ...more: string[]): Promise<void> {
  if (more.length) throw new Error('Usage: npm run audit:verify [-- <manifest.json or lines of the stream>]')
  const material = loadKeyMaterial(readSettings())
  await withDatabase((db) => verifyAudit(db, createAuditSigner(material), say, file))
}

async function exportTo(...words: string[]): Promise<void> {
  const { rest, email } = splitOperator(words)
  const [id, file, ...reasons] = rest
  const reason = reasons.join(' ').trim()
  if (!id || !/^[0-9a-f-]{36}$/.test(id) || !file || !reason)
    throw new Error(
      'Usage: npm run export-application -- <id of an application, person, business or affiliate> <new file.zip> <reason> [--by <e-mail of who runs it>]',
    )
  if (existsSync(file)) throw new Error(`${file} is there already. Name a new file.`)
  const clock = () => new Date()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const blobs = openFileStore(readSettings(), createDoors({ clock, log }), clock)
  await withKeys(async (db, keys) => {
    const by = await operatorOf(db, email)
    const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
    try {
      await pipeline(zipOf(exportKept({ db, keys, blobs, clock }, id, reason, by)), out)
    } catch (error) {
      // One that was there before was not opened, and stays.
      if (!out.pending) rmSync(file, { force: true })
      throw error
    }
  })
  say(`${file} holds everything that is kept of whom the id belongs to. Hand it over safely.`)
}

const withRetention = (run: typeof runRetention, words: readonly string[]): Promise<void> =>
  withDatabase((db) => run({ db, clock: () => new Date(), config: readSettings() }, say, words))

/**
 * `admin <email> <name>` makes an admin with a one-time password; `admin end-sessions` ends all sessions and auth keys of staff;
 * `admin set-up` resets the login whose e-mail it reads, with a one-time password, where no mail server is set up;
 * `admin confirm` says that the person whose e-mail it reads may be the second one of what others propose.
 * `backup <folder>` and `restore <folder>` copy everything but the keys.
 * `import-businesses <file> [--dry-run]` brings in earlier customers, `import-outcomes <file> [--dry-run]` what happened to deals.
 * `export-labels <file>` writes what staff said of bank lines. `compare` judges every stored file by two policies.
 * `doctor [--mail]` tries settings and providers; `--mail` reads an address and sends a mail there.
 * `texts` prints the digests of the texts that the operator approves.
 * `rotate-keys [--reseal] [--forget]` wraps the data keys again; `--reseal` also seals everything again.
 * `audit:verify [<file of heads>]` checks that nobody changed the log of events.
 * `export-application <id> <file.zip> <reason>` writes everything that is kept of an application, person, business or affiliate.
 * `find-person` lists the ids that belong to the e-mail that it reads.
 * `retention [--apply]` shows or deletes what was kept long enough; `retention hold|release <id> <reason>` keeps one.
 * `erase-application <id> <reason> [--apply]` deletes what no law keeps of an application, business or affiliate.
 * `migrate` brings the schema up to date.
 */
const commands: Readonly<Record<string, (...values: string[]) => Promise<void>>> = {
  admin: makeAdmin,
  backup: (folder) => tell(folder, backUp, 'npm run backup -- <new folder>'),
  restore: (folder) => tell(folder, restore, 'npm run restore -- <folder of a backup>'),
  'import-businesses': importFile,
  'export-labels': exportLabelsTo,
  'import-outcomes': importOutcomesFrom,
  compare,
  'rotate-keys': rotateAll,
  texts: tellTexts,
  doctor,
  'audit:verify': verifyLog,
  'export-application': exportTo,
  'find-person': (...words) => withKeys((db, keys) => runFindPerson({ db, keys }, say, process.stdin, words)),
  retention: (...words) => withRetention(runRetention, words),
  'erase-application': (...words) => withRetention(runErasure, words),
  migrate: () => bringUpToDate(readSettings(), migrationsDir, say),
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
