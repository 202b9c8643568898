// Other accounts that the lines of an account speak of, as 'transfer to ...4821' or 'XFER FROM CHK 4821'.

const moved = /\b(?:transfers?|trans?fe?r|xfer|tfr|trsf|sweep|transferencia)\b/i
/** Moved to or from other people's accounts, or by references that are no account's number. */
const elsewhere = /\b(?:zelle|wire|paypal|venmo|cash app|stripe|square|ach|swift|fed ?#|merchant)\b/i
const number =
  /\b(?:to|from|a|de|desde)\b.{0,40}?(?:\b(?:acct|account|acc|chk|ckg|checking|sav|savings|svgs|mma|dda|loan|share|cuenta|ending(?: in)?|no)\b\.?|\.{2,}|x{2,}|\*{1,}|#)[\s:#.*x-]*(\d{4,17})\b/i

/** The last four digits of each, without the account's own; in their order. */
export function accountsMentioned(texts: readonly string[], own: string | null): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    if (!moved.test(text) || elsewhere.test(text)) continue
    const digits = number.exec(text)?.[1]
    if (digits) found.add(digits.slice(-4))
  }
  if (own) found.delete(own)
  return [...found].toSorted()
}
