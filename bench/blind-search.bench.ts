// Searching 200,000 applications by contact data as it is (words in clear, read through) and by keyed word prefixes (ADR 090).
import { createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { askedWords } from '#core/ground/search-words.ts'
import { median, notRun, reported, whole, type Figure } from './figures.ts'

const ROWS = 200_000
const BATCH = 2_000
const ROUNDS = 9
/** Prefixes of a word from three letters on; a longer word is found by its first twelve. */
const LEAST = 3
const MOST = 12

const firsts = 'maria ana jose david lena omar grace peter ruth carlos nina sam ivy hugo tara leo'.split(' ')
const lasts = 'gomez quispe cohen smith okafor lindt baker rossi tanaka silva weber novak'.split(' ')
const trades = 'bakery plumbing logistics dental studio roofing diner motors'.split(' ')

/** What `lead.search` holds: business, owner, e-mail and two telephones. */
function contactOf(n: number): string {
  const [first, last] = [firsts[n % 16]!, `${lasts[n % 12]!}${(n >> 4) % 400}`]
  const trade = trades[(n >> 3) % 8]!
  const phone = (base: number) => String(2_070_000_000 + ((base + n * 7_919) % 9_000_000))
  return `${last} ${trade} llc ${first} ${last} ${first}.${last}${n}@${trade}.example ${phone(0)} ${phone(5)}`
}

const key = randomBytes(32)
/** 63 bits are enough to tell prefixes apart; a bigint takes a third of a text. */
const mark = (word: string): bigint =>
  createHmac('sha256', key).update(word.slice(0, MOST)).digest().readBigInt64BE(0)

function marksOf(text: string): bigint[] {
  const words = new Set(text.split(/[\s.@]+/).filter((word) => word.length >= LEAST))
  const prefixes = [...words].flatMap((word) =>
    Array.from({ length: Math.min(word.length, MOST) - LEAST + 1 }, (_, at) => word.slice(0, LEAST + at)),
  )
  return [...new Set(prefixes)].map(mark)
}

/** What staff type: a common first name, two words, a rare name, a telephone, nothing that there is. */
const questions = ['maria', 'maria bakery', 'rossi217', '(207) 123-4567', 'zacharias']

export async function benchBlindSearch(url: string | undefined): Promise<Figure[]> {
  if (!url) return [notRun('search by keyed word prefixes', 'needs Postgres')]
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    await db.query(`create table bench_clear (id int primary key, at int not null, search text not null)`)
    await db.query(`create table bench_blind (id int primary key, at int not null, words bigint[] not null)`)
    await db.query('create index on bench_blind using gin (words)')
    const clear = await fill(
      db,
      'insert into bench_clear select i, i, w from unnest($1::int[], $2::text[]) as r (i, w)',
      (n) => contactOf(n),
    )
    const blind = await fill(
      db,
      'insert into bench_blind select i, i, w::bigint[] from unnest($1::int[], $2::text[]) as r (i, w)',
      (n) => `{${marksOf(contactOf(n)).join(',')}}`,
    )
    await db.query('vacuum analyze bench_clear')
    await db.query('vacuum analyze bench_blind')
    const sizes = await db.query<{ clear: string; blind: string }>(
      `select pg_total_relation_size('bench_clear') as clear, pg_total_relation_size('bench_blind') as blind`,
    )
    const mb = (bytes: string) => whole(Number(bytes) / 1_000_000)
    const asked: string[] = []
    for (const question of questions) {
      const words = askedWords(question).flatMap(([way]) => way ?? [])
      const likes = words.map((word) => `%${word}%`)
      const now = await timed(() =>
        db.query('select id from bench_clear where search like all($1::text[]) order by at desc limit 50', [
          likes,
        ]),
      )
      const then = await timed(() =>
        db.query('select id from bench_blind where words @> $1::bigint[] order by at desc limit 50', [
          words.map((word) => String(mark(word))),
        ]),
      )
      asked.push(`${now.toFixed(1)} / ${then.toFixed(1)}`)
    }
    return [
      reported(
        '200,000 contacts written a second, in clear / by keyed word prefixes',
        `${whole(clear)} / ${whole(blind)}`,
      ),
      reported(
        'the same, MB with their indexes',
        `${mb(sizes.rows[0]!.clear)} / ${mb(sizes.rows[0]!.blind)}`,
      ),
      reported(`the same, ms of a search for ${questions.join(', ')}`, asked.join('; ')),
    ]
  } finally {
    await db.query('drop table if exists bench_clear, bench_blind')
    await db.end()
  }
}

/** Rows a second, the keyed hashes included. */
async function fill(db: pg.Client, sql: string, textOf: (n: number) => string): Promise<number> {
  const start = performance.now()
  for (let from = 0; from < ROWS; from += BATCH) {
    const ids = Array.from({ length: BATCH }, (_, at) => from + at)
    await db.query(sql, [ids, ids.map(textOf)])
  }
  return ROWS / ((performance.now() - start) / 1000)
}

/** The middle of several runs, milliseconds. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await run()
    took.push(performance.now() - start)
  }
  return median(took)
}
