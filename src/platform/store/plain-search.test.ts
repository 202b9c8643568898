// Search of the staff lists: what is found whatever accents and signs either side has, on both engines, by an index; and rows of before.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { plainLetters, plainParts } from '#core/ground/plain-letters.ts'
import type { Database, SqlValue } from '../db/db.ts'
import { listLeads } from './lead-list.ts'
import { fillFoundBy, foundBy, searchWords } from './plain-search.ts'

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

test('rows of a release before are found before they are filled, and by the index after', async () => {
  const id = await newLead('Señor Muñoz Tacos')
  await db.query('update lead set found_by = null where id = $1::uuid', [id])
  expect(await found('munoz senor')).toEqual(['Señor Muñoz Tacos'])
  await db.query(
    `insert into affiliate (id, created_at, updated_at, campaign_id, state, answers, email_key)
     values ('0192f0c0-0000-7000-8000-000000009001', now(), now(), 'xyz', 'signed', '{"lastName": "Ibáñez"}', 'k')`,
  )
  await db.query('update affiliate set found_by = null')
  expect(await fillFoundBy(db, 1)).toBe(2)
  expect(await fillFoundBy(db, 1)).toBe(0)
  expect(await found('munoz senor')).toEqual(['Señor Muñoz Tacos'])
  expect(await db.query('select found_by from affiliate')).toEqual([{ found_by: 'ibanez xyz' }])
})

test('what the release before writes is found: it knows the present column only', async () => {
  const id = await newLead('Old Name')
  await db.query(`update lead set search = $2 where id = $1::uuid`, [id, 'peluquería güera'])
  expect(await found('peluqueria guera')).toEqual(['Old Name'])
  expect(await found('old')).toEqual([])
  await db.query(`update lead set search = '' where id = $1::uuid`, [id])
  expect(await db.query('select found_by from lead where id = $1::uuid', [id])).toEqual([{ found_by: '' }])
})

test('an index finds them among 20,000, also while some are not filled', async () => {
  await db.query(
    `insert into lead (id, created_at, updated_at, search)
     select gen_random_uuid(), now(), now(), md5(n::text) || ' ' || md5((n + 50000)::text) from generate_series(1, 20000) n`,
  )
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
  for (const search of ['nunez', 'o’brien cafe', 'ng', '茶馆']) {
    const plan = await planOf(search)
    expect(plan).toContain('lead_found')
    expect(plan).toContain('lead_unfound')
    expect(plan).not.toContain('Seq Scan')
  }
})

test('words of a search are plain, eight at most, and a telephone number is one word of digits', () => {
  expect(searchWords('  Blue   DÖÖR ')).toEqual(['blue', 'door'])
  expect(searchWords('')).toEqual([])
  expect(searchWords('a b c d f g h i j')).toEqual(['a', 'b', 'c', 'd', 'f', 'g', 'h', 'i'])
  expect(searchWords('Smith & Sons')).toEqual(['smith', 'sons'])
  expect(searchWords('Y')).toEqual(['y'])
  expect(searchWords('+1 (555) 555-0101')).toEqual(['5555550101'])
  expect(searchWords('1555555')).toEqual(['1555555'])
  expect(searchWords('155555501012')).toEqual(['155555501012'])
  expect(searchWords('555 10')).toEqual(['555', '10'])
  expect(searchWords('555 1012')).toEqual(['5551012'])
  expect(searchWords('a 555 1012')).toEqual(['a', '555', '1012'])
})

test('the database and the browser read every letter alike', async () => {
  const letters = Array.from({ length: 0x3000 - 0x21 }, (_, at) => String.fromCodePoint(0x21 + at)).filter(
    (letter) => !/[\p{C}\p{M}\p{DI}\s]/u.test(letter),
  )
  const rows = await db.query<{ letter: string; words: string }>(
    `select letter, plain_words_1(letter) as words from unnest($1::text[]) as each (letter)`,
    [letters.map((letter) => letter.toLowerCase())],
  )
  const differ = rows.filter(
    ({ letter, words }) =>
      words !==
      plainParts(letter)
        .map((parts) => parts.join(''))
        .join(' '),
  )
  expect(differ.map(({ letter, words }) => [letter, words, plainLetters(letter)])).toEqual([])
})
