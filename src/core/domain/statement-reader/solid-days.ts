// Days that are six figures in one, as '011626': told by the column that they stand in.
import { isHeads } from './column-heads.ts'
import type { Row, Word } from './page.ts'

/** Fewer such rows are no table. */
const FEWEST = 3
/** Days of one statement lie nearer to one another. */
const MOST_DAYS = 70

const solid = /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(\d\d)$/

const spelled = (word: Word): Word => ({ ...word, text: word.text.replace(solid, '$1/$2/$3') })

const numberOf = ({ text }: Word): number => {
  const [, month, day, year] = solid.exec(text)!
  return Number(year) * 372 + Number(month) * 31 + Number(day)
}

/** Rows with their days as '01/16/26', where all six figures below the head of a day are days near one another; else as they are. */
export function withSolidDays(rows: readonly Row[]): readonly Row[] {
  const head = rows.find((row) => isHeads(row) && /\bdate\b/i.test(row.text))
  const left = head?.words[0]
  if (!left) return rows
  const isBelow = ({ words }: Row): boolean =>
    Math.abs(words[0]!.x - left.x) < left.size && /^\d{6}$/.test(words[0]!.text)
  const own = rows.filter(isBelow)
  if (own.length < FEWEST || !own.every(({ words }) => solid.test(words[0]!.text))) return rows
  const days = own.map(({ words }) => numberOf(words[0]!))
  if (Math.max(...days) - Math.min(...days) > MOST_DAYS) return rows
  return rows.map((row) => {
    if (!isBelow(row)) return row
    const isSecond = solid.test(row.words[1]?.text ?? '')
    const words = row.words.map((word, at) => (at === 0 || (at === 1 && isSecond) ? spelled(word) : word))
    return { ...row, words, text: words.map(({ text }) => text).join(' ') }
  })
}
