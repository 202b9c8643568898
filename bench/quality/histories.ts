// Histories labelled by hand: reads them, and holds the engine's answer to the labels.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import type { BankAccount, BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { bankDays, daysOf, refreshedOn, varied, type Part } from './corpus.ts'

interface LabelledHistory {
  readonly name: string
  readonly history: BankHistory
  /** By transaction id. */
  readonly labels: ReadonlyMap<string, string>
  /** 'Kapitus active', sorted. */
  readonly positions: readonly string[]
  readonly returned: number
}

const account = (
  id: string,
  kind: string,
  holder: string,
  mask: string,
  owners: readonly string[],
): BankAccount => ({
  id,
  institution: 'Harbor Bank',
  name: id,
  mask,
  kind: kind === 'savings' ? 'savings' : 'checking',
  holder: holder === 'personal' ? 'personal' : 'business',
  owners: holder === 'personal' ? owners.slice(1) : owners,
  balance: 1_500_000,
  balanceDate: refreshedOn,
})

/** The days of '2026-08-03' or 'weekly 2026-08-03..2026-11-16'. */
function expand(when: string): IsoDate[] {
  const [rhythm, span] = when.split(' ')
  if (!span) return [when]
  const [from = '', to = ''] = span.split('..')
  return (rhythm === 'daily' ? bankDays(from, to) : daysOf(rhythm ?? '', from)).filter((date) => date <= to)
}

/** '-36~108' varies between its ends, '1640' does not; cents. */
function amountOf(dollars: string, i: number): number {
  const sign = dollars.startsWith('-') ? -1 : 1
  const [low = 0, high = low] = dollars
    .replace('-', '')
    .split('~')
    .map((part) => Math.round(Number(part) * 100))
  return sign * (high === low ? low : low + ((i * 7_919 + 13) % (high - low)))
}

function readHistory(name: string, text: string): LabelledHistory {
  const lines = text.trim().split('\n')
  const owners = (lines[0] ?? '').replace('owners ', '').split('; ')
  const accounts = [account('checking', 'checking', 'business', '1093', owners)]
  const transactions: BankTransaction[] = []
  const labels = new Map<string, string>()
  const positions: string[] = []
  let returned = 0
  for (const line of lines.slice(1)) {
    if (line.startsWith('account ')) {
      const [, id = '', kind = '', holder = '', mask = ''] = line.split(' ')
      accounts.push(account(id, kind, holder, mask, owners))
    } else if (line.startsWith('position ')) positions.push(line.slice('position '.length))
    else if (line.startsWith('returned ')) returned = Number(line.slice('returned '.length))
    else {
      const [when = '', dollars = '', whole = '', label = ''] = line.split(' | ')
      const [description = '', accountId = 'checking'] = whole.split(' @')
      expand(when).forEach((date, i) => {
        const id = `t${transactions.length}`
        labels.set(id, label)
        transactions.push({
          id,
          accountId,
          date,
          amount: amountOf(dollars, i),
          description: varied(description, i),
          pending: false,
        })
      })
    }
  }
  return {
    name,
    history: { accounts, transactions, refreshedOn },
    labels,
    positions: positions.sort(),
    returned,
  }
}

export function labelledHistories(part: Part): LabelledHistory[] {
  const folder = join(
    process.cwd(),
    'src/core/domain/cases/corpus',
    part === 'open' ? 'histories' : 'held-out/histories',
  )
  return readdirSync(folder)
    .sort()
    .map((file) => readHistory(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')))
}

/** The labels of credits that are sales. */
export const income = new Set([
  'card',
  'cash',
  'check',
  'deposit',
  'ach-customer',
  'wire-customer',
  'marketplace',
  'health-claims',
  'person',
])

/** What a renewal of the same funder replaced is no position of its own, but a part of that one. */
const isRenewed = (label: string, all: readonly string[]): boolean =>
  label.endsWith(' refinanced') &&
  all.some((other) => other !== label && other.startsWith(label.replace(/refinanced$/, '')))

/** What the engine says otherwise than the labels; empty = all right. */
export function faultsOf({ history, labels, positions, returned }: LabelledHistory): string[] {
  const analysis = analyseBank(history, { asOf: refreshedOn })
  const said = new Map(
    analysis.excludedCredits.map(({ transactionId, reason }) => [transactionId, reason as string]),
  )
  const faults: string[] = []
  let revenue = 0
  for (const { id, amount, accountId, description } of history.transactions) {
    const label = labels.get(id) ?? ''
    if (accountId !== 'checking') continue
    if (label === 'deposited-return' || label === 'chargeback') revenue += amount
    if (amount <= 0) continue
    if (income.has(label)) revenue += amount
    const got = said.get(id)
    if (got !== (income.has(label) ? undefined : label))
      faults.push(`${label} read as ${got ?? 'income'}: ${description}`)
  }
  const months = analysis.months.reduce((sum, month) => sum + month.trueRevenue, 0)
  const open = analysis.months.reduce((sum, month) => sum + month.unclassed, 0)
  // What nothing proves is out at the lower end and in at the upper one.
  if (revenue < months || revenue > months + open)
    faults.push(`revenue ${months} to ${months + open} for ${revenue}`)
  const found = analysis.positions
    .filter(({ sureness }) => sureness === 'certain' || sureness === 'likely')
    .map(({ lender, state }) => `${lender} ${state}`)
    .sort()
  const wanted = positions.filter((each) => !isRenewed(each, positions))
  if (found.join() !== wanted.join()) faults.push(`positions ${found.join()} for ${wanted.join()}`)
  if (analysis.nsfLast90Days !== returned) faults.push(`returned ${analysis.nsfLast90Days} for ${returned}`)
  return faults
}
