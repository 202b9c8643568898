// Lines that lead to a door, and those that are asked about. Places are public; streets are invented.
import { describe, expect, it } from 'vitest'
import { placeProblem, placeProblems } from './place-rules.ts'
import { lineProblem } from './street-rules.ts'

const at = (line1: string, state = 'ME', city = 'Portland', zip = '04101') => ({ line1, city, state, zip })
const each = (lines: string) => lines.split('; ')

describe('a line that may be a street', () => {
  it.each(
    each(
      `12 Elm St; 1021 Main; One Harbor Plaza; N88W16621 Appleton Ave; 350 E 200 S; 39-20 Bell Blvd; 100 1st Ave; Highway 9 North; RR 2 Box 7`,
    ).concat(
      each(
        `HC 3 Box 44; Harbor Mall; The Old Mill; Pier 7; 12 Elm St & 3rd Ave; 5 Home Rd; Twenty Harbor Pl; Forty-One Elm St; Near North Center; Opposite Ends Gallery; Same Day Plaza; Main St, no number; Calle Sol, sin número`,
      ),
      each(`2200 County Road 51250; 12 Elm St, Suite 04101; Route 1 Box 9; C/O Ana Gil 12 Elm St`),
    ),
  )('%s', (line) => expect(lineProblem(at(line))).toBeNull())

  it.each([
    at('Beach Rd, Garapan', 'MP', 'Saipan', '96950'),
    at('Calle Luna', 'PR', 'San Juan', '00901'),
    at('Marine Dr', 'GU', 'Hagåtña', '96910'),
    at('Dolores St', 'CA', 'Carmel-by-the-Sea', '93921'),
    at(''),
  ])('$line1, $city', (place) => expect(lineProblem(place)).toBeNull())
})

describe('a line that is asked about', () => {
  it.each(
    each(
      `Elm St; Elm Street N; 418; N/A; n.a.; none; same as above; my home; casa; la misma de arriba; ana@harbor.example; behind the gas station`,
    ).concat(
      each(
        `across from the school; near the bridge; opposite of the park; 4th Ave & Elm St; 4th Ave and Elm Street; al lado de la iglesia; Calle del Sol; RR 4; HC 3; Suite 200; Apt. 4B; 1st Ave`,
      ),
    ),
  )('%s', (line) => expect(lineProblem(at(line))).toBe('noNumber'))

  it.each(
    each(
      `12 Elm St, Portland, ME 04101; 12 Elm St Portland ME 04101-1234, USA; 12 Elm St, Bangor, ME 04401; 12 Elm St, Portland, NH 04101`,
    ),
  )('%s', (line) => expect(lineProblem(at(line))).toBe('wholeAddress'))

  it('says so at its own part, and only where the line is given', () => {
    expect(placeProblem(at('Elm St'))).toEqual({ part: 'line1', key: 'noNumber' })
    const stored: Record<string, string> = {
      homeAddress: 'Elm St',
      homeCity: 'Portland',
      homeState: 'ME',
      homeZip: '04101',
    }
    const found = (given: string) => placeProblems(new Set([given]), (id) => stored[id]).map(([id]) => id)
    expect(found('homeAddress')).toEqual(['homeAddress'])
    expect(found('homeCity')).toEqual([])
  })
})
