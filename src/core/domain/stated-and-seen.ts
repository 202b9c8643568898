// What an owner stated beside what the bank shows, and whether the two differ; what the bank does not tell is unknown, not the same. Pure.
import type { IsoMonth } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import type { BankAnalysis, BasisPoints } from './underwriting.ts'

export interface Stated {
  readonly monthlySales: Cents | null
  /** The month in which the business began. */
  readonly since: IsoMonth | null
  readonly owner: string
  readonly business: string
  /** Where the owner lives: the address that a bank keeps of its holder. */
  readonly home: string
}

/** `differs`: null where one of the two is not known. `match`: the provider's own score of it, 0 to 100, where one was told. */
type StatedAndSeen = { readonly differs: boolean | null; readonly match?: number } & (
  | {
      readonly what: 'monthly-sales'
      readonly stated: Cents | null
      readonly seen: Cents | null
      /** Seen against stated; null where it cannot be said. */
      readonly by: BasisPoints | null
    }
  /** `seen`: the month in which the bank's history begins; only an earlier one than stated contradicts. */
  | { readonly what: 'in-business'; readonly stated: IsoMonth | null; readonly seen: IsoMonth | null }
  | { readonly what: 'owner' | 'business' | 'address'; readonly stated: string; readonly seen: string }
)

/** Sales are an estimate: from a tenth of the stated ones on the difference is marked. */
const SALES_TOLERANCE: BasisPoints = 1_000

/** Words without accents, capitals, signs and the forms of companies. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !['llc', 'inc', 'corp', 'co', 'ltd', 'lp', 'llp', 'the', 'dba'].includes(word))

/** All words of the one occur in the other: 'Ana Quispe' is 'Ana M. Quispe'. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (!a.length || !b.length) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.every((word) => long.includes(word))
}

/** A name among the account's holders: the one that is it; none where the others are accounted for; else all that are not. */
function nameRow(
  what: 'owner' | 'business',
  stated: string,
  other: string,
  holders: readonly string[],
): StatedAndSeen {
  const same = holders.find((holder) => isSame(holder, stated))
  if (same !== undefined) return { what, stated, seen: same, differs: false }
  const strangers = holders.filter((holder) => !isSame(holder, other))
  return { what, stated, seen: strangers.join(', '), differs: stated && strangers.length ? true : null }
}

/** In the order of the panel. Money in cents. */
export function statedAndSeen(
  stated: Stated,
  analysis: Pick<BankAnalysis, 'averages' | 'historyFrom' | 'accounts'>,
): StatedAndSeen[] {
  const { averages, historyFrom, accounts } = analysis
  const sales = averages.months > 0 ? averages.trueRevenue : null
  const by =
    stated.monthlySales && sales !== null
      ? Math.round(((sales - stated.monthlySales) * 10_000) / stated.monthlySales)
      : null
  const seenSince = historyFrom?.slice(0, 7) ?? null
  const used = accounts.filter(({ use }) => use === 'operating' || use === 'own')
  const holders = [...new Set(used.flatMap(({ account }) => account.owners))].filter((name) => name.trim())
  const bestMatch = (of: 'name' | 'address') => {
    const scores = used.flatMap(({ account }) => account.ownerMatch?.[of] ?? [])
    return scores.length ? { match: Math.max(...scores) } : {}
  }
  return [
    {
      what: 'monthly-sales',
      stated: stated.monthlySales,
      seen: sales,
      by,
      differs: by === null ? null : Math.abs(by) >= SALES_TOLERANCE,
    },
    {
      what: 'in-business',
      stated: stated.since,
      seen: seenSince,
      differs: stated.since && seenSince ? seenSince < stated.since : null,
    },
    { ...nameRow('owner', stated.owner, stated.business, holders), ...bestMatch('name') },
    nameRow('business', stated.business, stated.owner, holders),
    // The address itself stays at the provider: it tells how well the owner's home matches.
    { what: 'address', stated: stated.home, seen: '', differs: null, ...bestMatch('address') },
  ]
}
