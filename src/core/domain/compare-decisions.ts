// Two versions of engine or policy over the same files: which answers change, why, and how those that changed turned out. Pure.
import type { Cents } from '#core/ground/money.ts'
import type { OutcomeKind } from './deal-outcomes.ts'
import type { Decision, DecisionWithDeals } from './underwriting.ts'

/** What is compared of a decision. */
interface ComparedSide {
  readonly outcome: Decision['outcome']
  readonly grade: Decision['grade']
  /** The largest deal; null = none. */
  readonly amount: Cents | null
  /** The lowest factor rate of the deals, ten-thousandths; null without. */
  readonly factorRate: number | null
  readonly reasons: readonly string[]
}
export interface ComparedPair {
  readonly application: string
  readonly before: ComparedSide
  readonly after: ComparedSide
  /** What happened to it, as far as it is known. */
  readonly became: readonly OutcomeKind[]
}
export interface Flip {
  readonly application: string
  readonly from: ComparedSide['outcome']
  readonly to: ComparedSide['outcome']
  /** Reasons that the later version has and the earlier one had not, and the other way round. */
  readonly came: readonly string[]
  readonly went: readonly string[]
  readonly became: Became
}
type Became = 'default' | 'missed' | 'paid' | 'funded' | 'unknown'
/** Shares are of those that both versions offered money to. */
export interface Comparison {
  readonly files: number
  /** Nothing that is compared differs. */
  readonly same: number
  /** The same outcome with another grade, amount, price or reason. */
  readonly changed: number
  /** By 'from > to', how many, and of those how many turned out how. */
  readonly flips: readonly ({ readonly way: string; readonly count: number } & Readonly<
    Record<Became, number>
  >)[]
  readonly reasonsCame: readonly { readonly code: string; readonly count: number }[]
  readonly reasonsWent: readonly { readonly code: string; readonly count: number }[]
  readonly amount: { readonly up: number; readonly down: number; readonly sum: Cents }
  readonly price: { readonly up: number; readonly down: number }
  readonly grade: { readonly better: number; readonly worse: number }
}

/** What of a decision is compared. */
export const sideOf = ({ outcome, grade, deals, reasons }: DecisionWithDeals): ComparedSide => ({
  // An approval without a deal goes to a person, as it did when it was settled.
  outcome: outcome === 'approved' && !deals.length ? 'review' : outcome,
  grade,
  amount: deals.length ? Math.max(...deals.map(({ amount }) => amount)) : null,
  factorRate: deals.length ? Math.min(...deals.map(({ factorRate }) => factorRate)) : null,
  reasons: reasons.map(({ code }) => code),
})

/** The worst that is known of a deal. */
const becameOf = (kinds: readonly OutcomeKind[]): Became =>
  (['default', 'missed', 'paid', 'funded'] as const).find((kind) => kinds.includes(kind)) ?? 'unknown'

/** The change of one file's outcome; null where it is the same. */
function flipOf({ application, before, after, became }: ComparedPair): Flip | null {
  if (before.outcome === after.outcome) return null
  return {
    application,
    from: before.outcome,
    to: after.outcome,
    came: after.reasons.filter((code) => !before.reasons.includes(code)),
    went: before.reasons.filter((code) => !after.reasons.includes(code)),
    became: becameOf(became),
  }
}

const isSame = (a: ComparedSide, b: ComparedSide): boolean =>
  a.grade === b.grade &&
  a.amount === b.amount &&
  a.factorRate === b.factorRate &&
  a.reasons.length === b.reasons.length &&
  a.reasons.every((code) => b.reasons.includes(code))

/** Adds pairs one by one, so that no more than one file is in memory. */
export class Comparing {
  private files = 0
  private same = 0
  private changed = 0
  private readonly ways = new Map<string, Record<Became, number>>()
  private readonly came = new Map<string, number>()
  private readonly went = new Map<string, number>()
  private readonly amount = { up: 0, down: 0, sum: 0 }
  private readonly price = { up: 0, down: 0 }
  private readonly grade = { better: 0, worse: 0 }

  /** Answers the flip, if it is one. */
  add(pair: ComparedPair): Flip | null {
    const { before, after } = pair
    this.files++
    const flip = flipOf(pair)
    if (flip) this.addFlip(flip)
    else if (isSame(before, after)) this.same++
    else this.changed++
    if (after.grade !== before.grade) this.grade[after.grade < before.grade ? 'better' : 'worse']++
    if (before.amount !== null && after.amount !== null && before.amount !== after.amount) {
      this.amount[after.amount > before.amount ? 'up' : 'down']++
      this.amount.sum += after.amount - before.amount
    }
    if (before.factorRate !== null && after.factorRate !== null && before.factorRate !== after.factorRate)
      this.price[after.factorRate > before.factorRate ? 'up' : 'down']++
    return flip
  }

  private addFlip({ from, to, came, went, became }: Flip): void {
    const way = `${from} > ${to}`
    const counts = this.ways.get(way) ?? { default: 0, missed: 0, paid: 0, funded: 0, unknown: 0 }
    counts[became]++
    this.ways.set(way, counts)
    for (const code of came) this.came.set(code, (this.came.get(code) ?? 0) + 1)
    for (const code of went) this.went.set(code, (this.went.get(code) ?? 0) + 1)
  }

  result(): Comparison {
    const ordered = (counts: ReadonlyMap<string, number>) =>
      [...counts]
        .map(([code, count]) => ({ code, count }))
        .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
    return {
      files: this.files,
      same: this.same,
      changed: this.changed,
      flips: [...this.ways]
        .map(([way, counts]) => ({
          way,
          count: counts.default + counts.missed + counts.paid + counts.funded + counts.unknown,
          ...counts,
        }))
        .sort((a, b) => b.count - a.count || (a.way < b.way ? -1 : 1)),
      reasonsCame: ordered(this.came),
      reasonsWent: ordered(this.went),
      amount: { ...this.amount },
      price: { ...this.price },
      grade: { ...this.grade },
    }
  }
}
