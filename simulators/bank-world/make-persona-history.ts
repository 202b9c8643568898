// Two years of a persona's bank accounts, grown day by day from a seed.
import type { BankAccount, BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { addDays, addMonths, dayNumber, firstDay, lastDay, monthOf } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { dice } from './dice.ts'
import { householdAccounts, householdOwners, liveDay } from './household.ts'
import type { AccountPlan, Ledger } from './ledger.ts'
import { openLedger } from './ledger.ts'
import { filled } from './line-text.ts'
import type { MerchantPlan } from './merchant-plan.ts'
import { merchantPlans } from './merchant-plans.ts'
import { newerPlans } from './newer-plans.ts'
import type { Persona } from './personas.ts'
import { personas } from './personas.ts'
import { tradeDay } from './trade-day.ts'

export interface HistoryOptions {
  /** Last day of the history, the day of the refresh. */
  readonly endDate: IsoDate
  /** Default 24, at most 24. */
  readonly months?: number
  /** Default 1. */
  readonly seed?: number
  /** Day on which the bank was linked (default: `endDate`). Keep it fixed and move `endDate`: old lines stay, new ones come. */
  readonly linkedOn?: IsoDate
  readonly institution?: string
  readonly owners?: readonly string[]
}

/** The same day `months` earlier, or the last day of a shorter month. */
function monthsBefore(date: IsoDate, months: number): IsoDate {
  const month = addMonths(monthOf(date), -months)
  const wanted = `${month}-${date.slice(8)}`
  return wanted > lastDay(month) ? lastDay(month) : wanted
}

const plans = { ...merchantPlans, ...newerPlans }
const planOf = (persona: Persona): MerchantPlan | undefined =>
  persona === 'personal-only' ? undefined : plans[persona]

interface Growth {
  readonly persona: Persona
  readonly seed: number
  readonly linkedOn: IsoDate
  readonly endDate: IsoDate
}

const grown = new Map<string, Ledger>()
const mostGrown = 24

/** The books up to `endDate`, kept for the next call about the same days: they take tens of milliseconds to grow. */
function booksOf(growth: Growth): Ledger {
  const { persona, seed, linkedOn, endDate } = growth
  const key = [persona, seed, linkedOn, endDate].join(' ')
  const known = grown.get(key)
  if (known) return known
  const plan = planOf(persona)
  const ledger = openLedger(plan?.accounts ?? householdAccounts)
  for (let date = firstDay(addMonths(monthOf(linkedOn), -25)); date <= endDate; date = addDays(date, 1)) {
    if (plan) tradeDay({ date, plan, ledger, seed, linkedOn })
    else liveDay(ledger, seed, date)
  }
  const oldest = grown.keys().next()
  if (grown.size >= mostGrown && !oldest.done) grown.delete(oldest.value)
  grown.set(key, ledger)
  return ledger
}

/** What a bank shows of a persona: lines after `endDate - months` up to `endDate`, oldest first within each day's posting order. */
export function makePersonaHistory(persona: Persona, options: HistoryOptions): BankHistory {
  const { endDate, months = 24, seed = 1 } = options
  const linkedOn = options.linkedOn !== undefined && options.linkedOn < endDate ? options.linkedOn : endDate
  const plan = planOf(persona)
  const accounts = plan?.accounts ?? householdAccounts
  const ledger = booksOf({ persona, seed, linkedOn, endDate })
  const after = monthsBefore(endDate, months)
  const owners = (plan?.keepsOwners ? plan.owners : options.owners) ?? plan?.owners ?? householdOwners
  const institution = options.institution ?? personas.find((p) => p.persona === persona)?.bank ?? ''
  const seen: BankHistory = {
    accounts: accounts.map((account) => seenAccount(account, ledger, { institution, owners, endDate })),
    transactions: [
      ...ledger.lines.filter((line) => line.date > after),
      ...(plan ? pendingLines(plan.costs.supplies.sellers, seed, endDate) : []),
    ],
    refreshedOn: endDate,
  }
  return plan?.shownTwiceAs === undefined ? seen : withTwin(seen, plan.shownTwiceAs)
}

/** The first account again, as of another link: another name and other ids, the same digits, balance and lines. */
function withTwin(history: BankHistory, name: string): BankHistory {
  const [first] = history.accounts
  if (!first) return history
  const id = `a${history.accounts.length + 1}`
  const lines = history.transactions.filter((line) => line.accountId === first.id)
  return {
    ...history,
    accounts: [...history.accounts, { ...first, id, name }],
    transactions: [
      ...history.transactions,
      ...lines.map((line) => ({ ...line, accountId: id, id: line.id.replace(first.id, id) })),
    ],
  }
}

function seenAccount(
  plan: AccountPlan,
  ledger: Ledger,
  at: { institution: string; owners: readonly string[]; endDate: IsoDate },
): BankAccount {
  const { id, name, mask, kind, holder } = plan
  const balance = ledger.balance(id)
  return {
    id,
    institution: at.institution,
    name,
    mask,
    kind,
    holder,
    owners: at.owners,
    balance,
    balanceDate: at.endDate,
  }
}

/** Two card payments that the bank has seen and not posted; they are in no balance. */
function pendingLines(sellers: readonly string[], seed: number, endDate: IsoDate): BankTransaction[] {
  const luck = dice(seed, 'pending', endDate)
  return [1, 2].map((n) => ({
    id: `a1-p${dayNumber(endDate)}${n}`,
    accountId: 'a1',
    date: endDate,
    amount: -luck.between(2_500, 18_000),
    description: `PENDING ${filled(luck.pick(sellers), luck)}`,
    pending: true,
  }))
}

/** Balance at the end of each day of an account, newest first, `days` days back from the refresh; pending lines do not count. */
export function dailyBalances(
  history: BankHistory,
  accountId: string,
  days: number,
): { readonly date: IsoDate; readonly balance: Cents }[] {
  const moved = new Map<IsoDate, Cents>()
  for (const line of history.transactions) {
    if (line.accountId === accountId && !line.pending)
      moved.set(line.date, (moved.get(line.date) ?? 0) + line.amount)
  }
  let balance = history.accounts.find((account) => account.id === accountId)?.balance ?? 0
  const out: { date: IsoDate; balance: Cents }[] = []
  for (let i = 0; i < days; i++) {
    const date = addDays(history.refreshedOn, -i)
    out.push({ date, balance })
    balance -= moved.get(date) ?? 0
  }
  return out
}
