// Search of the staff lists: what is found whatever accents and signs either side has, on both engines, by an index; and rows of before.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { searchedWord } from '#core/ground/search-words.ts'
import type { Database, SqlValue } from '../db/db.ts'
import { listLeads } from './lead-list.ts'
import { fillWords, foundBy } from './plain-search.ts'

let db: Database
let ids = 0
const newLead = async (search: string) => {
  const id = `0192f0c0-0000-7000-8000-${String(++ids).padStart(12, '0')}`
  await db.query(
    `insert into lead (id, created_at, updated_at, business_name, search) values ($1::uuid, now(), now(), $2, $3)`,
    [id, search, search.toLowerCase()],
  )
  return id
}
const found = async (search: string) =>
  (await listLeads(db, { visibleTo: null, search }, 'oldest', null)).rows.map(
    ({ businessName }) => businessName,
  )

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

describe('found', () => {
  const names = [
    'Peña & Ñandú Café LLC José O’Brien-Núñez jose.obrien@cafe.example',
    "Anna 't Hooft d/b/a 't Hooft & Zonen",
    'Straße Łódź Imports, P.L.L.C. Ørjan Sørensen',
    '明月茶馆 LLC 芳 王明',
    'Ng Noodles U Thant 100% Wheat',
    'Київська Пекарня Ірина Ёлкина',
    'İstanbul Kebap Işık Yılmaz',
  ]
  beforeAll(async () => {
    for (const name of names) await newLead(name)
  })
  test.each([
    ['nunez', 0],
    ['NÚÑEZ', 0],
    ['pena', 0],
    ['cafe', 0],
    ['obrien', 0],
    ["o'brien", 0],
    ['o’brien', 0],
    ['O`Brien', 0],
    ['o brien', 0],
    ['brien nunez', 0],
    ['obrien-nunez', 0],
    ['O’Brien‑Núñez', 0],
    ['pena and nandu', 0],
    ['peña y ñandú', 0],
    ['jose.obrien@cafe.example', 0],
    ['thooft', 1],
    ["'t hooft", 1],
    ['hooft', 1],
    ['dba', 1],
    ['strasse', 2],
    ['STRASSE', 2],
    ['lodz', 2],
    ['pllc', 2],
    ['p.l.l.c.', 2],
    ['sorensen', 2],
    ['Sørensen', 2],
    ['明月', 3],
    ['茶馆', 3],
    ['明', 3],
    ['ng', 4],
    ['u', 4],
    ['100%', 4],
    ['ng-noodles', 4],
    ['llc', 0],
    ['nunez llc', 0],
    ['\u202d(nunez)\u202c', 0],
    ['strasse-lodz', 2],
    ['киівська', 5],
    ['елкина', 5],
    ['istanbul', 6],
    ['ISIK', 6],
    ['yilmaz', 6],
  ])('%s', async (search, at) => expect(await found(search)).toContain(names[at]))

  test.each(['nunes', 'obryan', 'pena strasse', 'hooft nandu', '明茶', 'g', 'ez', '1%0', '_', '’', '100_'])(
    'not %s',
    async (search) => expect(await found(search)).toEqual([]),
  )
})

const later = new Date('2999-01-01')

test('a row is found before it has its words, and by the index after', async () => {
  const id = await newLead('Señor Muñoz Tacos')
  await db.query(
    `insert into affiliate (id, created_at, updated_at, campaign_id, state, answers, email_key)
     values ('0192f0c0-0000-7000-8000-000000009001', now(), now(), 'xyz', 'signed', '{"lastName": "Ibáñez"}', 'k')`,
  )
  expect(await found('munoz senor')).toEqual(['Señor Muñoz Tacos'])
  expect(await fillWords(db, 1_000, new Date(Date.now() - 3_600_000))).toBe(0)
  while (await fillWords(db, 2, later));
  expect(await db.query('select words from lead where id = $1::uuid', [id])).toEqual([
    { words: ' senor munoz tacos' },
  ])
  expect(await found('munoz senor')).toEqual(['Señor Muñoz Tacos'])
  expect(await db.query('select words from affiliate')).toEqual([{ words: ' ibanez xyz' }])
  await db.query(`update affiliate set answers = answers || '{"state": "ME"}'`)
  expect(await db.query('select words from affiliate')).toEqual([{ words: ' ibanez xyz' }])
  await db.query(`update affiliate set answers = '{"lastName": "Ruiz"}'`)
  expect(await db.query('select words from affiliate')).toEqual([{ words: null }])
})

