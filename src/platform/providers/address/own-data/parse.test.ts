// Where a typed line's street ends and its place begins, word by word.
import { describe, expect, it, test } from 'vitest'
import { parseAddress } from './parse.ts'
import type { Place, Places } from './places.ts'

const known: Place[] = (
  [
    ['Portland', 'ME', '04101'],
    ['Portland', 'OR', '97201'],
    ['Bangor', 'ME', '04401'],
    ['Bangall', 'ME', '04402'],
    ['Mechanic Falls', 'ME', '04256'],
    ['Albany', 'NY', '12207'],
    ['New York', 'NY', '10036'],
    ['Long Island City', 'NY', '11103'],
    ['West New York', 'NJ', '07093'],
    ['Washington', 'DC', '20500'],
    ['St Louis', 'MO', '63101'],
    ['Battle Creek', 'MI', '49014'],
  ] as const
).map(([city, state, zip]) => ({ city, state, zip }))

const places: Places = {
  ofZip: (zip) => known.find((place) => place.zip === zip) ?? null,
  isCity: (name) => known.some(({ city }) => city === name),
  statesOf: (name) => known.filter(({ city }) => city === name).map(({ state }) => state),
  search: ({ city, state, zip }, limit) =>
    known
      .filter(
        (place) =>
          place.city.startsWith(city) && (!state || place.state === state) && place.zip!.startsWith(zip),
      )
      .slice(0, limit),
}

/** 'number | street | city, state zip; …' */
function read(text: string, near: string | null = null, limit = 5): string | null {
  const parsed = parseAddress(text, places, { near, limit })
  const found = parsed?.places.map(({ city, state, zip }) => `${city}, ${state} ${zip}`)
  return parsed && `${parsed.streetNumber} | ${parsed.street} | ${found!.join('; ')}`
}

// Astoria is no city of the list: it is taken for one after a comma, or after a unit or the street's end where a comma came before.
const astoria = 'Astoria, NY 11103'

test.each(
  (
    'aly alley ave av avenue blvd boulevard brg bridge cir circle ct court cv cove crk creek cres crescent dr drive ' +
    'expy expressway fwy freeway hwy highway jct ln lane loop mall pkwy parkway pass path pike pl place plz plaza pt point ' +
    'rd road row run sq square st street ter terrace trl trail tpke turnpike via vw view walk way xing crossing'
  ).split(' '),
)('a street may end in %s, also in capitals and with a dot', (suffix) => {
  // Of cities that could be the end of a street themselves nothing is taken without a sure end.
  for (const end of [suffix, `${suffix.toUpperCase()}.`]) {
    expect(read(`12 Elm ${end} St Louis MO`)).toBe(`12 | Elm ${end} | St Louis, MO 63101`)
    expect(read(`12 Elm ${end} Battle Creek MI`)).toBe(`12 | Elm ${end} | Battle Creek, MI 49014`)
  }
})

test.each(
  'N S E W NE NW SE SW North South East West Northeast Northwest Southeast Southwest N.W.'.split(' '),
)('after its end a street may turn %s', (turn) => {
  expect(read(`12 Elm Ave ${turn} Battle Creek MI`)).toBe(`12 | Elm Ave ${turn} | Battle Creek, MI 49014`)
  expect(read(`12 Elm Ave, ${turn}, Astoria NY 11103`)).toBe(`12 | Elm Ave, ${turn} | ${astoria}`)
  expect(read(`12 Elm ${turn} Battle Creek MI`)).toBeNull()
})

test.each(
  'highway hwy route rte rt us road rd cr county state interstate i ih fm loop calle carr carretera pr km'.split(
    ' ',
  ),
)('a few figures after %s are the road’s number, five are a zip', (road) => {
  for (const figures of ['972', '9720']) expect(read(`5 ${road} ${figures}`), figures).toBeNull()
  expect(read(`5 Old ${road} 97201`)).toBe(`5 | Old ${road} | Portland, OR 97201`)
})

test.each([
  ['120', true],
  ['N6W23001', true],
  ['e12', true],
  ['31-10', true],
  ['12/3', true],
  ['1-2-3', true],
  ['12b', true],
  ['5½', true],
  ['12½', true],
  ['12bc', false],
  ['x12', false],
  ['12-', false],
  ['½', false],
  ['5½3', false],
  ['a5½', false],
  ['Main', false],
])('%s begins a line as its number: %s', (word, isNumber) => {
  expect(parseAddress(`${word} ELM St Bangor ME`, places, { near: null, limit: 1 })).toMatchObject(
    isNumber ? { streetNumber: word, street: 'ELM St' } : { streetNumber: null, street: `${word} ELM St` },
  )
})

