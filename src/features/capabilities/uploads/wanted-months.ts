// The months that statements are asked of, and which of them are there.
import { addMonths, type IsoMonth } from '#core/ground/dates.ts'

export interface WantedMonth {
  readonly month: IsoMonth
  readonly here: boolean
}

/** The `count` months before the present one, earliest first, by the months of the documents that are there. */
export function wantedMonths(
  count: number,
  present: IsoMonth,
  documents: readonly { readonly months: readonly IsoMonth[] }[],
): WantedMonth[] {
  const here = new Set(documents.flatMap(({ months }) => months))
  return Array.from({ length: count }, (_, at) => {
    const month = addMonths(present, at - count)
    return { month, here: here.has(month) }
  })
}

/** The month that the calendar on the wall shows. */
export function monthHere(): IsoMonth {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}
