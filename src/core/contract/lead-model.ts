// The application model on the wire ('sfleadid', 'tid', business/pg/financials) and its translation to answers by field id.
import * as z from 'zod/mini'
import { fieldMessage, labelInSentence } from '#core/fields/field-message.ts'
import type { FieldError, FieldOptions } from '#core/fields/field-kind.ts'
import { readText } from '#core/fields/understood.ts'
import { placeMessage, placeProblems } from '#core/domain/place-rules.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { pick, type Language } from '#core/words/words.ts'
import type { FieldRefusal } from './refusals.ts'
import type { AnswersTo, AnswerValue, Field, Fields, FieldSet } from './field-set.ts'
import { leadSet, type FieldId, type leadFields } from './lead-fields.ts'

/** Checked to be an object and passed on as it is: its fields are read and checked one by one below. */
const fields = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const part = z.optional(z.nullable(fields))

/** The whole application as every step sends it. Unknown fields are ignored; a field that is absent is unchanged. */
export const leadModel = z.looseObject({
  sfleadid: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  business: part,
  pg: part,
  financials: part,
})
export type LeadModel = z.infer<typeof leadModel>

/** The answers of a model, checked: clear values by field id, and the fields that were emptied. */
export interface ReadOf<F> {
  readonly values: AnswersTo<F>
  readonly emptied: readonly (keyof F & string)[]
}
export type ReadAnswers = ReadOf<typeof leadFields>

type Raw = string | number | boolean
/** The value there is neither plain nor absent. */
const NO_VALUE = Symbol('no value')
/** A text that cannot be an answer: each kind refuses it with its own message. */
const UNREADABLE = '\u0000'

interface WirePath {
  /** 'business.tid' */
  readonly path: string
  readonly first: string
  readonly second: string | undefined
  readonly applies: 'always' | 'sole' | 'ein' | 'contact'
}

/** Every field with its wire paths taken apart. */
const wirePathsOf = <Id extends string>(fields: Fields<Id>) =>
  (Object.keys(fields) as Id[]).map((id) => ({
    id,
    field: fields[id],
    paths: fields[id].wire.map((wire): WirePath => {
      const [path = '', condition = 'always'] = wire.split(/[[\]]/)
      const [first = '', second] = path.split('.')
      return { path, first, second, applies: condition as WirePath['applies'] }
    }),
  }))

/** Reads the answers of one set of fields. `soleBefore`: the stored classification, for a model that does not state one. */
type Reader<F> = (
  model: LeadModel,
  today: IsoDate,
  language: Language,
  soleBefore?: boolean,
  stored?: (id: string) => unknown,
) => Outcome<ReadOf<F>, readonly FieldRefusal[]>

/**
 * Makes the reader of a set: it reads and checks every answer of the set that a model names. An empty text empties an optional answer;
 * whether a required one may be empty is the flow's to say. `stored`: the answers that stand, which those of the model must fit. Refuses with one message per bad field, named by its first wire path
 * ('business.tid'). Made once per set, for each save reads all of its paths.
 */
export function readerOf<Id extends string, F extends Fields<Id>>(set: FieldSet<Id, F>): Reader<F> {
  const wirePaths = wirePathsOf<Id>(set.fields)
  return (model, today, language, soleBefore = false, stored) =>
    read(set, wirePaths, model, { today, language, soleBefore, stored }) as Outcome<ReadOf<F>, FieldRefusal[]>
}

function read<Id extends string>(
  { labels }: FieldSet<Id>,
  wirePaths: ReturnType<typeof wirePathsOf<Id>>,
  model: LeadModel,
  {
    today,
    language,
    soleBefore,
    stored = () => undefined,
  }: { today: IsoDate; language: Language; soleBefore: boolean; stored?: (id: string) => unknown },
): Outcome<{ values: Partial<Record<Id, AnswerValue>>; emptied: readonly Id[] }, readonly FieldRefusal[]> {
  const values: Partial<Record<Id, AnswerValue>> = {}
  const emptied: Id[] = []
  const errors: FieldRefusal[] = []
  /** What was refused is not known: the answer that stands is not what was meant. */
  const refusedIds = new Set<string>()
  const labelOf = pick(labels, language)
  const options: FieldOptions = { today }
  // 'business.tid' is the owner's SSN for a sole proprietorship, the EIN for all others.
  const stated = rawAt(model, { first: 'business', second: 'classification' })
  const sole =
    stated === undefined ? soleBefore : String(stated).trim().toLowerCase() === 'sole proprietorship'
  const holds = { sole, ein: !sole, contact: model.business?.email !== undefined }
  for (const { id, field, paths } of wirePaths) {
    for (const wire of paths) {
      if (wire.applies !== 'always' && !holds[wire.applies]) continue
      const raw = rawAt(model, wire, field.kind.name === 'multi-select')
      if (raw === undefined) continue
      if (raw === NO_VALUE) {
        const unread = field.kind.parse(UNREADABLE, options)
        const why: FieldError = unread.ok ? { key: 'invalid' } : unread.refusal
        errors.push({ field: wire.path, message: messageOf(why, labelOf[id], language) })
        refusedIds.add(id)
        break
      }
      const text = typeof raw === 'string' ? raw : String(raw)
      if (text.trim() === '') {
        emptied.push(id)
        break
      }
      const parsed = readText(field.kind, text, field.options ? { ...options, ...field.options } : options)
      // 'None' in a field that may be empty.
      if (parsed.ok && parsed.value === '') emptied.push(id)
      else if (parsed.ok) values[id] = parsed.value
      else {
        errors.push({ field: wire.path, message: messageOf(parsed.refusal, labelOf[id], language) })
        refusedIds.add(id)
      }
      break
    }
  }
  const answer = (id: string) => values[id as Id]
  for (const { id, field, paths } of wirePaths)
    if (values[id] !== undefined && field.wrongBeside?.(answer, today))
      errors.push({ field: paths[0]!.path, message: messageOf({ key: 'invalid' }, labelOf[id], language) })
  const place = (id: string) =>
    answer(id) ?? (emptied.includes(id as Id) || refusedIds.has(id) ? undefined : stored(id))
  for (const [id, problem] of placeProblems(new Set(Object.keys(values)), place)) {
    // Shown where it can be mended: the part that does not fit may be one that this form does not ask for.
    const at =
      wirePaths.find((each) => each.id === id) ?? wirePaths.find((each) => values[each.id] !== undefined)
    errors.push({ field: at?.paths[0]!.path ?? id, message: placeMessage(problem, language) })
  }
  return errors.length ? refused(errors) : ok({ values, emptied })
}

