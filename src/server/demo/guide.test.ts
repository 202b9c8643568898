// The demo's guide: every journey and every wizard opens from it, by a link that the samples have.
import { expect, test } from 'vitest'
import { variants } from '#core/flow/variant.ts'
import { journeys } from '#features/journeys/journeys.ts'
import { matchPath } from '#ui/router.tsx'
import { flows } from './guide.ts'
import { sampleLinks } from './seed.ts'

/** What the seeding makes besides: of businesses, of the older wizard, a contract, affiliates, and for the portal. */
const others = [
  'rn',
  'renewal-bank',
  'apply-legacy',
  'sign',
  'affiliate-sign',
  'affiliate',
  'portal',
  'aggregation',
  'decisions',
  'docgenerator-bla',
  'docgenerator-report',
  'docgenerator-statements',
]
const links = Object.fromEntries(
  [...sampleLinks.map(([name]) => name), ...others].map((name) => [name, 'code']),
)
const persons = { 'sign-app': 'person' }
const paths = flows.map((flow) => ({
  id: flow.id,
  path: flow.path({ staff: [], applications: 0, links, persons }),
}))

/** Those of the published list whose flows are built (design 2). */
const published = [
  'apply',
  'apply-legacy',
  'apply-plaid',
  'apply-iff',
  'apply-affiliate',
  'apply-resume',
  'bank-verification',
  'connect-bank',
  'verify-bank-journey-opportunity',
  'verify-bank-lead',
  'connect-bank-opportunity',
  'offer',
  'renewal',
  'incomplete',
  'lead-signer',
  'signer',
  'sign-app',
  'affiliate-signer',
  'aggregation',
  'decisions',
  'docgenerator-bla',
  'docgenerator-report',
  'docgenerator-statements',
  'staff',
]

test('the published ids are there', () =>
  expect(paths.map(({ id }) => id)).toEqual(expect.arrayContaining(published)))

test('every entry has its sample, in both languages, under an id of its own', () => {
  expect(paths.filter(({ path }) => !path)).toEqual([])
  expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length)
  for (const { en, es } of flows) expect([en, es]).not.toContain('')
})

test.each(journeys.map(({ path }) => path))('%s opens from the guide', (pattern) => {
  const open = paths.filter(({ path }) => path && matchPath(pattern, path.replace('/business', '')))
  expect(open.map(({ id }) => id)).not.toEqual([])
})

// The frame of the bank is how '/apply' connects where no variant is named.
test.each(variants.filter((variant) => variant !== 'finicity'))(
  'the wizard %s opens from the guide',
  (variant) => expect(paths.map(({ path }) => path)).toContain(`/business/apply/${variant}`),
)
