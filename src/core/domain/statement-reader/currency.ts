// Whether a statement says at its head that its amounts are in another currency than dollars of the United States.
import type { Row } from './page.ts'

const HEAD_ROWS = 60
const named =
  /\b(?:currency|moneda|divisa)\b[ :(]*(?:of account[ :]*)?(AUD|BRL|CAD|CHF|CNY|COP|DKK|DOP|EUR|GBP|HKD|ILS|INR|JPY|KRW|MXN|NGN|NOK|NZD|PEN|PHP|PLN|SEK|SGD|ZAR)\b/i

export const isInOtherCurrency = (rows: readonly Row[]): boolean =>
  rows.slice(0, HEAD_ROWS).some(({ text }) => named.test(text))
