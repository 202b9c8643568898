// The operator's commands on retention: what would go and what goes, holds, and the erasure of one application, business or affiliate.
import { utcDay } from '#core/ground/dates.ts'
import { retentionSchedule, type Fate, type KeptKind } from '#core/domain/retention.ts'
import {
  askForErasure,
  holdApplication,
  releaseApplication,
} from '#features/capabilities/retention/hold.server.ts'
import { eraseAffiliate } from '#features/capabilities/retention/erase-affiliate.server.ts'
import { eraseBusiness, refuseForgotten } from '#features/capabilities/retention/forget-business.server.ts'
import { forgetBankAccess } from '#features/capabilities/bank-link/revoke.server.ts'
import { retireDue } from '#features/capabilities/retention/retire.server.ts'
import type { Deps } from '#platform/deps.ts'
import { readAffiliate } from '#platform/store/affiliates.ts'
import { applicationsOf, readBusiness } from '#platform/store/businesses.ts'
import type { DoneBy } from '#platform/store/events.ts'
import {
  blockedByBank,
  countDueRows,
  countQuiet,
  countRetention,
  retentionOf,
} from '#platform/store/retention.ts'
import { usageOf } from './command-help.ts'
import { ANOTHER_PERSON } from './find-person-command.ts'
import { operatorOf, splitOperator } from './operator.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'config'>
type Say = (text: string) => void

const USAGE = usageOf('retention')
const ERASE_USAGE = usageOf('erase-application')
const NOBODY = ['There is no application, business or affiliate with this id.', ...ANOTHER_PERSON].join('\n')
const EVENTS_STAY = 'The log of events stays: it holds ids, times and what was done.'
const BATCH = 200
/** Blocked applications that are named; the next ones come up once these are dealt with. */
const NAMED = 20
const DAY = 86_400_000
const isId = (text = ''): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Without words it only tells; `--apply` deletes what is due now. */
export async function runRetention(parts: Parts, say: Say, words: readonly string[]): Promise<void> {
  const { rest, email } = splitOperator(words)
  const [verb, id, ...reasons] = rest
  const reason = reasons.join(' ').trim()
  if (verb === 'hold' || verb === 'release') {
    if (!isId(id) || !reason) throw new Error(USAGE)
    const by = await operatorOf(parts.db, email)
    await (verb === 'hold' ? holdApplication : releaseApplication)(parts, id!, reason, by)
    say(verb === 'hold' ? 'Held: nothing of it is deleted until it is released.' : 'Released.')
    return
  }
  if (verb === 'forget-bank') {
    if (!isId(id) || !reason) throw new Error(USAGE)
    const count = await forgetBankAccess(parts, id!, reason, await operatorOf(parts.db, email))
    say(
      `${count} ${count === 1 ? 'access is' : 'accesses are'} erased here. Nobody told the vendor: end it in the vendor's own console.`,
    )
    return
  }
  if (words.length > 1 || (verb !== undefined && verb !== '--apply')) throw new Error(USAGE)
  for (const line of await tellRetention(parts)) say(line)
  if (verb !== '--apply') return say('Nothing was deleted: this is what --apply and the hourly sweep do.')
  let count = 0
  const kept = new Map<string, unknown>()
  for (;;) {
    const { done, failed } = await retireDue(parts, BATCH)
    count += done.length
    for (const one of failed) kept.set(one.id, one.error)
    if (done.length + failed.length < BATCH || !done.length) break
  }
  say(`${count} applications lost what was due. Files go with the jobs that follow.`)
  if (!kept.size) return
  for (const id of kept.keys()) say(`${id}  failed, and kept everything`)
  throw kept.values().next().value
}

async function tellRetention({ db, clock, config }: Parts): Promise<string[]> {
  const now = clock()
  const schedule = retentionSchedule(config.retention)
  const rows = await countRetention(db, schedule, now)
  const next = (kind: KeptKind, fate: Fate, oldest: Date | null) =>
    oldest ? utcDay(new Date(oldest.getTime() + schedule[kind][fate].days * DAY)) : '-'
  const cells = rows.map(({ kind, fate, due, later, blocked, held, oldest }) => [
    kind,
    fate,
    `${schedule[kind][fate].days} days`,
    String(due),
    String(later),
    String(blocked),
    String(held),
    next(kind, fate, oldest),
  ])
  const kinds = aligned([
    ['kind', 'application', 'kept for', 'due now', 'later', 'bank untold', 'held', 'next due'],
    ...cells,
  ])
  const told = [
    ...kinds,
    ...(await tellQuiet(db, config.expireOffersAfterDays, now)),
    ...(await tellBlocked(db, schedule, now)),
  ]
  const going = await countDueRows(db, schedule, now)
  if (!going.length) return told
  const sizes = going.map(({ table, rows: count, bytes }) => [
    table,
    String(count),
    bytes ? `${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB` : '',
  ])
  return [...told, '', ...aligned([['goes now from', 'rows', 'files'], ...sizes])]
}