test('what the release before writes is found: it knows the present column only', async () => {
  const id = await newLead('Old Name')
  await fillWords(db, 1_000, later)
  await db.query(`update lead set search = $2 where id = $1::uuid`, [id, 'peluquería güera'])
  expect(await found('peluqueria guera')).toEqual(['Old Name'])
  expect(await found('old')).toEqual([])
  await fillWords(db, 1_000, later)
  expect(await found('peluqueria guera')).toEqual(['Old Name'])
  await db.query(`update lead set search = search, state = 'ME' where id = $1::uuid`, [id])
  const words = () => db.query('select words from lead where id = $1::uuid', [id])
  expect(await words()).toEqual([{ words: ' peluqueria guera' }])
  // What is erased is gone at once, not when words are filled in.
  await db.query(`update lead set search = '' where id = $1::uuid`, [id])
  expect(await words()).toEqual([{ words: null }])
})

test('a process that knows the words of migration 118 finds what is saved after it', async () => {
  const id = await newLead('Nuevo Núñez')
  const [row] = await db.query(
    `select found_by is null and plain_words_1(search) like '%nunez%' as "isFound" from lead where id = $1::uuid`,
    [id],
  )
  expect(row).toEqual({ isFound: true })
})

test('an index finds them among 20,000, also while some are not filled', async () => {
  await db.query(
    `insert into lead (id, created_at, updated_at, search)
     select gen_random_uuid(), now(), now(), translate(md5(n::text) || ' ' || md5((n + 50000)::text), '0123456789', 'ghijklmnop') from generate_series(1, 20000) n`,
  )
  while (await fillWords(db, 5_000, later));
  await newLead('not filled yet')
  await db.query('analyze lead')
  const planOf = async (search: string) => {
    const values: SqlValue[] = []
    const where = foundBy('lead', 'l', search, (value) => `$${values.push(value)}`)
    const rows = await db.query<{ 'QUERY PLAN': string }>(
      `explain select id from lead l where ${where}`,
      values,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  for (const search of [
    'nunez',
    'o’brien cafe',
    'ng',
    '茶馆',
    'hp.com',
    '24 7',
    'a 1',
    '0142',
    'j & j',
    'smith-jones',
  ]) {
    const plan = await planOf(search)
    expect(plan).toContain('lead_words')
    expect(plan).toContain('lead_wordless')
    expect(plan).not.toContain('Seq Scan')
  }
})

test('the database and the browser read every letter alike', async () => {
  const letters = Array.from({ length: 0x3100 - 0x21 }, (_, at) => String.fromCodePoint(0x21 + at)).filter(
    (letter) => !/[\p{C}\p{M}\p{DI}\s]/u.test(letter),
  )
  const texts = [...letters, '🔥', '（ａ）', ...letters.map((letter) => `x${letter}9${letter}y`)]
  const rows = await db.query<{ text: string; words: string }>(
    `select text, plain_words_2(text) as words from unnest($1::text[]) as each (text)`,
    [texts.map((text) => text.toLowerCase())],
  )
  const read = (text: string) => {
    const { whole, parts } = searchedWord(text) ?? { whole: '', parts: [] }
    return whole && ` ${[...new Set([whole, parts.join(' ')])].join(' ')}`
  }
  const differ = rows.filter(({ text, words }) => words !== read(text))
  expect(differ.map(({ text, words }) => [text, words, read(text)])).toEqual([])
})
