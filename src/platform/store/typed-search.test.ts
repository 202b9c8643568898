// How people type into the search of a list, and what they mean: each is found by the index, and just as well before a row has its words.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Database, SqlValue } from '../db/db.ts'
import { fillWords, foundBy } from './plain-search.ts'

interface Typed {
  readonly found: readonly string[]
  readonly not: readonly string[]
}

/** By what is stored: names, mailbox, telephones, id, as an application has them. */
const table: Readonly<Record<string, Typed>> = {
  [`Harbor Street Bakery LLC Ana García ana.garcia@hp.com 2075550142 2075560199`]: {
    found: [
      `hp.com; @hp.com; @hp; hp; garcia@hp; ana.garcia; ana.garcia@; anagarcia@hp.com; garcia hp; ANA.GARCIA@HP.COM`,
      `mailto:ana.garcia@hp.com; Ana García <ana.garcia@hp.com>; "Ana García" <ana.garcia@hp.com>; garcia*; harb*; callto:+12075550142; sms:+12075550142; 207-555-0142 ext=2; "Garcia, Ana"; García, Ana`,
      `https://www.hp.com/contact?x=1; www.hp.com; http://hp.com; ana.garcia@hp.com,; (ana.garcia@hp.com); 0142; 142`,
      `5550142; 555-0142; 555 0142; 555.0142; 207 555; 207-555; (207); (207) 555-0142; 207.555.0142; 207/555-0142`,
      `+1 207 555 0142; +12075550142; 1-207-555-0142; 12075550142; 555 01; 55 50 142; tel:+12075550142`,
      `Ana 207-555-0142; Ana (207) 555 0142; Ana +1 207 555 0142; 207-555-0142 x12; (207) 555-0142 ext. 5; ana 0199`,
      `\u202a+1 (207) 555-0142\u202c; 2075550142 ana; harbor 0142; harborstreet; harbor-street; harborstreetbakery; street harbor`,
      `harb bak; Harbor Street Bakery, L.L.C.; l l c; - harbor; harbor | ana; harbor / ana; harbor & ana; harbor + ana`,
      `★ harbor; harbor™; «Harbor»; [harbor]; bakery!`,
    ],
    not: [`hp.co.uk; hpx.com; garcia@ph; 0143; 555-0199-1; garci4; arbor-haven; k; om; st hp9`],
  },
  [`24/7 Towing & Recovery Inc. Joe Diaz joe+tow@mail.example`]: {
    found: [
      `24 7; 24/7; 247; 24-7; 24/7 tow; 24 7 towing; 7 24; towing and recovery; towing & recovery; towing recovery`,
      `joe+tow; joe+tow@mail.example; tow@mail; joe tow; mail.example; example`,
    ],
    not: [`24 8; 27; 9 47; joe-tow@mail; towing or recovery`],
  },
  [`A-1 Auto Body Luis A. Peña luis_pena@a1auto.example`]: {
    found: [
      `a 1; a-1; a1; A1 Auto; a 1 auto; a-1 auto body; a1autobody; autobody; auto-body; luis peña; luis_pena`,
      `luis a pena; luis a. peña; pena, luis; a1auto; a1auto.example`,
    ],
    not: [`a 2; a-2; c 1; 1c; luis q pena`],
  },
  [`A1 Welding 4U 3M Supplies`]: {
    found: [`a 1; a-1; a 1 welding; 4 u; 4-u; 3 m; 3m; 3-m supplies`],
    not: [`a 9; 4m`],
  },
  [`7-Eleven #4512 Motel6 Route 66 Diner`]: {
    found: [
      `7 eleven; 7-eleven; 7eleven; 4512; #4512; motel 6; motel-6; motel6; route66; route-66; route 66; 66 diner`,
    ],
    not: [`8 eleven; eleven 8; 4513; motel 9`],
  },
  [`J&J Plumbing H & R Block AT&T Dealer A and W`]: {
    found: [
      `j&j; j & j; j and j; jj; j j; J&J Plumbing; h&r; h & r; h and r block; hr block; h r block; H&R Block; at&t`,
      `at & t; at and t; att; a&w; a & w; aw; a w`,
    ],
    not: [`j&k; jk; h&q; hq block`],
  },
  [`McDonalds of Bangor Sean MacDonald`]: {
    found: [`mc donalds; McDonald's; mcdonalds; Mc Donald; mac donald; mcdonald’s bangor; donald`],
    not: [`mcdougal; mc ronald`],
  },
  [`Mc Donalds Patrick O Brien Juan De La Cruz Best Buy`]: {
    found: [
      `mcdonalds; McDonald's; obrien; o'brien; O’Brien; o brien; delacruz; de la cruz; dela cruz; de lacruz; bestbuy`,
      `best-buy; bestbu`,
    ],
    not: [`elacruz; rienjuan; debrien`],
  },
  [`Sean OBrien D'Angelo Vanderberg SmartMart T-Mobile E-Commerce`]: {
    found: [
      `o brien; o'brien; d angelo; dangelo; d'angelo; van der berg; van derberg; smart mart; smart-mart; t mobile`,
      `t-mobile; tmobile; e commerce; ecommerce; e-commerce`,
    ],
    not: [`o bryan; d angela; smart marts`],
  },
  [`A.B.C. Supply Co. U.S. Foods J. R. Smith d/b/a St. John’s`]: {
    found: [
      `a.b.c.; abc; a b c; ABC Supply; A.B.C; a.b.c. supply; us foods; u.s. foods; u s foods; usfoods; jr smith`,
      `j r smith; j. r. smith; j.r. smith; j smith; smith, j.r.; dba; d/b/a; d.b.a.; d b a; st johns; st. john's`,
      `st john`,
    ],
    not: [`a.b.d.; abd; cba; a b q; ufoods`],
  },
  [`ABC Roofing BP Fuel IBM John Robert Smith`]: {
    found: [`a b c; a.b.c.; a-b-c; b p; b.p.; b&p; i.b.m.; i b m; j r smith; j. smith; smith j`],
    not: [`a b d; p b; i.b.n.`],
  },
  [`1-800-Flowers.com Amazon.com Services 100% Wheat A+ Tutoring`]: {
    found: [
      `1-800-flowers; 1800flowers; 1 800 flowers; 800 flowers; flowers.com; amazon.com; amazon com; amazoncom; amazon`,
      `100%; 100 % wheat; 100 wheat; a+; a+ tutoring; a tutoring`,
    ],
    not: [`1-900-flowers; amazon.net; 101%; b+`],
  },
  [`#1 Nails $5 Pizza Yahoo! 360° Media Blue Door® 50/50 Logistics 1,000 Waves 🔥 BBQ`]: {
    found: [
      `1 nails; #1 nails; nails #1; 5 pizza; $5 pizza; yahoo; yahoo!; 360 media; 360°; blue door; Blue Door™; 50 50`,
      `50-50; 5050; 50/50; 1000 waves; 1,000 waves; 1 000 waves; bbq; 🔥 bbq`,
    ],
    not: [`2 nails; 6 pizza; 361`],
  },
  [`Blue\u200bDoor Ｆｕｌｌ Straße Ｗide ﬁne Zoë-Ann 0192f0c0-1234-7000-8000-00000000abcd`]: {
    found: [
      `bluedoor; full; strasse; wide; fine; zoe ann; zoeann; 0192f0c0-1234; 0192f0c0-1234-7000-8000-00000000abcd`,
      `00000000abcd; 0192F0C0`,
    ],
    not: [`0192f0c0-1235; zoe-anne`],
  },
  [`J Lane Lane Cleaning r_lane@mail.example`]: {
    found: [`r_lane; R_Lane@mail.example; mailto:r_lane@mail.example; j lane`],
    not: [`j_lane; r_lanes; c_lane; _lane_`],
  },
  [`王明 明月茶馆 Київ Пекарня`]: {
    found: [`王明; 明月; 明月 茶馆; 明月茶馆; київ пекарня; киів; 茶`],
    not: [`月明; 茶王`],
  },
}

