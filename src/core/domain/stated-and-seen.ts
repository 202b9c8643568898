// What an owner stated beside what the bank shows, and whether the two differ; what the bank does not tell is unknown, not the same. Pure.
import type { IsoMonth } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import type { Sureness } from './likeness.ts'
import { compareNames } from './same-name.ts'
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

/** `differs`: null where one of the two is not known, or two names may be one's. `match`: the provider's own score of it, 0 to 100, where one was told. */
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

/** A name among the account's holders: the one that is it; the one that may be, which nobody knows; none where the others are accounted for; else all that are not. */
function nameRow(
  what: 'owner' | 'business',
  stated: string,
  other: string,
  holders: readonly string[],
): StatedAndSeen {
  const [mine, theirs] =
    what === 'owner' ? (['person', 'business'] as const) : (['business', 'person'] as const)
  const seenAs = (sure: Sureness) =>
    holders.find((holder) => compareNames(holder, stated, mine).sure === sure)
  const same = seenAs('same')
  if (same !== undefined) return { what, stated, seen: same, differs: false }
  const unsure = seenAs('unsure')
  if (unsure !== undefined) return { what, stated, seen: unsure, differs: null }
  const strangers = holders.filter((holder) => compareNames(holder, other, theirs).sure === 'different')
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
