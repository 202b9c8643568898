// Takes a typed line apart: where the street ends and where city, state and zip begin.
import { isStateCode } from '#core/codes/state-codes.ts'
import { stateCodeOf } from '#core/codes/us-states.ts'
import { isUnitWord } from '../unit.ts'
import type { Place, Places } from './places.ts'

interface ParsedAddress {
  readonly streetNumber: string | null
  /** Street with its unit, without the number; '' when only a place was typed. */
  readonly street: string
  readonly places: readonly Place[]
}

interface Word {
  readonly text: string
  readonly comma: boolean
}

const suffixes = new Set(
  (
    'aly alley ave av avenue blvd boulevard brg bridge cir circle ct court cv cove crk creek cres crescent dr drive expy expressway ' +
    'fwy freeway hwy highway jct ln lane loop mall pkwy parkway pass path pike pl place plz plaza pt point rd road row run sq square ' +
    'st street ter terrace trl trail tpke turnpike via vw view walk way xing crossing'
  ).split(' '),
)
const directions = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest'.split(' '),
)
const numberedRoads = new Set(
  'highway hwy route rte rt us road rd cr county state interstate i ih fm loop calle carr carretera pr km'.split(
    ' ',
  ),
)

const plain = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/\./g, '')
const isNumber = (word: string | undefined): boolean =>
  /^(?:[nsew]?\d[\dnsew]*(?:[-/]\d+)*[a-z]?|\d+½)$/i.test(word ?? '')