/** Open ones have no term of their own: what ends them is named beside. */
async function tellQuiet(db: Parts['db'], days: number, now: Date): Promise<string[]> {
  const counts = await countQuiet(db, new Date(now.getTime() - days * DAY))
  if (!counts.length) return []
  const cells = counts.map(({ stage, quiet, ending }) => [stage, String(quiet), String(ending)])
  return [
    '',
    `Open, and nothing happened for ${days} days (EXPIRE_OFFERS_AFTER_DAYS). The hourly sweep ends the last column; the others are held, or`,
    'wait for staff under Due.',
    ...aligned([['stage', 'quiet', 'ends by itself'], ...cells]),
  ]
}

async function tellBlocked(
  db: Parts['db'],
  schedule: ReturnType<typeof retentionSchedule>,
  now: Date,
): Promise<string[]> {
  const blocked = await blockedByBank(db, schedule, now, NAMED)
  if (!blocked.length) return []
  return [
    '',
    'These wait until a bank-data vendor has been told that the access ends. The job is in the staff room, under Jobs; where the vendor',
    'cannot be told any more: npm run retention -- forget-bank <id> <reason>',
    ...blocked.map(({ id, vendors }) => `${id}  ${vendors.join(', ')}`),
  ]
}

function aligned(table: readonly (readonly string[])[]): string[] {
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  return table.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  )
}

/** Tells what of one would go now and what the law keeps; `--apply` notes that it was asked for, and deletes it. */
export async function runErasure(parts: Parts, say: Say, words: readonly string[]): Promise<void> {
  const apply = words.includes('--apply')
  const { rest, email } = splitOperator(words.filter((word) => word !== '--apply'))
  const [id, ...reasons] = rest
  const reason = reasons.join(' ').trim()
  if (!isId(id) || !reason) throw new Error(ERASE_USAGE)
  const asked = { id: id!, reason, apply, by: await operatorOf(parts.db, email) }
  const erase = (await readAffiliate(parts.db, asked.id))
    ? eraseOfAffiliate
    : (await readBusiness(parts.db, asked.id))
      ? eraseOfBusiness
      : eraseOfApplication
  for (const line of await erase(parts, asked)) say(line)
}

interface Asked {
  readonly id: string
  readonly reason: string
  /** Without it nothing is changed. */
  readonly apply: boolean
  readonly by: DoneBy
}

async function eraseOfAffiliate(parts: Parts, { id, reason, apply, by }: Asked): Promise<string[]> {
  if (apply) await eraseAffiliate(parts, id, reason, by)
  const what = 'its agreement, papers, links and messages'
  return [
    apply ? `Deleted: the affiliate, ${what}.` : `The affiliate, ${what}: go at once with --apply.`,
    EVENTS_STAY,
  ]
}

async function eraseOfBusiness(parts: Parts, { id, reason, apply, by }: Asked): Promise<string[]> {
  refuseForgotten(await readBusiness(parts.db, id))
  const gone = apply && (await eraseBusiness(parts, id, reason, by))
  const what = 'its owner, contacts, numbers and what was written to it'
  if (gone) return [`Deleted: ${what}. Its name stays.`, EVENTS_STAY]
  const left = await applicationsOf(parts.db, id)
  if (!left.length) return [`With --apply these go at once: ${what}. Its name stays.`, EVENTS_STAY]
  return [
    `With the last of its applications these go${apply ? '' : ', once --apply noted it'}: ${what}. Erase the applications, too:`,
    ...left.map(({ id: application, stage }) => `${application}  ${stage}`),
    EVENTS_STAY,
  ]
}

async function eraseOfApplication(parts: Parts, { id, reason, apply, by }: Asked): Promise<string[]> {
  if (!(await retentionOf(parts.db, id))) throw new Error(NOBODY)
  const told: string[] = []
  if (apply) {
    await askForErasure(parts, id, reason, by)
    const { done, failed } = await retireDue(parts, 1, id)
    if (failed[0]) throw failed[0].error
    told.push(done[0] ? `Deleted: ${done[0].kinds.join(', ')}.` : 'Nothing could be deleted yet.')
  }
  const { fate, held, retired } = (await retentionOf(parts.db, id))!
  if (held) told.push('It is held: nothing of it is deleted.')
  if (!fate) return [...told, 'It is still open: nothing of it is deleted before it has ended.']
  const schedule = retentionSchedule(parts.config.retention)
  for (const [kind, terms] of Object.entries(schedule) as [KeptKind, (typeof schedule)[KeptKind]][]) {
    const { least } = terms[fate]
    if (retired.includes(kind)) told.push(`${kind}: gone`)
    else if (least) told.push(`${kind}: stays ${least} days after it ended`)
    else told.push(`${kind}: goes ${apply ? 'as soon as the bank has been told' : 'at once'}`)
  }
  return [...told, EVENTS_STAY]
}