describe('the place', () => {
  const portland = '12 | Elm St | Portland, ME 04101'
  it.each([
    ['Portland ME', portland],
    ['Portland Maine', portland],
    ['Portland, M.E.', portland],
    ['04101', portland],
    ['04101-', portland],
    ['04101-1234', portland],
    ['041', portland],
    ['041-1', portland],
    ['0410-', portland],
    ['ME 04101', portland],
    ['Portland ME 041', portland],
    ['Washington District of Columbia', '12 | Elm St | Washington, DC 20500'],
    ['Albany New York', '12 | Elm St | Albany, NY 12207'],
    ['New York', '12 | Elm St | New York, NY 10036'],
    ['New York 12207', '12 | Elm St | Albany, NY 12207'],
    ['West New York', '12 | Elm St | West New York, NJ 07093'],
    ['Bangor', '12 | Elm St | Bangor, ME 04401'],
    ['St Louis MO', '12 | Elm St | St Louis, MO 63101'],
    // In two states, and the start of a name.
    ['Portland', null],
    ['Bang', null],
    // Half a zip, one that is too long, one of elsewhere.
    ['04', null],
    ['041011', null],
    ['04101-12345', null],
    ['x04101', null],
    ['Portland ME Elm', null],
    ['ME', null],
    ['', null],
  ])('Elm St %s', (tail, found) => expect(read(`12 Elm St ${tail}`)).toBe(found))

  it('by a name alone is searched in the expected state, as far as the limit', () => {
    expect(read('12 Elm St Portland', 'OR')).toBe('12 | Elm St | Portland, OR 97201')
    expect(read('12 Elm St Bang', 'ME')).toBe('12 | Elm St | Bangor, ME 04401; Bangall, ME 04402')
    expect(read('12 Elm St Bang', 'ME', 1)).toBe('12 | Elm St | Bangor, ME 04401')
    expect(read('12 Elm St Bangor', 'OR')).toBeNull()
    // Two letters in capitals are the state, not the start of Mechanic Falls.
    expect(read('12 Elm St Me', 'ME')).toBe('12 | Elm St | Mechanic Falls, ME 04256')
    expect(read('12 Elm St ME', 'ME')).toBeNull()
  })

  it('of a zip keeps a name that the list does not have, in its own state', () => {
    for (const line of ['12 Elm, Astoria NY 11103', '12 Elm, Astoria 11103', '12 Elm, Astoria, NY 11103'])
      expect(read(line), line).toBe(`12 | Elm | ${astoria}`)
    expect(read('12 Elm, Astoria CA 11103')).toBeNull()
    expect(read('12 Elm, Astoria NY 11109')).toBeNull()
    // What may still be the street's name is no neighbourhood.
    expect(read('12 Elm St Ext 04101')).toBe('12 | Elm St Ext | Portland, ME 04101')
    expect(read('12 Old, Elm Astoria NY 11103')).toBe('12 | Old | Elm Astoria, NY 11103')
  })

  it('may stand alone, without a street', () => {
    expect(read('12207')).toBe('null |  | Albany, NY 12207')
    expect(read('Bangor')).toBe('null |  | Bangor, ME 04401')
    expect(read('Portland ME')).toBe('null |  | Portland, ME 04101')
    expect(read('12 Bangor')).toBeNull()
    expect(read('Xyzzy')).toBeNull()
    expect(read('')).toBeNull()
  })
})

describe('a street without a word that ends it', () => {
  it.each([
    ['12 Broadway Bangor', 'Bangor, ME 04401'],
    ['12 Broadway Portland ME', 'Portland, ME 04101'],
    ['12 Broadway Port ME', 'Portland, ME 04101'],
    ['12 Broadway Port 04101', 'Portland, ME 04101'],
    ['12 Broadway 04101', 'Portland, ME 04101'],
    ['12 Broadway 041', 'Portland, ME 04101'],
    ['12 Broadway Bangor,', 'Bangor, ME 04401'],
    ['12, Broadway Bangor', 'Bangor, ME 04401'],
    // Not known as a whole, or a comma says that the street ends elsewhere.
    ['12 Broadway Bang', null],
    ['12 Broadway, Elm Bangor ME', null],
    // What might be the street's own end belongs to no city.
    ['12 Broadway Battle Creek MI', null],
    ['12 Old St Big Battle Creek MI', null],
    ['12 Elm Louis St Louis', null],
  ])('%s', (line, found) => expect(read(line)).toBe(found && `12 | Broadway | ${found}`))

  it('a name that is not known belongs to the street, where a zip says enough', () =>
    expect(read('12 Broadway Port 0410')).toBe('12 | Broadway Port | Portland, ME 04101'))

  it('in the expected state: no start of a name', () => expect(read('12 Broadway Bang', 'ME')).toBeNull())

  it('without a number, too: what is before the place', () => {
    expect(read('Broadway Bangor ME')).toBe('null | Broadway | Bangor, ME 04401')
    expect(read('Broadway, Elm Bangor ME')).toBeNull()
    expect(read('12 Bangor, Bangor ME')).toBe('12 | Bangor | Bangor, ME 04401')
    expect(read('12 Bangor ME 04401')).toBe('12 | Bangor | Bangor, ME 04401')
  })
})