/** Each between semicolons. */
const each = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split('; '))

let db: Database
beforeAll(async () => {
  db = await testDatabase()
  for (const [at, stored] of Object.keys(table).entries())
    await db.query(
      `insert into lead (id, created_at, updated_at, business_name, search) values ($1::uuid, now(), now(), $2, $3)`,
      [`0192f0c0-0000-7000-8000-${String(at).padStart(12, '0')}`, stored, stored.toLowerCase()],
    )
})
afterAll(() => db.close())

/** What is not found and should be, and the other way round. */
async function wrong(): Promise<string[]> {
  const faults: string[] = []
  for (const [stored, lines] of Object.entries(table)) {
    const [found, not] = [each(lines.found), each(lines.not)]
    const values: SqlValue[] = []
    const add = (value: SqlValue) => `$${values.push(value)}`
    const typed = [...found, ...not]
    const conditions = typed.map((search) => foundBy('lead', 'l', search, add)!)
    const name = add(stored)
    const [row] = await db.query<{ answers: boolean[] }>(
      `select array[${conditions.join(', ')}] as answers from lead l where business_name = ${name}`,
      values,
    )
    for (const [at, isFound] of row!.answers.entries())
      if (isFound !== at < found.length)
        faults.push(`'${typed[at]}' ${isFound ? 'finds' : 'does not find'} '${stored}'`)
  }
  return faults
}

test('what is typed finds what is meant: by the index, and before a row has its words', async () => {
  expect(await wrong()).toEqual([])
  await fillWords(db, 1_000, new Date('2999-01-01'))
  expect(await db.query('select id from lead where words is null')).toEqual([])
  expect(await wrong()).toEqual([])
})
