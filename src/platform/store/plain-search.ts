// What a search of a staff list asks the database: words in plain letters, found by an index (ADR 125, 128); and rows without them yet.
import { legalForms } from '#core/codes/name-words.ts'
import { askedWords, type Asked } from '#core/ground/search-words.ts'
import type { Queryable, SqlValue } from '../db/db.ts'

/** Tables whose rows are found by their words; `words`: what a row's are made of. */
const searchedTables = {
  lead: 'search',
  business: 'search',
  affiliate: 'affiliate_words(answers, campaign_id)',
} as const
type SearchedTable = keyof typeof searchedTables

const isPlain = (letters: string): boolean => /^[ -~]*$/.test(letters)

/** No more than two letters are looked for at the beginning of a word: within words they are everywhere. */
const begins = (word: string): boolean => word.length < 3 && isPlain(word)

/** In most names: to look them up would be to read everything, entry by entry. */
const isCommon = (word: string): boolean => !begins(word) && legalForms.some(([wording]) => wording === word)

/** As `plain_grams_2` makes them: a row that holds the word has all of these. */
function gramsOf(word: string): string[] {
  const letters = [...word]
  const runs = (size: number) =>
    letters
      .slice(0, Math.max(0, letters.length - size + 1))
      .map((_, at) => letters.slice(at, at + size).join(''))
  if (begins(word)) return [` ${word}`]
  if (isPlain(word)) return runs(3)
  return letters.length === 1 ? [word] : [...runs(3), ...runs(2).filter((run) => !isPlain(run))]
}

/** A tsquery: each place by one of its ways, each way by all of its words. */
const indexQuery = (places: readonly Asked[]): string => {
  const quoted = (gram: string) => `'${gram.replace(/['\\]/g, '$&$&')}'`
  const wayOf = (words: readonly string[]) => [...new Set(words.flatMap(gramsOf))].map(quoted).join(' & ')
  return places.map((ways) => `(${ways.map((words) => `(${wayOf(words)})`).join(' | ')})`).join(' & ')
}

/** A word within one of the row's, or from the beginning of one over several: 'bestbuy' finds 'Best Buy'. */
function patternsOf(word: string): { readonly like: string; readonly spread: string } {
  const like = word.replace(/[\\%_]/g, '\\$&')
  return {
    like: `%${begins(word) ? ' ' : ''}${like}%`,
    spread: ` ${[...word].map((letter) => (letter === '+' ? '\\+' : letter)).join(' ?')}`,
  }
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
  const places = askedWords(text)
  if (!places.length) return 'false'
  const isHeld = (word: string) => {
    const { like, spread } = patternsOf(word)
    const within = `w.words like ${add(like)}::text`
    return word.length < 2 ? within : `(${within} or w.words ~ ${add(spread)}::text)`
  }
  const holds = places
    .map((ways) => `(${ways.map((words) => words.map(isHeld).join(' and ')).join(' or ')})`)
    .join(' and ')
  const made = `plain_words_2(${searchedTables[table].replaceAll(/\b(search|answers|campaign_id)\b/g, 'f.$1')})`
  const rare = places.filter((ways) => !ways.some((words) => words.every(isCommon)))
  if (!rare.length)
    return `(${holds.replaceAll('w.words', `coalesce(f.words, ${made})`).replaceAll('f.', `${as}.`)})`
  const query = `${add(indexQuery(rare))}::tsquery`
  // Two queries and no 'or': of that the entries of each found row would be worked out again. 'offset 0': words are made once for each row.
  return `${as}.id in (select w.id from ${table} w where plain_grams_2(w.words) @@ ${query} and ${holds}
    union all select w.id from (select f.id, ${made} as words from ${table} f where f.words is null offset 0) w where ${holds})`
}

/**
 * Fills in the words of rows that nobody changed since `before`, some at a time: while somebody types they would be made again and again,
 * and a save would find its row held. Answers how many got them.
 */
export async function fillWords(db: Queryable, most: number, before: Date): Promise<number> {
  let filled = 0
  for (const [table, words] of Object.entries(searchedTables)) {
    const rows = await db.query(
      `update ${table} set words = plain_words_2(${words})
       where id in (select id from ${table} where words is null and updated_at < $2::timestamptz limit $1::int for update skip locked) returning id`,
      [most, before],
    )
    filled += rows.length
  }
  return filled
}