test.each([
  ['12 Elm St, Apt 4 Astoria NY 11103', `12 | Elm St, Apt 4 | ${astoria}`],
  ['12 Elm Apt. B Battle Creek MI', '12 | Elm Apt. B | Battle Creek, MI 49014'],
  ['12 Elm, # B Astoria NY 11103', `12 | Elm, #B | ${astoria}`],
  ['12 Elm St Penthouse, Bangor ME', '12 | Elm St Penthouse | Bangor, ME 04401'],
  ['12 Elm St, Suite 8, Bangor ME', '12 | Elm St, Suite 8 | Bangor, ME 04401'],
  ['12 Elm St,Suite 8,Bangor ME', '12 | Elm St, Suite 8 | Bangor, ME 04401'],
  // The unit itself is still to come.
  ['12 Elm St Apt Bangor ME', null],
])('%s keeps its unit', (line, found) => expect(read(line)).toBe(found))

test.each([
  '12 Elm Ave',
  '12 Elm Ave NW',
  '12 Elm Ave Apt 4',
  '12 Elm Ave #4',
  '12 Elm Ave Unit C',
  '12 Elm,',
])('%s, then a city whose name looks like the end of a street', (street) => {
  const line = street.slice(3).replace(',', '')
  expect(read(`${street} St Louis MO 63101`)).toBe(`12 | ${line} | St Louis, MO 63101`)
  expect(read(`${street} St Louis MO`)).toBe(`12 | ${line} | St Louis, MO 63101`)
})

test('a numbered street’s own end is no city', () =>
  expect(read('12 Mall, 5th St Astoria NY 11103')).toBe(`12 | Mall, 5th St | ${astoria}`))

test.each([
  ['12 Elm St Portland, ME 04101', '12 | Elm St | Portland, ME 04101'],
  ['12 Elm St Portland, 04101', '12 | Elm St | Portland, ME 04101'],
  ['12 Elm St, Portland, ME 04101', '12 | Elm St | Portland, ME 04101'],
  ['12 Broadway New York, NY 10036', '12 | Broadway | New York, NY 10036'],
  ['12 Broadway, NY 10036', '12 | Broadway | New York, NY 10036'],
  // A comma before a city goes before the end of a street.
  ['12 Elm St West New York', '12 | Elm St | West New York, NJ 07093'],
  ['12 Elm St West, New York', '12 | Elm St West | New York, NY 10036'],
])('a comma before the state or the zip ends no street: %s', (line, found) => expect(read(line)).toBe(found))

test.each([
  ['12 elm st Bangor ME', 'Elm St'],
  ['12 half-moon ln Bangor ME', 'Half-Moon Ln'],
  ["12 o'neil ave nw Bangor ME", "O'neil Ave NW"],
  ['12 nolan-main 5th ñandú st Bangor ME', 'Nolan-Main 5th Ñandú St'],
  ['po box 7 Bangor ME', 'PO Box 7'],
  ['12 n elm st s Bangor ME', 'N Elm St S'],
  ['12 e elm st w Bangor ME', 'E Elm St W'],
  ['12 ne elm st se Bangor ME', 'NE Elm St SE'],
  ['12 sw elm st Bangor ME', 'SW Elm St'],
  ['12 elm St macDonald, Bangor ME', 'elm St macDonald'],
])('%s, in capitals where none was typed', (line, street) => {
  expect(parseAddress(line, places, { near: 'ME', limit: 1 })?.street).toBe(street)
})

test('a comma before everything says nothing', () =>
  expect(read(' , 12 Elm St Bangor ME ')).toBe('12 | Elm St | Bangor, ME 04401'))
