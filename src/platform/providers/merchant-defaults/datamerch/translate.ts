// Which of the merchants that a search returned is the business that was asked about, and what is recorded of it.
import { compareNames } from '#core/domain/same-name.ts'
import { isIsoDate } from '#core/ground/dates.ts'
import type { DefaultRecord, MerchantQuery } from '../port.ts'
import type { Merchant } from './wire.ts'

/**
 * A hit closes the door to working capital: a name counts that is the same, or the same but for its legal form, which registers often
 * leave out. One that is only near it may be a neighbour's.
 */
function isSameName(one: string, other: string): boolean {
  const { sure, why } = compareNames(one, other, 'business')
  return sure === 'same' || why === 'form-missing' || why === 'form-differs'
}

const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '')

function matchOf(merchant: Merchant, { ein, legalName }: MerchantQuery): 'ein' | 'name' | null {
  const theirs = digits(merchant.ein)
  if (ein && theirs) return theirs === digits(ein) ? 'ein' : null
  return isSameName(legalName, merchant.name ?? '') ? 'name' : null
}

/** A search is fuzzy; only the same EIN, or the same name where no two EINs differ, counts. */
export const recordsOf = (merchants: readonly Merchant[], query: MerchantQuery): DefaultRecord[] =>
  merchants.flatMap((merchant) => {
    const matchedBy = matchOf(merchant, query)
    if (!matchedBy) return []
    return (merchant.records ?? []).map(({ category, notes, funder, date, created_at }) => {
      const day = (date ?? created_at ?? '').slice(0, 10)
      return {
        category: category ?? '',
        notes: notes ?? '',
        funder: funder ?? '',
        date: isIsoDate(day) ? day : null,
        matchedBy,
      }
    })
  })
