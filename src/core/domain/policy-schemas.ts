// The schemas of policy files, from the first release on: which one a file has, and the steps that bring it up to the newest.
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { NEWEST_SCHEMA } from './policy-file.ts'

type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sectionsOf = (file: Json): Json => (isJson(file.sections) ? file.sections : {})

function valuesOf(file: Json, section: string): Json {
  const found = sectionsOf(file)[section]
  return isJson(found) && isJson(found.values) ? found.values : {}
}

const has = (file: Json, section: string, key: string): boolean => Object.hasOwn(valuesOf(file, section), key)

const hasPartWith = (file: Json, key: string): boolean =>
  [valuesOf(file, 'numbers'), valuesOf(file, 'choices')].some((parts) =>
    Object.values(parts).some((part) => isJson(part) && Object.hasOwn(part, key)),
  )

/**
 * What a file of each schema holds that none before it held, newest first. Files say their schema from 6 on. The newest sign counts:
 * a file of schema 5 that lost a section of schema 3 lacks it, and is not taken for one of schema 2.
 */
const signs: readonly (readonly [schema: number, isIn: (file: Json) => boolean])[] = [
  [
    5,
    (file) =>
      Object.hasOwn(sectionsOf(file), 'cashFlow') ||
      has(file, 'review', 'acceptsOwnerNames') ||
      has(file, 'review', 'sameMonthsLastYear') ||
      has(file, 'economics', 'expectedLoss'),
  ],
  [4, (file) => hasPartWith(file, 'mean')],
  [
    3,
    (file) =>
      ['authority', 'outsideModel', 'economics'].some((name) => Object.hasOwn(sectionsOf(file), name)),
  ],
  [
    2,
    (file) =>
      has(file, 'knockOuts', 'maximumNsfLastThreeMonths') ||
      has(file, 'knockOuts', 'maximumNegativeDaysPerMonth'),
  ],
]

/** The schema that a file says, or that it shows by what it holds; a sentence where this program knows none such. */
export function schemaOf(file: unknown): Outcome<number, string> {
  if (!isJson(file)) return refused('it is no policy: one object with the key sections is asked for')
  if (!Object.hasOwn(file, 'schema')) return ok(signs.find(([, isIn]) => isIn(file))?.[0] ?? 1)
  const { schema } = file
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1)
    return refused(`schema must be a whole number from 1 to ${NEWEST_SCHEMA}, without quotation marks`)
  if (schema > NEWEST_SCHEMA)
    return refused(
      `it has schema ${schema}, and this release of Underway reads schemas up to ${NEWEST_SCHEMA}. Upgrade Underway, or use a file of schema ${NEWEST_SCHEMA}`,
    )
  return ok(schema)
}

/** What the file says stays; what it does not say is added. A section that is no section is left for the schema to refuse. */
function withValues(file: Json, section: string, added: Json): Json {
  const sections = sectionsOf(file)
  const found = sections[section]
  if (!isJson(found) || !isJson(found.values)) return file
  return {
    ...file,
    sections: { ...sections, [section]: { ...found, values: { ...added, ...found.values } } },
  }
}

const notSaid = (values: unknown): Json => ({
  owner: 'operator',
  status: 'default',
  why: 'The file is of an earlier schema, which did not have this section: nothing of it applies.',
  values,
})

const withSections = (file: Json, added: Json): Json => ({
  ...file,
  sections: { ...added, ...sectionsOf(file) },
})

/** Before 3 an underwriter or admin approved any offer alone, an offer was priced by the score's own grade, D below it, and no cost was known. */
function withPeople(file: Json): Json {
  const anything = {
    maximumAmount: valuesOf(file, 'limits').maximumAmount,
    maximumBurden: null,
    minimumPaymentsInAdb: null,
    lowestGrade: null,
  }
  return withSections(file, {
    authority: notSaid({
      proposalDays: 3,
      secondApprovers: ['underwriter', 'admin'],
      roles: { representative: null, underwriter: anything, admin: anything },
    }),
    outsideModel: notSaid({ gradesLower: 0, knockedOut: null, withoutGrade: 'D' }),
    economics: notSaid({ costOfFunds: null, commission: null }),
  })
}

/**
 * Before 4 what was not known had points and gave no reason (`unsaid`), and reasons ranked by the points that were lost, as they do below a
 * mean of all points.
 */
function withMeans(file: Json): Json {
  const sections = sectionsOf(file)
  const changed = (name: 'numbers' | 'choices', isNumber: boolean): Json => {
    const section = sections[name]
    if (!isJson(section) || !isJson(section.values)) return {}
    const parts = Object.entries(section.values).map(([part, value]): [string, unknown] => {
      if (!isJson(value)) return [part, value]
      const { unknown: unsaid = null, ...rest } = value
      return [part, { ...rest, ...(isNumber ? { unknown: null } : {}), unsaid, mean: value.max }]
    })
    return { [name]: { ...section, values: Object.fromEntries(parts) } }
  }
  return { ...file, sections: { ...sections, ...changed('numbers', true), ...changed('choices', false) } }
}

/** The first schema whose files say of every part what is lost where nothing is known: `unsaid` stands for the `unknown` of those before. */
export const SAYS_UNKNOWN = 4

/** The first schema whose files say the general minimums, and who signs. */
export const SAYS_MINIMUMS = 7

/** The first schema whose files say what a business can bear: the share of one payment, losses, the least that a deal leaves. */
export const SAYS_BEARABLE = 8

/** From each schema to the next. What the schema did not have gets the value that keeps its files what they were, never one of today. */
const steps: readonly ((file: Json) => Json)[] = [
  // 1 to 2: no limit of returned payments and negative days.
  (file) =>
    withValues(file, 'knockOuts', { maximumNsfLastThreeMonths: null, maximumNegativeDaysPerMonth: null }),
  // 2 to 3
  withPeople,
  // 3 to 4
  withMeans,
  // 4 to 5: no cash flow was simulated.
  (file) => withSections(file, { cashFlow: notSaid(null) }),
  // 5 to 6: three keys that a file could leave out are written down.
  (file) =>
    withValues(
      withValues(file, 'review', { sameMonthsLastYear: null, acceptsOwnerNames: false }),
      'economics',
      { expectedLoss: null },
    ),
  // 6 to 7: nothing is added, so that a file keeps the digest of its decisions. No owner but the applicant had to be named, no title was
  // looked at; the general minimums that every release told until then stay in the program (`FORMER_MINIMUMS`).
  (file) => file,
  // 7 to 8: nothing is added, for the same reason. No payment of ours was limited by itself, no loss and no deal below cost asked for a person.
  (file) => file,
]

/** A file of a schema as one of the newest. It is not judged: what is wrong with it still is. */
export const broughtUp = (file: unknown, schema: number): unknown =>
  isJson(file)
    ? { ...steps.slice(schema - 1).reduce((before, step) => step(before), file), schema: NEWEST_SCHEMA }
    : file
