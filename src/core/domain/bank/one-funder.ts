// What belongs to one funder though the names differ: a series that goes on under another name, and money in slices that comes under another one.
import type { Cadence } from '../bank-picture.ts'
import { cadenceOf } from './cadence.ts'
import type { CounterCredits } from './counter-credits.ts'
import type { Party } from './parties.ts'
import { byDay, firstDay, lastDay, type Funding, type Run } from './runs.ts'
import { areSlices } from './threads.ts'

/** One thread of one party. */
export interface Thread {
  readonly party: Party
  readonly run: Run
}

/** Bank days from the last payment under the old name to the first under the new one: the next due day, a holiday off. */
const mostGap: Readonly<Record<Cadence, number>> = { daily: 3, weekly: 6, biweekly: 11, monthly: 0 }
/** So many payments make each part a series. */
const fewestOfPart = 4
/** Sums that many payees draw (cents): there a lender's name must stand on one of the two. */
const roundTo = 5_000

const isLenders = ({ lender, hasTradeWords }: Party): boolean => lender >= 0 || hasTradeWords

/** Whether `after` is `before` under another name: the same sum to the cent, drawn on at the next due day, without money of its own. */
function goesOn({ bankDay }: CounterCredits, before: Thread, after: Thread): boolean {
  if (before.party === after.party || after.run.fundings.length > 0) return false
  if (before.party.lender >= 0 && after.party.lender >= 0 && before.party.lender !== after.party.lender)
    return false
  if (before.run.payment % roundTo === 0 && !isLenders(before.party) && !isLenders(after.party)) return false
  const rhythm = cadenceOf([...new Set(before.run.debits.map(({ day }) => day))], bankDay)
  const gap = bankDay(firstDay(after.run)) - bankDay(lastDay(before.run))
  return rhythm !== null && gap >= 1 && gap <= mostGap[rhythm]
}

/** Who stands for both: a lender's name before another, else the present one. */
function oneParty(before: Party, after: Party): Party {
  const named = after.lender >= 0 || before.lender < 0 ? after : before
  return { ...named, hasTradeWords: before.hasTradeWords || after.hasTradeWords }
}

/** Threads of which one goes on as another (a new company name, a servicer) put together. Linear but for threads of one sum. */
export function joinRenamed(context: CounterCredits, threads: readonly Thread[]): Thread[] {
  const joined = [...threads]
  const bySum = new Map<number, Thread[]>()
  for (const thread of threads) {
    const { regular, debits, parts, payment } = thread.run
    if (!regular || parts.length > 1 || debits.length < fewestOfPart) continue
    const same = bySum.get(payment)
    if (same) same.push(thread)
    else bySum.set(payment, [thread])
  }
  for (const same of bySum.values()) {
    if (same.length < 2) continue
    let last: Thread | undefined
    for (const next of same.sort((a, b) => firstDay(a.run) - firstDay(b.run))) {
      if (last && goesOn(context, last, next)) {
        const both: Thread = {
          party: oneParty(last.party, next.party),
          run: { ...last.run, debits: [...last.run.debits, ...next.run.debits].sort(byDay) },
        }
        joined.splice(joined.indexOf(last), 1, both)
        joined.splice(joined.indexOf(next), 1)
        last = both
      } else last = next
    }
  }
  return joined
}

/** Slices and the debit begin so near each other (days). */
const beginWithinDays = 10
/** A week's slice is so many weeks' debits: at least one, as the debit is the smaller payment that the merchant is sold. */
const leastTimes = 1
const mostTimes = 6
/** What it is said to pay, the other lenders' weeks, it pays so nearly. Percent. */
const nearPercent = 15
const sliceWords = /consol|\brev(?:erse)?\b|\badv(?:ance)?\b|funding|capital|\bmca\b/i

/** Credits of one party that draws nothing, in slices. */
interface Slices {
  readonly credits: readonly Funding[]
  readonly saysSo: boolean
}

