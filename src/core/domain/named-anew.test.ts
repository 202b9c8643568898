// Who waits because somebody acted under that name before, as a table.
import { expect, test } from 'vitest'
import { actedBefore } from './named-anew.ts'

const was = (name: string, key: string | null, day = 1) => ({
  name,
  key,
  at: `2026-11-0${day}T00:00:00Z`,
  inContract: true,
})
const none = { former: [], others: [], replaces: false, out: false }

test.each([
  ['nobody before', none, 'Dan Cohen', ['rep'], null],
  ['the same at the same address', { ...none, former: [was('Dan Cohen', 'a')] }, 'Dan Cohen', ['a'], null],
  [
    'by an older key of the hash',
    { ...none, former: [was('Dan Cohen', 'a1')] },
    'Dan Cohen',
    ['a2', 'a1'],
    null,
  ],
  ['the same elsewhere', { ...none, former: [was('Dan Cohen', 'a')] }, 'Dan Cohen', ['rep'], 'a'],
  ['written otherwise', { ...none, former: [was('Dan Cohen', 'a')] }, 'COHÉN, Dan M.', ['rep'], 'a'],
  ['a variant', { ...none, former: [was('Dan Cohen', 'a')] }, 'Danny Cohen', ['rep'], 'a'],
  ['another name', { ...none, former: [was('Dan Cohen', 'a')] }, 'Eva Marsh', ['rep'], null],
  ['who had no address', { ...none, former: [was('Dan Cohen', null)] }, 'Dan Cohen', ['rep'], 'nothing'],
  [
    'an earlier address is not the one that acted last',
    { ...none, former: [was('Dan Cohen', 'rep', 1), was('Dan Cohen', 'a', 2)] },
    'Dan Cohen',
    ['rep'],
    'a',
  ],
  [
    'another name of the same address frees nobody',
    { ...none, former: [was('Dan Cohen', 'a', 1), was('Bob Cohen', 'rep', 2)] },
    'Danny Cohen',
    ['rep'],
    'a',
  ],
  [
    'a namesake who is named now',
    { ...none, others: [{ name: 'Dan Cohen', key: 'a' }] },
    'Dan Cohen',
    ['rep'],
    'a',
  ],
  [
    'family of one who is named now and was reached elsewhere',
    { ...none, former: [was('Dan Cohen', 'a')], others: [{ name: 'Dan Cohen', key: 'b' }] },
    'Eva Cohen',
    ['e'],
    null,
  ],
  ['in place of another', { ...none, replaces: true }, 'Eva Marsh', ['e'], 'nothing'],
  [
    'in place of another, who acted there last',
    { ...none, former: [was('Eva Marsh', 'e')], replaces: true },
    'Eva Marsh',
    ['e'],
    null,
  ],
  [
    'in place of another, and added since the contract went out',
    { ...none, former: [{ ...was('Eva Marsh', 'e'), inContract: false }], replaces: true },
    'Eva Marsh',
    ['e'],
    'nothing',
  ],
  [
    'a variant of who is named now, once a contract went out',
    { ...none, others: [{ name: 'Gil Marsh', key: 'a' }], out: true },
    'Gilbert Marsh',
    ['e'],
    'nothing',
  ],
  [
    'family of who is named now, back where they acted',
    { ...none, former: [was('Eva Marsh', 'e')], others: [{ name: 'Gil Marsh', key: 'a' }], out: true },
    'Eva Marsh',
    ['e'],
    null,
  ],
])('%s', (_case, before, name, keys, waits) => {
  const found = actedBefore({ name, keys }, before)
  expect(found && (found.key ?? 'nothing')).toBe(waits)
})
