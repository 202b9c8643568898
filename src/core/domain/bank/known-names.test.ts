// Known parties in a name as a bank writes it: cut, run together, followed by other words.
import { describe, expect, test } from 'vitest'
import { lenders } from '#core/codes/lenders.ts'
import { knownAtStart, lenderWithin } from './known-names.ts'
import { plainText } from './parse/words.ts'

const named = (text: string) => knownAtStart(text)?.name ?? null
const kapitus = lenders.findIndex(({ name }) => name === 'Kapitus')

test('what is known of it', () => {
  expect(knownAtStart('kapitus')).toEqual({
    kind: 'lender',
    name: 'kapitus',
    lender: kapitus,
    strict: false,
    needsLoanWord: false,
  })
  expect(knownAtStart('worldpay 12')).toEqual({
    kind: 'processor',
    name: 'worldpay',
    lender: -1,
    strict: false,
    needsLoanWord: false,
  })
  expect(knownAtStart('birdsong')).toMatchObject({ kind: 'lender', name: 'birdsong', strict: true })
})
test.each(['', 'acme', 'the kapitus', 'kapitu', 'kapitusx', 'kapitusgx', 'kapitusfoo', 'kapituspa'])(
  '%j is nobody',
  (text) => expect(named(text)).toBeNull(),
)
test.each(['kapitus', 'kapitus llc', 'kapitus anything', 'kap itus'])('%s', (text) =>
  expect(named(text)).toBe('kapitus'),
)
test.each(
  'l,ll,lc,llc,inc,nc,g,gr,gro,grou,group,groupl,grp,s,se,ser,serv,servicing,f,fu,fun,funding,fi,fin,finance,c,ca,cap,capital,a,ad,adv,advance,co,corp,ach,achpmt,pay,payment,pmt,pmts,com,usa'.split(
    ',',
  ),
)('%s run together with it, and a word behind', (tail) => {
  expect(named(`kapitus${tail}`)).toBe('kapitus')
  expect(named(`kapitus${tail} acme`)).toBe('kapitus')
})

describe('an ordinary word', () => {
  test.each(['birdsong', 'birdsong llc', 'birdsong funding', 'birdsong 12', 'birdsong payment inc'])(
    '%s is the lender’s',
    (text) => expect(named(text)).toBe('birdsong'),
  )
  test.each(['birdsong brewing', 'birdsong llc brewing', 'birdsong brewing llc'])('%s is not', (text) =>
    expect(named(text)).toBeNull(),
  )
})

test('a cut name is known from thirteen letters on', () => {
  expect(named('delagelande')).toBeNull()
  expect(named('washington mutu')).toBeNull()
  expect(named('electronic fu')).toBeNull()
  expect(named('electronic fun')).toBe('electronic funds source')
  expect(named('electronicfund')).toBe('electronic funds source')
})
test('the longer name goes before the shorter one', () => {
  expect(named('stripe billing')).toBe('stripe billing')
  expect(named('stripe payout')).toBe('stripe')
})

describe('a lender anywhere', () => {
  const within = (text: string) => lenderWithin(text)?.name ?? null
  test.each([
    ['acme kapitus llc', 'kapitus'],
    ['kapitus', 'kapitus'],
    ['acme supply kapitusllc', 'kapitus'],
    ['acmekapitus', null],
    ['acme birdsong', null],
    ['acme worldpay', null],
    ['', null],
    // The longer of two, whichever stands first.
    ['acme kapitus forward financing', 'forward financing'],
    ['acme forward financing kapitus', 'forward financing'],
  ])('%s: %s', (text, name) => expect(within(text)).toBe(name))
})

describe('signs and little words in a name', () => {
  test.each([
    ['U.S. FOODS', 'us foods'],
    ['us foods', 'us foods'],
    ["LOWE'S 00118", 'lowes'],
    ["O'REILLY 12", 'o reilly'],
    ['J.B. HUNT TRANSP', 'j b hunt transp'],
    ['DEERE & COMPANY', 'deere and company'],
    ['DEERE AND COMPANY', 'deere and company'],
    ['COINBASE INC. 88', 'coinbase'],
    ['T-MOBILE*AUTOPAY', 't mobile'],
  ])('%s: %s', (text, name) => {
    const found = named(plainText(text))
    expect(found?.replaceAll(' ', '').replace('and', '')).toBe(name.replaceAll(' ', '').replace('and', ''))
  })
})

describe('words behind a name', () => {
  test.each([
    'kalamata foods',
    'on deck sports',
    'ondeck marina',
    'clearco pool service',
    'national funding catering',
    'forward fin dental group',
    'square one distributing',
    'toast bakery',
  ])('%s: another trade is another company', (text) => expect(knownAtStart(text)).toBeNull())
  test.each([
    'kapitus llc',
    'kapitus servicing kapitus pm 1',
    'wayflyer limited',
    'fundbox inc ca',
    'ondeck capi',
    'fundbox daily',
    'fundbox 1 jordan lee',
  ])('%s: its own words, and what the money is for', (text) =>
    expect(knownAtStart(text)?.isDoubtful).toBeUndefined(),
  )
  test.each(['fundbox jordan', 'on deck rhodes', 'clearco llc quimby'])(
    '%s: any other word is a doubt',
    (text) => expect(knownAtStart(text)).toMatchObject({ kind: 'lender', isDoubtful: true }),
  )
  test('a long name says more than what follows', () =>
    expect(knownAtStart('forward financing quimby')?.isDoubtful).toBeUndefined())
})
