// Cuts a row into the parts that could be lines of an account: a day, words, and the amounts at its end.
import type { Row, Word } from './page.ts'
import { amountsIn, dateAt, type Amount, type PrintedDay } from './tokens.ts'

export interface Part {
  readonly date: PrintedDay | null
  readonly check: string | null
  readonly words: readonly Word[]
  readonly amounts: readonly Amount[]
}

/** Parts of a row that stand side by side, as checks and balances of days do; else the row as one part. */
export function partsOf(row: Row, mayBeSide: boolean): Part[] {
  const { words } = row
  const amounts = amountsIn(words)
  const parts: Part[] = []
  let from = 0
  if (mayBeSide)
    for (const [index, { at, words: count }] of amounts.entries()) {
      const next = amounts[index + 1]
      const after = at + count
      if (next && !beginsPart(words, after, next.at)) continue
      parts.push(partOf(words.slice(from, after)))
      from = after
    }
  if (from < words.length) parts.push(partOf(words.slice(from)))
  return parts
}

/** Whether a line of its own begins here and ends with the amount at `to`: a day, or a check's number and a day, and few words. */
function beginsPart(words: readonly Word[], at: number, to: number): boolean {
  const skip = numberAt(words, at)?.words ?? 0
  const date = dateAt(words, at + skip)
  return date !== null && to - (at + skip + date.words) <= 2
}

/** The number of a check before its day, with the marks that stand beside it. */
function numberAt(
  words: readonly Word[],
  at: number,
): { readonly number: string; readonly words: number } | null {
  let next = at
  let number = ''
  if (!dateAt(words, next)) {
    const found = /^#?(\d{1,10})[*^†‡]*$/.exec(words[next]?.text ?? '')
    if (found) {
      number = found[1]!
      next++
    }
  }
  while (/^[*^†‡]+$/.test(words[next]?.text ?? '')) next++
  return next > at && dateAt(words, next) ? { number, words: next - at } : null
}

function partOf(words: readonly Word[]): Part {
  const number = numberAt(words, 0)
  const skip = number?.words ?? 0
  const date = dateAt(words, skip)
  if (!date || isPeriod(words, skip + date.words))
    return { date: null, check: null, words, amounts: amountsIn(words) }
  const rest = words.slice(skip + date.words)
  const amounts = trailing(rest)
  const middle = rest.slice(0, amounts[0]?.at ?? rest.length)
  // Some print the number behind the day.
  const behind = middle.length > 0 && middle.length <= 2 ? /^#?(\d{1,10})[*^]*$/.exec(middle[0]!.text) : null
  return {
    date,
    check: number?.number || (behind?.[1] ?? null),
    words: middle,
    amounts,
  }
}

const isPeriod = (words: readonly Word[], at: number): boolean =>
  /^(?:-|to|through|thru|al|hasta)$/i.test(words[at]?.text ?? '') && dateAt(words, at + 1) !== null

/** The amounts that a line ends with; its first word is the day's or the text's. */
export function trailing(words: readonly Word[]): Amount[] {
  const amounts = amountsIn(words)
  const found: Amount[] = []
  let end = words.length
  // Marks of footnotes may stand behind.
  while (end > 0 && /^[*†‡^a-z]$/i.test(words[end - 1]!.text)) end--
  for (const amount of amounts.toReversed()) {
    if (amount.at + amount.words < end) break
    found.unshift(amount)
    end = amount.at
  }
  return found
}
