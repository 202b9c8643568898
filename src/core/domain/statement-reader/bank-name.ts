// Which bank a statement is of: by its routing number, its legal name, or how it names itself at the head or the foot; never by a name in a line.
import { bankOfRouting, isRoutingNumber, usBanks } from '#core/codes/us-banks.ts'
import type { Row } from './page.ts'

const named =
  /\b(?:bank|bancorp|banco|credit union|fcu|federal savings|trust company|national association|n\.a\.|chase|truist|citizens|regions|comerica|mercury|bluevine|novo|relay|cooperativa|cacu|frost)\b/i
const insured = /\bmember fdic\b|\bequal housing\b|\bncua\b/i
const HEAD = 25
const FOOT = 6

const hasAmount = /\d\.\d\d\b/

/** Rows of the first page that speak of the bank itself. */
function headOf(rows: readonly Row[]): Row[] {
  const first = rows.filter(({ page }) => page === rows[0]?.page)
  return [...first.slice(0, HEAD), ...first.slice(-FOOT)].filter(
    ({ text }) => text.length < 90 && !hasAmount.test(text),
  )
}

/** The routing number at the head of the first page; null where none is printed, or the digits are none. */
export function routingOf(rows: readonly Row[]): string | null {
  for (const { text } of headOf(rows)) {
    const found = /\b(?:routing|rtn|aba)\b[^\d]{0,40}(\d{9})\b/i.exec(text)?.[1]
    if (found && isRoutingNumber(found)) return found
  }
  return null
}

/** Its legal name where it is one of the known banks, else as printed; '' where no bank is named. */
export function bankOf(rows: readonly Row[]): string {
  const routing = routingOf(rows)
  const byRouting = routing === null ? undefined : bankOfRouting(routing)
  if (byRouting) return byRouting.legalName
  const head = headOf(rows)
  const feet = rows.filter(({ text }) => insured.test(text) && !hasAmount.test(text))
  for (const { text } of [...head, ...feet]) {
    const known = usBanks.find((bank) => bank.named.test(text))
    if (known) return known.legalName
  }
  const found = head.find(({ text }) => named.test(text) && !/\bstatement\.$/i.test(text))
  return found?.text.trim().slice(0, 60) ?? ''
}

/** Whether a text names a bank. */
export const namesBank = (text: string): boolean =>
  named.test(text) || usBanks.some((bank) => bank.named.test(text))
