// How values of a credit report read: whole dollars, MM/DD/YYYY, 'UNKNOWN' as the bureau says it, '-' for what is not known.
import { UNKNOWN } from '#core/codes/credit/look-up.ts'
import type { Coded, ReportAmount } from '#core/domain/credit-report/report.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { formatUsd } from '#core/ground/money.ts'

export const amountText = (amount: ReportAmount): string =>
  amount === null ? UNKNOWN : amount === 'UNKNOWN' ? amount : formatUsd(amount, { cents: false })

export const dateText = (date: IsoDate | null): string =>
  date === null ? UNKNOWN : `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

export const countText = (count: number | null): string => (count === null ? UNKNOWN : String(count))

export const percentText = (percent: number | null): string =>
  percent === null ? UNKNOWN : `${String(percent)}%`

/** 'BC, Bank Credit Cards': a code that no table has stands alone. */
export const codedText = ({ code, text }: Coded): string =>
  text === UNKNOWN ? code : code === UNKNOWN ? text : `${code}, ${text}`