function wordsOf(text: string): Word[] {
  return text
    .replace(/#\s+/g, '#')
    .replace(/,/g, ' , ')
    .trim()
    .split(/\s+/)
    .reduce<Word[]>((words, part) => {
      const last = words.at(-1)
      if (part !== ',') words.push({ text: part, comma: false })
      else if (last) words[words.length - 1] = { ...last, comma: true }
      return words
    }, [])
}

/** The tail's words as city, state and zip digits. A last word that is no state yet may be the start of the city. */
function placeOf(words: readonly string[]): { city: string; state: string | null; zip: string } | null {
  const rest = [...words]
  let zip = ''
  const last = rest.at(-1) ?? ''
  if (/^\d{3,5}(?:-\d{0,4})?$/.test(last)) {
    zip = last.replace(/-.*/, '')
    rest.pop()
  }
  let state: string | null = null
  for (const length of [3, 2, 1]) {
    const name = rest.slice(-length).join(' ')
    const code = stateCodeOf(name.replace(/\./g, ''))
    // 'New York' alone is the city; it is the state only where a city stands before it or a zip behind it.
    if (code && (rest.length > length || zip || isStateCode(name))) {
      state = code
      rest.splice(-length)
      break
    }
  }
  if (rest.some((word) => /\d|#/.test(word))) return null
  const city = rest.join(' ')
  return city || zip.length >= 3 ? { city, state, zip } : null
}

interface Expected {
  readonly limit: number
  /** The state where the address is to be expected, if anything tells. */
  readonly near: string | null
}

function placesOf(words: readonly string[], places: Places, expected: Expected): Place[] {
  const asked = placeOf(words)
  if (!asked) return []
  const found =
    asked.state || asked.zip ? places.search(asked, expected.limit) : byCity(asked.city, places, expected)
  // 'New York' read as the state of 'Albany New York' fails for 'West New York': again, all of it as the city.
  return found.length > 0 ? found : byCity(words.join(' '), places, expected)
}

/**
 * By the city's name alone: in the expected state, else only where one state has a city of that very name. The street cannot be looked up
 * here, so to offer it in every state that has such a city would be to make addresses up.
 */
function byCity(city: string, places: Places, { limit, near }: Expected): Place[] {
  if (near) return places.search({ city, state: near, zip: '' }, limit)
  const [only, ...others] = places.statesOf(city)
  return only && others.length === 0 ? places.search({ city, state: only, zip: '' }, 1) : []
}

/** Neighbourhoods that the list does not have ('Astoria, NY 11103') keep the name that was typed. */
function neighbourhoodOf(words: readonly string[], places: Places): Place[] {
  const asked = placeOf(words)
  if (!asked || directions.has(plain(words[0]))) return []
  const zipped = places.ofZip(asked.zip)
  return zipped && (!asked.state || asked.state === zipped.state) ? [{ ...zipped, city: asked.city }] : []
}

const isKnown = (words: readonly string[], places: Places): boolean => {
  const asked = placeOf(words)
  return (
    asked !== null &&
    (asked.city === '' || asked.zip.length === 5 || asked.state !== null || places.isCity(asked.city))
  )
}

interface Split {
  readonly at: number
  /** What stands before it: a comma; a word like 'St', a direction or a unit; neither. */
  readonly after: 'comma' | 'end' | 'word'
  /** The tail is a state or a zip: the city, if one was typed, still stands before it. */
  readonly bare: boolean
}
const ranks = { comma: 0, end: 1, word: 2 } as const

const isBare = (words: readonly string[]): boolean => placeOf(words)?.city === ''

/** Where the tail may begin, best first: after a comma, after the end of a street, else anywhere that reads as a known place. */
function splits(words: readonly Word[], first: number, places: Places): Split[] {
  const texts = words.map((word) => word.text)
  const hasComma = words.some(
    (word, i) => i >= first && word.comma && i < words.length - 1 && !isBare(texts.slice(i + 1)),
  )
  const rated = texts.flatMap((word, at): Split[] => {
    if (at <= first) return []
    const before = plain(texts[at - 1])
    const tail = texts.slice(at)
    const { comma } = words[at - 1]!
    const unit = isUnitWord(plain(texts[at - 2])) || before.startsWith('#')
    const closed = suffixes.has(before) || /\d/.test(before) || unit
    const turned = directions.has(before) && suffixes.has(plain(texts[at - 2]))
    const sure = comma || closed || turned
    if (isUnitWord(before) && !comma) return []
    // The end of a street, unless that has ended: 'Main St Apt 4 St Louis'.
    if (suffixes.has(plain(word)) && !comma && !suffixes.has(before) && !unit && !turned) return []
    if (numberedRoads.has(before) && /^\d{1,4}$/.test(word)) return []
    if (!sure && (hasComma || !isKnown(tail, places))) return []
    if (!sure && tail.some((part) => suffixes.has(plain(part)))) return []
    return [{ at, after: comma ? 'comma' : sure ? 'end' : 'word', bare: isBare(tail) }]
  })
  return rated.sort((a, b) => ranks[a.after] - ranks[b.after])
}

/** At most `expected.limit` places; null = the line does not yet say enough. */
export function parseAddress(text: string, places: Places, expected: Expected): ParsedAddress | null {
  const words = wordsOf(text)
  const texts = words.map((word) => word.text)
  const numbered = isNumber(texts[0]) && texts.length > 1
  const first = numbered ? 1 : 0
  const possible = splits(words, first, places)
  const attempts = [
    { find: placesOf, from: possible.filter(({ bare }) => !bare) },
    { find: neighbourhoodOf, from: possible.filter(({ after, bare }) => after === 'comma' && !bare) },
    { find: placesOf, from: possible.filter(({ bare }) => bare) },
    { find: neighbourhoodOf, from: possible.filter(({ after }) => after === 'end') },
  ]
  for (const { find, from } of attempts) {
    for (const { at } of from) {
      const found = find(texts.slice(at), places, expected)
      if (found.length === 0) continue
      const street = words
        .slice(first, at)
        .map(({ text: word, comma }, i, all) => word + (comma && i < all.length - 1 ? ',' : ''))
      return { streetNumber: numbered ? texts[0]! : null, street: inCase(street.join(' ')), places: found }
    }
  }
  const alone = numbered ? [] : placesOf(texts, places, expected)
  return alone.length > 0 ? { streetNumber: null, street: '', places: alone } : null
}

/** A line typed in small letters gets capitals; anything else stays as typed. */
function inCase(street: string): string {
  if (/\p{Lu}/u.test(street)) return street
  return street.replace(/(^|[\s-])(\p{L}[\p{L}']*)/gu, (_, space: string, word: string) =>
    /^(?:n|s|e|w|ne|nw|se|sw|po)$/.test(word)
      ? space + word.toUpperCase()
      : space + word[0]!.toUpperCase() + word.slice(1),
  )
}
