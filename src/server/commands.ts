// The operator's commands: `npm run <command>` runs one. What each does, and how it is called: command-help.ts.
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
import { commandList, helps, isCommand, usageOf, type CommandName } from './command-help.ts'
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
import {
  loginAddress,
  migrationsDir,
  readKeptSettings,
  readSettings,
  root,
  say,
  withDatabase,
  withKept,
  withKeys,
} from './command-world.ts'
import { compare, exportLabelsTo, importFile, importOutcomesFrom } from './learning-commands.ts'

async function makeAdmin(email = '', ...names: string[]): Promise<void> {
  const parsed = emailKind.parse(email)
  const name = names.join(' ').trim()
  if (email === 'end-sessions' && !name) return endSessions()
  if (email === 'set-up')
    return withKept((db) =>
      runSetUp(
        { db, clock: () => new Date(), loginAt: loginAddress(readSettings()) },
        say,
        process.stdin,
        names,
      ),
    )
  if (email === 'confirm')
    return withKept((db) => runConfirm({ db, clock: () => new Date() }, say, process.stdin, names))
  if (!parsed.ok || !name) throw new Error(usageOf('admin'))
  await withDatabase(async (db) => {
    const read = staffNameKind.parse(name)
    if (!read.ok || !read.value)
      throw new Error('Type the name by hand: hidden marks show it in another order.')
    const made = await inviteStaff(db, { email: parsed.value, name: read.value, role: 'admin' }, new Date())
    if (!made) throw new Error('Somebody with this e-mail exists already.')
    say(`Admin ${name} <${parsed.value}> was added.`)
    say(`One-time password (shown only here): ${made.password}`)
    say(`Log in at ${loginAddress(readSettings())}; a new password and a second factor are asked for there.`)
  })
}

const endSessions = (): Promise<void> =>
  withKept(async (db) => {
    const { people, sessions, keys } = await endAllSessions(db, new Date())
    say(`${sessions} sessions and ${keys} auth keys of ${people} people were ended.`)
    say('Whoever knows a password and its second factor can log in again: reset what may be known.')
  })

/** With `--mail` the address is read from standard input: what is typed behind a command stays in the shell's history. */
async function doctor(...words: string[]): Promise<number> {
  if (words.some((word) => word !== '--mail')) throw new Error(usageOf('doctor'))
  const mailTo = words.includes('--mail') ? await readLine(process.stdin) : undefined
  const healthy = await runDoctor({
    config: readSettings(),
    root,
    say,
    tryDatabase: () => withDatabase(async () => {}),
    mailTo,
  })
  return healthy ? 0 : 1
}

/** What TEXTS_APPROVED names. */
async function tellTexts(...words: string[]): Promise<void> {
  if (words.length) throw new Error(usageOf('texts'))
  const config = readSettings()
  for (const kind of textKinds)
    say(`${textDigest(kind)}  ${kind}, ${isApproved(config, kind) ? 'approved' : 'not approved'}`)
  say('Read both languages before you approve one: docs/how-to/approve-the-texts.md.')
}

async function copy(
  name: 'backup' | 'restore',
  work: typeof backUp,
  [folder, ...more]: readonly string[],
): Promise<void> {
  if (!folder || folder.startsWith('--') || more.length) throw new Error(usageOf(name))
  for (const line of await work(readSettings(), root, folder)) say(line)
}

async function bringUp(...words: string[]): Promise<void> {
  if (words.length) throw new Error(usageOf('migrate'))
  await bringUpToDate(readSettings(), migrationsDir, say)
}

/** Seals everything again; the second is its name of former releases. */
const reseal = ['--reseal', '--anew']

async function rotateAll(...words: string[]): Promise<void> {
  const unknown = words.some((word) => !['--forget', ...reseal, '--leave-unreadable'].includes(word))
  if (unknown || (words.includes('--leave-unreadable') && !words.includes('--forget')))
    throw new Error(usageOf('rotate-keys'))
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
  if (more.length) throw new Error(usageOf('audit:verify'))
  const material = loadKeyMaterial(readKeptSettings())
  await withDatabase((db) => verifyAudit(db, createAuditSigner(material), say, file))
}

async function exportTo(...words: string[]): Promise<void> {
  const { rest, email } = splitOperator(words)
  const [id, file, ...reasons] = rest
  const reason = reasons.join(' ').trim()
  if (!id || !/^[0-9a-f-]{36}$/.test(id) || !file || !reason) throw new Error(usageOf('export-application'))
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
  withKept((db) => run({ db, clock: () => new Date(), config: readSettings() }, say, words))

const commands: Readonly<Record<CommandName, (...values: string[]) => Promise<number | void>>> = {
  admin: makeAdmin,
  backup: (...words) => copy('backup', backUp, words),
  restore: (...words) => copy('restore', restore, words),
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
  migrate: bringUp,
}

interface Told {
  readonly say: (text: string) => void
  /** What went wrong, apart from what was found out. */
  readonly complain: (text: string) => void
}

/** Answers how the process ends: 0 done, 1 it did not work, 2 it was called wrongly. */
export async function runCommand(
  [name = '', ...values]: readonly string[],
  { say: tell, complain }: Told,
): Promise<number> {
  const asksHelp = (word: string) => word === '--help' || word === '-h'
  if (name === '' || asksHelp(name)) {
    tell(`${commandList()}\n\nnpm run <command> -- --help says how one is called.`)
    return name === '' ? 2 : 0
  }
  if (!isCommand(name)) {
    complain(`There is no command '${name}'.\n\n${commandList()}`)
    return 2
  }
  if (values.some(asksHelp)) {
    tell(`${helps[name].says}\n${usageOf(name)}`)
    return 0
  }
  try {
    return (await commands[name](...values)) ?? 0
  } catch (error) {
    const said = error instanceof Error ? plain(error) : 'The command failed.'
    complain(said)
    return said.startsWith('Usage: ') ? 2 : 1
  }
}

/** What the system says of a file by its code, in words. */
function plain(error: Error & { readonly code?: string; readonly path?: string }): string {
  if (error.code === 'ENOENT' && error.path) return `There is no ${error.path}.`
  if (error.code === 'EEXIST' && error.path) return `${error.path} is there already. Name a new file.`
  if (error.code === 'EISDIR') return 'That is a folder, and a file is needed.'
  if (error.code === 'EACCES' && error.path) return `${error.path} may not be opened by this user.`
  return error.message
}
