// Which questions a link for missing answers asks: what the application's wizard still misses, and what staff named besides.
import type { FieldId, KnownLead } from '#core/contract/lead-fields.ts'
import { fieldsAsked } from '#core/flow/walk.ts'
import { incompleteFlow } from './flow.ts'

/** Answered by one input, or one of them decides whether the other is asked: whoever misses one sees all of them. */
const together: readonly (readonly FieldId[])[] = [
  ['generalIndustry', 'industry'],
  ['yearsInBusiness', 'startMonth', 'startYear'],
  ['referral', 'otherReferrer'],
  ['homeAddress', 'homeAddress2', 'homeCity', 'homeState', 'homeZip'],
  ['businessAddress', 'businessAddress2', 'businessCity', 'businessState', 'businessZip'],
]

/** Shown beside a name that is asked: that there is none, and the own writing of one that papers cannot print. */
const beside = [
  { own: 'oneName', names: ['lastName'] },
  { own: 'ownName', names: ['firstName', 'lastName'] },
  { own: 'ownBusinessName', names: ['businessName'] },
] as const satisfies readonly { own: FieldId; names: readonly FieldId[] }[]

const askable: readonly FieldId[] = fieldsAsked(incompleteFlow)

const isOptional = (id: FieldId): boolean =>
  incompleteFlow.steps.some(({ fields = [] }) =>
    fields.some(({ field, required }) => field === id && !required),
  )

/** A consent that was not given may be asked for again; any other answer stands. */
const isAnswered = (id: FieldId, known: KnownLead): boolean =>
  id === 'creditReport' ? known.get(id) === true : known.has(id)

/**
 * The questions to ask, in the flow's order. `missing`: what the wizard misses; `named`: what staff named, asked while no answer stands,
 * and no more once the link has `finished` where it may stay empty.
 */
export function askedFields(
  missing: readonly FieldId[],
  named: readonly FieldId[],
  known: KnownLead,
  finished: boolean,
): FieldId[] {
  const open = named.filter((id) => !isAnswered(id, known) && !(finished && isOptional(id)))
  const wanted = new Set([...missing, ...open])
  for (const group of together) if (group.some((id) => wanted.has(id))) group.forEach((id) => wanted.add(id))
  for (const { own, names } of beside) if (names.some((id) => wanted.has(id))) wanted.add(own)
  return askable.filter((id) => wanted.has(id))
}
