// Which of the merchants that a search returned is the business that was asked about, and what is recorded of it.
import { isIsoDate } from '#core/ground/dates.ts'
import type { DefaultRecord, MerchantQuery } from '../port.ts'
import type { Merchant } from './wire.ts'

const legalForms =
  /\b(?:llc|l l c|inc|incorporated|corp|corporation|co|company|ltd|limited|lp|llp|pllc|pc|dba)\b/g

/** 'The Corner Café, L.L.C.' and 'Corner Cafe LLC' are one name. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(legalForms, ' ')
    .replace(/^\s*the\b/, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '')

function matchOf(merchant: Merchant, { ein, legalName }: MerchantQuery): 'ein' | 'name' | null {
  const theirs = digits(merchant.ein)
  if (ein && theirs) return theirs === digits(ein) ? 'ein' : null
  const key = nameKey(legalName)
  return key !== '' && nameKey(merchant.name ?? '') === key ? 'name' : null
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
