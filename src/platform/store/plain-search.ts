// What a search of a staff list asks the database: words in plain letters, found by an index (ADR 125).
import { legalForms } from '#core/codes/name-words.ts'
import { plainParts } from '#core/ground/plain-letters.ts'
import type { Queryable, SqlValue } from '../db/db.ts'

/** Tables whose rows are found by their words; `words`: what a row that has no plain ones yet is found by. */
const searchedTables = {
  lead: 'search',
  business: 'search',
  affiliate: 'affiliate_words(answers, campaign_id)',
} as const
type SearchedTable = keyof typeof searchedTables

const MOST_WORDS = 8
/** Between the words of a name, in either language: one is written for the other. */
const joining: ReadonlySet<string> = new Set(['and', 'y', 'e'])

/** Words in plain letters; a telephone number as it may be typed is one word of digits. */
export function searchWords(text: string): string[] {
  // Contacts copied from a telephone bring marks along that nobody sees.
  const trimmed = text.replace(/\p{Cf}/gu, '').trim()
  if (/^[\d\s()+.-]{7,}$/.test(trimmed)) return [trimmed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')]
  const words = plainParts(trimmed).flatMap(askedOf).slice(0, MOST_WORDS)
  const naming = words.filter((word) => !joining.has(word))
  return naming.length ? naming : words
}

/**
 * A word with signs within is asked for in its parts, so that 'smith-jones' finds 'Smith Jones': those that tell something, and how it
 * begins. One of short parts only ('P.L.L.C.', 'a/k/a'), and an address, is asked for as a whole.
 */
function askedOf(parts: readonly string[]): string[] {
  const whole = parts.join('')
  if (parts.length < 2 || /[\d@]/.test(whole)) return [whole]
  const telling = parts.filter((part, at) => at === 0 || part.length > 2)
  return telling.some((part) => part.length > 2) ? telling : [whole]
}

const escapedWord = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

const isPlain = (letters: string): boolean => /^[ -~]*$/.test(letters)

/** In most names: to look them up would be to read everything, entry by entry. */
const isCommon = (word: string): boolean => legalForms.some(([wording]) => wording === word)

/** As `plain_grams_1` makes them: a row that holds the word has all of these. */
function gramsOf(word: string): string[] {
  const letters = [...word]
  const runs = (size: number) => letters.flatMap((_, at) => letters.slice(at, at + size).join('') || [])
  const whole = (size: number) => runs(size).slice(0, Math.max(0, letters.length - size + 1))
  if (isPlain(word)) return letters.length < 3 ? [` ${word}`] : whole(3)
  return letters.length === 1 ? [word] : [...whole(3), ...whole(2).filter((run) => !isPlain(run))]
}

/**
 * The condition that a row of the table (named `as`) holds every word: somewhere within, or at the beginning of a word where no more than
 * two letters are asked for. Null where nothing is asked; a text of signs alone finds nothing.
 */
export function foundBy(
  table: SearchedTable,
  as: string,
  text: string,
  add: (value: SqlValue) => string,
): string | null {
  if (text.trim() === '') return null
  const words = searchWords(text)
  if (!words.length) return 'false'
  const begins = (word: string) => word.length < 3 && isPlain(word)
  const patterns = (words: readonly string[]) =>
    `${add(words.map((word) => `%${begins(word) ? ' ' : ''}${escapedWord(word)}%`))}::text[]`
  // What is asked for by its beginning has its own entry in the index.
  const within = words.filter((word) => !begins(word))
  const like = within.length ? `f.found_by like all(${patterns(within)})` : 'true'
  const rare = words.filter((word) => !isCommon(word) || begins(word))
  const kept = searchedTables[table].replaceAll(/\b(search|answers|campaign_id)\b/g, 'f.$1')
  const unfilled = `f.found_by is null and ' ' || plain_words_1(${kept}) like all(${patterns(words)})`
  if (!rare.length) return `(${like} or (${unfilled}))`.replaceAll('f.', `${as}.`)
  const grams = `${add([...new Set(rare.flatMap(gramsOf))])}::text[]`
  // Two queries and no 'or': of that the entries of each found row would be worked out again.
  return `${as}.id in (select f.id from ${table} f where plain_grams_1(f.found_by) @> ${grams} and ${like} union all select f.id from ${table} f where ${unfilled})`
}

/** Gives rows of before the column that they are found by, some at a time. Answers how many got it. */
export async function fillFoundBy(db: Queryable, most: number): Promise<number> {
  let filled = 0
  for (const [table, words] of Object.entries(searchedTables)) {
    const rows = await db.query(
      `update ${table} set found_by = plain_words_1(${words})
       where id in (select id from ${table} where found_by is null limit $1::int for update skip locked) returning id`,
      [most],
    )
    filled += rows.length
  }
  return filled
}
