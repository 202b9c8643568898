// Which bank a statement is of, by how it names itself at the head of the first page or at its foot.
import type { Row } from './page.ts'

const named =
  /\b(?:bank|bancorp|banco|credit union|fcu|federal savings|trust company|national association|n\.a\.|chase|truist|citizens|regions|comerica|mercury|bluevine|novo|relay|cooperativa|cacu|frost)\b/i
const HEAD = 25

/** As printed, '' where no bank is named: a name in a line of the account is none. */
export function bankOf(rows: readonly Row[]): string {
  const first = rows.filter(({ page }) => page === 1)
  const heads = [...first.slice(0, HEAD), ...first.slice(-6)]
  const found = heads.find(({ text }) => named.test(text) && text.length < 90 && !/\d\.\d\d\b/.test(text))
  return found?.text.trim().slice(0, 60) ?? ''
}