const messageOf = (error: FieldError, label: string, language: Language): string =>
  fieldMessage(error, labelInSentence(label, language), language)

/** The whole application. */
export const readAnswers: Reader<typeof leadFields> = readerOf<FieldId, typeof leadFields>(leadSet)

/**
 * Reads and checks texts by field id, as staff type them; no other field is touched. An empty text empties what `isOptional` allows.
 * Refuses with one message per bad field, named by its id.
 */
export function readTexts(
  texts: Readonly<Partial<Record<FieldId, string>>>,
  isOptional: (id: FieldId) => boolean,
  today: IsoDate,
  language: Language,
  stored: (id: string) => unknown = () => undefined,
): Outcome<ReadAnswers, readonly FieldRefusal[]> {
  const values: Partial<Record<FieldId, AnswerValue>> = {}
  const emptied: FieldId[] = []
  const errors: FieldRefusal[] = []
  for (const [id, text] of Object.entries(texts) as [FieldId, string][]) {
    const { kind, options } = leadSet.fields[id] as Field
    if (text.trim() === '' && isOptional(id)) {
      emptied.push(id)
      continue
    }
    const parsed = readText(kind, text, { today, ...options })
    if (parsed.ok && parsed.value === '' && isOptional(id)) emptied.push(id)
    else if (parsed.ok) values[id] = parsed.value
    else
      errors.push({
        field: id,
        message: messageOf(parsed.refusal, pick(leadSet.labels, language)[id], language),
      })
  }
  const place = (id: string) => values[id as FieldId] ?? (Object.hasOwn(texts, id) ? undefined : stored(id))
  for (const [field, problem] of placeProblems(new Set(Object.keys(values)), place))
    errors.push({ field, message: placeMessage(problem, language) })
  // Each value is what its own field's kind has read.
  return errors.length ? refused(errors) : ok({ values: values as ReadAnswers['values'], emptied })
}

/** What an answer is called on the wire: its first path, 'business.tid'. */
export const wireName = <Id extends string>(fields: Fields<Id>, id: Id): string =>
  fields[id].wire[0]!.replace(/\[.*/, '')

/** The message for a required answer that is missing, named by its wire path. */
export const missingAnswer = <Id extends string>(
  set: FieldSet<Id>,
  id: Id,
  language: Language,
): FieldRefusal => {
  // 'Please select at least one option.': each kind says it in its own words.
  const empty = set.fields[id].kind.parse('')
  return wrong(set, id, empty.ok ? 'empty' : empty.refusal.key, language)
}

/** The message for an answer that does not fit the others, named by its wire path. */
export const invalidAnswer = <Id extends string>(
  set: FieldSet<Id>,
  id: Id,
  language: Language,
): FieldRefusal => wrong(set, id, 'invalid', language)

const wrong = <Id extends string>(
  { fields, labels }: FieldSet<Id>,
  id: Id,
  key: FieldError['key'],
  language: Language,
): FieldRefusal => ({
  field: wireName(fields, id),
  message: messageOf({ key }, pick(labels, language)[id], language),
})

/** A value of the model by its wire path; undefined when absent. A list of one ('products') counts as that one; `several`: a list stands one per line. */
function rawAt(
  model: LeadModel,
  { first, second }: Pick<WirePath, 'first' | 'second'>,
  several = false,
): Raw | typeof NO_VALUE | undefined {
  const holder = second === undefined ? model : (model as Record<string, unknown>)[first]
  if (typeof holder !== 'object' || holder === null) return undefined
  const given = (holder as Record<string, unknown>)[second ?? first]
  const value: unknown =
    Array.isArray(given) && given.length === 1
      ? given[0]
      : several && Array.isArray(given) && given.every((each) => typeof each === 'string')
        ? given.join('\n')
        : given
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : NO_VALUE
}
