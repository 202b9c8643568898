// What our own list suggests for a typed line, and what each suggestion resolves to.
import { expect, test } from 'vitest'
import { ownDataAddress } from './own-data.ts'

const own = ownDataAddress(new URL('./places.txt.gz', import.meta.url))
const suggest = async (text: string, near: string | null = null) => {
  const found = await own.suggest({ text, language: 'en', session: 's', near })
  return found.ok ? found.value : []
}
const linesOf = async (text: string, near?: string) =>
  (await suggest(text, near)).map(({ main, secondary }) => [main, secondary])

test('the line stands first, its place second; a place without a line stands alone', async () => {
  expect(await linesOf('120 Commercial St Portland, ME 04101')).toEqual([
    ['120 Commercial St', 'Portland, ME 04101'],
  ])
  expect(await linesOf('Commercial St Portland ME')).toEqual([['Commercial St', 'Portland, ME']])
  expect(await linesOf('04101')).toEqual([['Portland, ME 04101', '']])
})

test('three characters are enough, around which spaces do not count', async () => {
  expect(await linesOf('Al', 'NY')).toEqual([])
  expect(await linesOf(' Al ', 'NY')).toEqual([])
  expect(await linesOf('Alb', 'NY')).toContainEqual(['Albany, NY', ''])
})

test('two hundred characters are read, five places offered', async () => {
  expect(await linesOf(`04101${' '.repeat(195)}Xyzzy`)).toEqual([['Portland, ME 04101', '']])
  expect(await linesOf(`04101${' '.repeat(194)}Xyzzy`)).toEqual([])
  expect(await suggest('1 Main St 606')).toHaveLength(5)
})

test.each([
  [
    '120 Commercial St Portland ME 04101',
    { street_number: '120', street: 'Commercial St', address: '120 Commercial St', zip: '04101' },
  ],
  [
    'Commercial St Portland ME',
    { street_number: null, street: 'Commercial St', address: 'Commercial St', zip: null },
  ],
  ['Portland ME', { street_number: null, street: null, address: null, zip: null }],
])('%s resolves to its parts', async (text, parts) => {
  const [{ id } = { id: '' }] = await suggest(text)
  expect(await own.resolve({ id, session: 's' })).toEqual({
    ok: true,
    value: { ...parts, city: 'Portland', state: 'ME' },
  })
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"length":5}'],
  ['a part too few', '[null,null,null,null]'],
  ['a part too many', '[null,null,null,null,null,null]'],
  ['a part that is no text', '[null,null,"Portland","ME",4101]'],
])('an id of %s is refused', async (_, text) => {
  expect(await own.resolve({ id: Buffer.from(text).toString('base64url'), session: 's' })).toEqual({
    ok: false,
    refusal: { kind: 'rejected', vendorCode: 'unknown-id' },
  })
})

test('the place of a zip', async () => {
  expect(await own.placeOfZip('04101')).toEqual({
    ok: true,
    value: { city: 'Portland', state: 'ME', zip: '04101' },
  })
  expect(await own.placeOfZip('00000')).toEqual({ ok: true, value: null })
})
