// What an address input shows after each thing typed, found or pressed.
import { describe, expect, it, test } from 'vitest'
import { choiceOf } from './address-choice.ts'
import {
  asksPlaceOf,
  moveInList,
  partsOfZip,
  viewOfAddress,
  type Address,
  type AddressCourse,
  type AddressView,
} from './address-state.ts'

const emptyAddress: Address = { line1: '', line2: '', city: '', state: '', zip: '' }
const fresh: AddressCourse = {
  address: emptyAddress,
  errors: {},
  zipStates: [],
  byHand: false,
  lineDone: false,
  chosen: null,
  suggestions: null,
}
const portland = { ...emptyAddress, line1: '120 Commercial St', city: 'Portland', state: 'ME', zip: '04101' }

test.each<[string, Partial<AddressCourse>, Partial<AddressView>]>([
  ['fresh', {}, { partsOpen: false, message: null, hint: null, stateOfZip: null }],
  ['by hand', { byHand: true }, { partsOpen: true, message: null }],
  ['left without a suggestion', { lineDone: true }, { partsOpen: true }],
  ['kept from before', { address: portland }, { partsOpen: true, stateOfZip: null, message: null }],
  ['a refused part is asked', { errors: { zip: 'Which zip?' } }, { partsOpen: true }],
  ['a city alone', { address: { ...emptyAddress, city: 'Portland' } }, { partsOpen: true }],
  ['a state alone', { address: { ...emptyAddress, state: 'ME' } }, { partsOpen: true, stateOfZip: null }],
  ['a zip alone', { address: { ...emptyAddress, zip: '04101' } }, { partsOpen: true, stateOfZip: null }],
  ['a refused city', { errors: { city: 'Which city?' } }, { partsOpen: true }],
  ['a refused state', { errors: { state: 'Which state?' } }, { partsOpen: true }],
  [
    'a street alone',
    { address: { ...emptyAddress, line1: '5 Elm St', line2: 'Unit 1' } },
    { partsOpen: false },
  ],
  ['a refused street alone is not', { errors: { line1: 'Which street?' } }, { partsOpen: false }],
  ['one found', { suggestions: 1 }, { message: 'one', partsOpen: false, hint: null }],
  ['several found', { suggestions: 4 }, { message: 'several' }],
  ['none found', { suggestions: 0 }, { message: 'none', hint: 'none' }],
  ['none found, parts open', { suggestions: 0, lineDone: true }, { message: 'none', hint: null }],
  ['chosen whole', { chosen: 'whole', lineDone: true }, { message: 'filled', hint: null }],
  ['chosen in part', { chosen: 'partial', lineDone: true }, { message: 'partial', hint: 'partial' }],
  [
    'a zip of another state goes before all else',
    { address: { ...portland, state: 'OR' }, zipStates: ['ME'], chosen: 'whole' },
    { message: 'elsewhere', stateOfZip: 'ME' },
  ],
  [
    'a zip that lies nowhere',
    { address: { ...portland, zip: '00000' } },
    { message: null, stateOfZip: null },
  ],
  [
    'some found, one was chosen in part',
    { chosen: 'partial', suggestions: 0 },
    { message: 'partial', hint: 'partial' },
  ],
  [
    'half a state accuses nobody',
    { address: { ...portland, state: 'O' }, zipStates: ['ME'] },
    { stateOfZip: null },
  ],
  [
    'a zip of two states accuses neither',
    { address: { ...portland, state: 'CA', zip: '89439' }, zipStates: ['CA', 'NV'] },
    { stateOfZip: null },
  ],
])('%s', (_name, more, view) => expect(viewOfAddress({ ...fresh, ...more })).toMatchObject(view))

describe('a chosen suggestion', () => {
  it('keeps a unit that was typed, in its own box or behind the street, before its own', () => {
    const found = { ...portland, line2: 'Unit 9' }
    const unit = (line1: string, line2: string) => choiceOf(found, { line1, line2 }).parts.line2
    expect(unit('120 Comm, Suite 4', 'Apt 2')).toBe('Apt 2')
    expect(unit('120 Comm, Suite 4', '')).toBe('Suite 4')
    expect(unit('120 Comm', '')).toBe('Unit 9')
  })

  it('empties nothing that it does not know, and says whether it is whole', () => {
    const typed = { line1: '5 el', line2: '' }
    expect(choiceOf({ line1: '5 Elm St', zip: '' }, typed).parts).toEqual({ line1: '5 Elm St', line2: '' })
    const all = [
      portland,
      { ...portland, city: '' },
      { ...portland, state: '' },
      { ...portland, zip: '' },
      null,
    ]
    const outcomes = all.map((found) => choiceOf(found, typed).outcome)
    expect(outcomes).toEqual(['whole', 'partial', 'partial', 'partial', 'partial'])
    expect(choiceOf(portland, typed).parts).toEqual(portland)
    expect(choiceOf({}, typed).parts).toEqual({ line2: '' })
    expect(choiceOf(null, typed).parts).toEqual({})
  })
})

describe('a zip', () => {
  it('is asked about when it is whole and something is empty', () => {
    expect(asksPlaceOf('0410', emptyAddress)).toBe(false)
    for (const zip of ['041011', '4101', 'x04101', '']) expect(asksPlaceOf(zip, emptyAddress)).toBe(false)
    expect(asksPlaceOf('04101', emptyAddress)).toBe(true)
    expect(asksPlaceOf('04101', { ...emptyAddress, city: 'Portland' })).toBe(true)
    expect(asksPlaceOf('04101', { ...emptyAddress, state: 'ME' })).toBe(true)
    expect(asksPlaceOf('04101', portland)).toBe(false)
  })

  it('fills what is empty, unless another zip stands by now', () => {
    const place = { city: 'Portland', state: 'ME' }
    const now = { ...emptyAddress, zip: '04101', city: 'South Portland' }
    expect(partsOfZip(place, '04101', now)).toEqual({ city: 'South Portland', state: 'ME' })
    expect(partsOfZip(place, '04101', { ...now, city: '', state: 'NH' })).toEqual({
      city: 'Portland',
      state: 'NH',
    })
    expect(partsOfZip(place, '04102', now)).toBeNull()
  })
})

test.each([
  ['ArrowDown', -1, 3, { to: 0 }],
  ['ArrowDown', 0, 3, { to: 1 }],
  ['ArrowUp', 2, 3, { to: 1 }],
  ['ArrowUp', -1, 1, { to: 0 }],
  ['Enter', 0, 3, { choose: 0 }],
  ['ArrowUp', -1, null, null],
  ['Escape', 1, 3, 'close'],
  ['ArrowDown', 2, 3, { to: 0 }],
  ['ArrowUp', -1, 3, { to: 2 }],
  ['ArrowUp', 0, 3, { to: 2 }],
  ['Enter', 1, 3, { choose: 1 }],
  ['Enter', -1, 3, null],
  ['Escape', -1, 0, 'close'],
  ['Escape', -1, null, null],
  ['ArrowDown', -1, 0, null],
  ['a', 1, 3, null],
] as const)('%s at %i of %s', (key, active, count, move) =>
  expect(moveInList(key, active, count)).toEqual(move),
)