/** Slices by weeks or twos of them from those who draw nothing; nothing else of them is known. */
function findSlices({ ledger }: CounterCredits, drawing: ReadonlySet<number>): Slices[] {
  const { order, line, parties, classes, amount, day, account, operating, history, source } = ledger
  const byParty = new Map<number, Funding[]>()
  for (const row of order) {
    const cents = amount[row] as number
    const number = line[row] as number
    const credit = classes[number]?.credit
    const mayBe =
      credit === 'unclassed' ||
      credit === 'ach-customer' ||
      credit === 'wire-customer' ||
      credit === 'advance-funding' ||
      credit === 'loan-proceeds'
    const party = parties[number] as number
    if (cents < leastSlice || !mayBe || operating[account[row] as number] === 0 || drawing.has(party))
      continue
    const credits = byParty.get(party)
    const each = { row, day: day[row] as number, cents, isOtherName: true }
    if (credits) credits.push(each)
    else byParty.set(party, [each])
  }
  return [...byParty.values()].filter(areSlices).map((credits) => ({
    credits,
    saysSo: sliceWords.test(
      history.transactions[source[(credits[0] as Funding).row] as number]?.description ?? '',
    ),
  }))
}
/** Less is nobody's slice (cents). */
const leastSlice = 50_000

const timesInWeek: Readonly<Record<Cadence, number>> = { daily: 5, weekly: 1, biweekly: 0.5, monthly: 0 }

/** Cents that a thread draws in five bank days; 0 = in no rhythm, or by the month. */
function weekOf({ bankDay }: CounterCredits, { run }: Thread): number {
  const rhythm = run.regular && cadenceOf([...new Set(run.debits.map(({ day }) => day))], bankDay)
  return rhythm ? run.payment * timesInWeek[rhythm] : 0
}
/** The same of a daily debit; 0 = it is none. */
const weekOfDaily = (context: CounterCredits, thread: Thread): number => {
  const week = weekOf(context, thread)
  return week === thread.run.payment * timesInWeek.daily ? week : 0
}

/**
 * Gives a daily debit without money of its own the slices that began with it under another name: where their words say so, or where a slice
 * is what the other lenders (`isLenders`) draw in that time. Slices that fit two debits are the larger one's.
 */
export function attachSlices(
  context: CounterCredits,
  threads: readonly Thread[],
  isLendersThread: (thread: Thread) => boolean,
): void {
  const open = threads
    .filter(({ run }) => run.fundings.length === 0)
    .map((thread) => ({ thread, week: weekOfDaily(context, thread) }))
    .filter(({ week }) => week > 0)
    .sort((a, b) => b.week - a.week)
  if (open.length === 0) return
  const { ledger } = context
  const drawing = new Set(
    threads.flatMap(({ run }) =>
      run.debits.map(({ row }) => ledger.parties[ledger.line[row] as number] as number),
    ),
  )
  for (const { credits, saysSo } of findSlices(context, drawing)) {
    const [first, second] = credits as [Funding, Funding]
    const weeks = second.day - first.day > 10 ? 2 : 1
    const sizes = credits.map(({ cents }) => cents).sort((a, b) => a - b)
    const slice = (sizes[sizes.length >> 1] as number) / weeks
    const fits = open.find(({ thread, week }) => {
      if (thread.run.fundings.length > 0 || Math.abs(firstDay(thread.run) - first.day) > beginWithinDays)
        return false
      if (slice < week * leastTimes || slice > week * mostTimes) return false
      const others = threads
        .filter(
          (each) =>
            each !== thread &&
            firstDay(each.run) < first.day &&
            lastDay(each.run) >= first.day &&
            isLendersThread(each),
        )
        .reduce((sum, each) => sum + weekOf(context, each), 0)
      return saysSo || (others > 0 && Math.abs(slice - others) * 100 <= others * nearPercent)
    })
    if (!fits) continue
    const { run } = fits.thread
    run.fundings = [...credits]
    run.principal = credits.reduce((sum, { cents }) => sum + cents, 0)
    run.inSlices = true
  }
}
