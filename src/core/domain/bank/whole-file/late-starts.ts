// Payers, and money of one kind, that begin or rise within 60 days of the refresh and carry weight; round sums of a payer whom nobody knows.
import { finding, sumOf, type Look, type WholeFileFinding } from './look.ts'

const limits = {
  days: 60,
  /** So many days must lie before, or there is nothing to hold it against. */
  before: 40,
  /** Of what came in within the 60 days. */
  share: 0.2,
  times: 2,
  /** How much larger the share of the income became. */
  rise: 2.5,
  /** Round sums: multiples, how many, in how many sizes, and their share of the file's income. */
  round: 50_000,
  roundTimes: 4,
  roundSizes: 3,
  roundShare: 0.1,
} as const

interface LateStarts {
  /** Credits of payers that began late: they may be income. */
  readonly late: readonly number[]
  readonly findings: readonly WholeFileFinding[]
}

const byName = (look: Look): Map<string, number[]> => {
  const names = new Map<string, number[]>()
  for (const row of look.incoming) {
    const { cardSales, credit } = look.classOf(row)
    const name = look.nameOf(row)
    if (cardSales || credit === 'health-claims' || name === '') continue
    const rows = names.get(name)
    if (rows) rows.push(row)
    else names.set(name, [row])
  }
  return names
}

/** Income of the counted accounts since a day and before it. */
function incomeAround(
  { ledger, codes }: Look,
  since: number,
  without: ReadonlySet<number>,
): readonly [number, number] {
  let before = 0
  let late = 0
  for (let row = 0; row < ledger.count; row++) {
    const cents = ledger.amount[row] as number
    if (
      cents <= 0 ||
      codes[row] !== 0 ||
      without.has(row) ||
      ledger.operating[ledger.account[row] as number] === 0
    )
      continue
    if ((ledger.day[row] as number) >= since) late += cents
    else before += cents
  }
  return [before, late]
}

/** `round`: credits of money that goes round, which are in no income; they may have begun late all the same. */
export function findLateStarts(look: Look, round: readonly number[]): LateStarts {
  const { ledger, settled } = look
  const since = ledger.to - limits.days + 1
  if (since - ledger.from < limits.before) return { late: [], findings: [] }
  const isLate = (row: number): boolean => (ledger.day[row] as number) >= since
  const [before, income] = incomeAround(look, since, new Set(round))
  const late: number[] = []
  for (const rows of byName(look).values())
    if (rows.length >= limits.times && rows.every(isLate) && sumOf(look, rows) >= income * limits.share)
      late.push(...rows)
  const risen = risenRows(look, round, isLate, before, income)
  const lines = [...late, ...risen]
  const share =
    income > 0
      ? Math.min(10_000, Math.round((sumOf(look, lines) * 10_000) / (income + sumOf(look, risen))))
      : 10_000
  return {
    late: late.filter((row) => look.codes[row] === 0 && settled[row] === 0),
    findings: lines.length
      ? [
          finding(
            look,
            'begins-before-application',
            { days: limits.days, usdActual: sumOf(look, lines), pctActual: share },
            lines,
          ),
        ]
      : [],
  }
}

/** Money that goes round, or deposits by hand, that grew beside everything else. */
function risenRows(
  look: Look,
  round: readonly number[],
  isLate: (row: number) => boolean,
  before: number,
  income: number,
): number[] {
  const going = new Set(round)
  const byHand = look.incoming.filter((row) => look.classOf(row).rail === 'deposit' && !going.has(row))
  const kinds = [round, byHand]
  return kinds.flatMap((rows) => {
    const late = rows.filter(isLate)
    const early = sumOf(look, rows) - sumOf(look, late)
    const now = sumOf(look, late) / Math.max(1, income)
    const then = early / Math.max(1, before)
    return late.length >= limits.times && now >= limits.share && now >= then * limits.rise ? late : []
  })
}

/** Payers whose every sum is a multiple of $500, in several sizes: an invoice has odd cents, a monthly fee has one size. */
export function findRoundAmounts(look: Look): WholeFileFinding[] {
  const { ledger, month } = look
  const { amount } = ledger
  const least = (month * limits.roundShare * Math.max(30, ledger.to - ledger.from + 1)) / 30
  return [...byName(look).values()].flatMap((rows) => {
    const sizes = new Set(rows.map((row) => amount[row]))
    const isRound = rows.every((row) => (amount[row] as number) % limits.round === 0)
    const sum = sumOf(look, rows)
    return isRound && rows.length >= limits.roundTimes && sizes.size >= limits.roundSizes && sum >= least
      ? [finding(look, 'round-amounts', { actual: rows.length, usdActual: sum }, rows)]
      : []
  })
}
