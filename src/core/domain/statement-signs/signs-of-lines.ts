// Signs that the lines of an account give: what does not add up, days without posting, references and lines that stand twice, round sums.
import { dayNumber, lastDay, monthOf } from '#core/ground/dates.ts'
import { isBankDay, weekdayOf } from '../bank-days.ts'
import type { AccountReading } from '../statement-reader/read-statement.ts'
import { boxOf, type Sign, type WeightClass } from './sign.ts'

type Line = AccountReading['lines'][number]

const ofLine = (
  code: Sign['code'],
  weight: WeightClass,
  { place }: Line,
  evidence: Sign['evidence'],
): Sign => ({
  code,
  weight,
  page: place?.page ?? null,
  box: place && boxOf(place),
  evidence,
})

export const signsOfLines = (account: AccountReading): Sign[] => [
  ...notAddingUp(account),
  ...breaks(account),
  ...onClosedDays(account),
  ...copies(account),
  ...roundSums(account),
]

/**
 * A forger who changes one figure misses the balance and one total by the same amount. Whatever else does not fit may as well be a layout
 * that was not understood.
 */
function notAddingUp({ isProven, proof, lines, opening, closing }: AccountReading): Sign[] {
  const { balance, deposits, withdrawals } = proof
  if (isProven || opening === null || closing === null || !lines.length) return []
  const misses = [balance, deposits, withdrawals].filter((miss) => miss !== null && miss !== 0)
  if (!misses.length) return []
  const sizes = new Set(misses.map((miss) => Math.abs(miss!)))
  const weight = sizes.size === 1 && proof.outside === 0 && proof.unsure === 0 ? 'medium' : 'weak'
  const evidence = { balance: balance ?? 0, deposits: deposits ?? 0, withdrawals: withdrawals ?? 0 }
  return [{ code: 'totals-do-not-fit', weight, page: null, box: null, evidence }]
}

/** Balances beside lines that the line before does not lead to. Where most do, the few that do not were changed, or their lines were. */
function breaks({ isProven, lines, proof, opening }: AccountReading): Sign[] {
  if (isProven) return []
  let before = opening
  let seen = 0
  const broken: { line: Line; by: number }[] = []
  let moved = 0
  for (const line of lines) {
    moved += line.cents
    if (line.balance === null) continue
    if (before !== null) {
      seen++
      if (before + moved !== line.balance) broken.push({ line, by: before + moved - line.balance })
    }
    before = line.balance
    moved = 0
  }
  if (broken.length && seen >= 6) {
    const weight = broken.length <= 2 ? 'medium' : 'weak'
    return broken.map(({ line, by }) => ofLine('balance-breaks', weight, line, { date: line.date, by }))
  }
  const first = proof.firstBreak && lines[proof.firstBreak.line]
  // Balances of days alone: those after the changed line are all off by the same amount, and so they would be in a table misread.
  return first ? [ofLine('balance-breaks', 'weak', first, { date: first.date, by: proof.firstBreak.by })] : []
}

/** What a bank books by itself, on whatever day the period ends. */
const booked =
  /\b(?:interest|dividend|service charge|service fee|maintenance|monthly fee|interes|dividendo)\b/i
/** Of the lines, in hundredths: a bank that posts on Sundays and holidays has more there. */
const FEW = 5
const ENOUGH_LINES = 30

function onClosedDays({ lines, to }: AccountReading): Sign[] {
  if (lines.length < ENOUGH_LINES) return []
  const closed = lines.filter(({ date, text }) => {
    const day = dayNumber(date)
    const isEnd = date === to || date === lastDay(monthOf(date))
    return !isBankDay(day) && weekdayOf(day) !== 6 && !isEnd && !booked.test(text)
  })
  if (closed.length > 3 || closed.length * 100 > FEW * lines.length) return []
  return closed.map((line) =>
    ofLine('posted-on-closed-day', 'weak', line, { date: line.date, cents: line.cents }),
  )
}

const referenced =
  /\b(?:trace|trn|ref(?:erence)?|conf(?:irmation)?|seq(?:uence)?|txn|transaction)\b\.?\s*(?:no\.?|nbr|number|id|#)?[:#\s]*([a-z]*\d[a-z0-9]{5,})/i
/** A day written without marks: many lines may name the same one. */
const isDay = /^(?:(?:19|20)\d\d(?:0\d|1[0-2])[0-3]\d|(?:0\d|1[0-2])[0-3]\d(?:19|20)?\d\d)$/
/** Of the lines with a reference, in hundredths: where more share theirs, it is no reference of one line. */
const SHARED = 10

/** A reference of one line that stands at another one too: with its day and amount it is a copy, else the pattern of one. */
function copies({ lines, isProven }: AccountReading): Sign[] {
  const byReference = new Map<string, Line[]>()
  let count = 0
  for (const line of lines) {
    const reference = referenced.exec(line.text)?.[1]
    if (!reference || isDay.test(reference) || Math.abs(line.cents) < 100) continue
    count++
    // A fee beside its transfer, or money back, has the same one in other words or with another sign.
    const key = `${reference}/${Math.sign(line.cents)}/${line.text.replace(/\d+/g, '0').toLowerCase()}`
    byReference.set(key, [...(byReference.get(key) ?? []), line])
  }
  const shared = [...byReference.values()].filter(({ length }) => length > 1)
  if (shared.reduce((sum, { length }) => sum + length, 0) * 100 > Math.max(SHARED * count, 200)) return []
  return shared.flatMap(([first, ...others]) =>
    others.map((line) => {
      const isSame = line.date === first!.date && line.cents === first!.cents
      // In a layout misread a reference may have come to the line beside its own.
      const weight = isProven ? 'medium' : 'weak'
      return ofLine(isSame ? 'line-twice' : 'reference-copied', weight, line, {
        date: line.date,
        cents: line.cents,
        first: first!.date,
      })
    }),
  )
}

const ENOUGH_DEPOSITS = 15
/** In hundredths. */
const MOST_ROUND = 70

/** Deposits of whole hundreds of dollars; rents and cash come so too, which is why it says little. */
function roundSums({ lines }: AccountReading): Sign[] {
  const deposits = lines.filter(({ cents }) => cents > 0)
  const round = deposits.filter(({ cents }) => cents % 10_000 === 0)
  if (deposits.length < ENOUGH_DEPOSITS || round.length * 100 < MOST_ROUND * deposits.length) return []
  return [
    {
      code: 'round-amounts',
      weight: 'weak',
      page: null,
      box: null,
      evidence: { round: round.length, deposits: deposits.length },
    },
  ]
}
