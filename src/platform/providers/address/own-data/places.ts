// The list of US zips with city and state, read once from the packed file, and what can be looked up in it.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { stateOfZip } from '#core/codes/us-zip-states.ts'

export interface Place {
  readonly city: string
  readonly state: string
  /** Five digits; null where the city has several and none is known. */
  readonly zip: string | null
}

interface City {
  readonly key: string
  readonly city: string
  readonly state: string
  readonly zips: string[]
}

export interface Places {
  /** The place of a full zip. */
  readonly ofZip: (zip: string) => Place | null
  /** Whether some city is called exactly so. */
  readonly isCity: (name: string) => boolean
  /** The states that have a city of exactly that name. */
  readonly statesOf: (name: string) => readonly string[]
  /** Cities whose name starts so, narrowed by state and first zip digits; exact names first, then large before small. */
  readonly search: (query: { city: string; state: string | null; zip: string }, limit: number) => Place[]
}

const longForms: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' }

/** 'Saint Paul' and 'St. Paul' are one key: 'st paul'. */
const cityKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.']/g, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => longForms[word] ?? word)
    .join(' ')

function lowerBound(cities: readonly City[], key: string): number {
  let low = 0
  let high = cities.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (cities[middle]!.key < key) low = middle + 1
    else high = middle
  }
  return low
}

/** Reads places.txt.gz (about 41,000 zips, some 50 ms). */
export function readPlaces(file: string | URL): Places {
  const byZip = new Map<string, Place>()
  const cities = new Map<string, City>()
  let number = 0
  let city = ''
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    const [step, name, foreign] = line.split('\t')
    number += Number(step)
    city = name || city
    const zip = String(number).padStart(5, '0')
    const state = foreign || stateOfZip(zip) || ''
    byZip.set(zip, { city, state, zip })
    const key = cityKey(city)
    const known = cities.get(`${key},${state}`)
    if (known) known.zips.push(zip)
    else cities.set(`${key},${state}`, { key, city, state, zips: [zip] })
  }
  const sorted = [...cities.values()].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))

  const search: Places['search'] = ({ city: typed, state, zip }, limit) => {
    const key = cityKey(typed)
    const found: { city: City; zips: string[] }[] = []
    for (let i = lowerBound(sorted, key); i < sorted.length && sorted[i]!.key.startsWith(key); i++) {
      const candidate = sorted[i]!
      if (state && candidate.state !== state) continue
      const zips = zip ? candidate.zips.filter((z) => z.startsWith(zip)) : candidate.zips
      if (zips.length > 0) found.push({ city: candidate, zips })
    }
    const exact = (c: City) => (c.key === key ? 0 : 1)
    found.sort((a, b) => exact(a.city) - exact(b.city) || b.city.zips.length - a.city.zips.length)
    return found
      .slice(0, limit)
      .flatMap(({ city: c, zips }): Place[] => {
        const whole = zip || zips.length === 1
        return whole
          ? zips.map((z) => ({ city: c.city, state: c.state, zip: z }))
          : [{ city: c.city, state: c.state, zip: null }]
      })
      .slice(0, limit)
  }

  return {
    ofZip: (zip) => byZip.get(zip) ?? null,
    isCity: (name) => {
      const key = cityKey(name)
      return sorted[lowerBound(sorted, key)]?.key === key
    },
    statesOf: (name) => {
      const key = cityKey(name)
      const states: string[] = []
      for (let i = lowerBound(sorted, key); sorted[i]?.key === key; i++) states.push(sorted[i]!.state)
      return states
    },
    search,
  }
}
