// The tool's inputs one by one, each with its value and where it comes from: specification 3's calculation fields.
import type { ModelInputs } from '../underwriting.ts'
import type { ToolChanges } from './tool-changes.ts'

/** bank = linked accounts; credit = a bureau's report; stated = the owner's answers; hand = typed in the tool. */
type FieldSource = 'bank' | 'credit' | 'stated' | 'hand'

/** The names of specification 3, section 3, as on the wire. */
const calcFieldNames = [
  'tib',
  'industry',
  'tr',
  'cc',
  'online',
  'home_owner',
  'bk',
  'liens',
  'revolving',
  'ficos',
  'payoff',
  'trucks',
] as const
export type CalcFieldName = (typeof calcFieldNames)[number]

/** One field; null = not known, and then without a source. */
export interface CalcField {
  readonly name: CalcFieldName
  readonly value: string | number | boolean | readonly number[] | null
  readonly source: FieldSource | null
}

/** Which input of the model a field is. */
const inputOf = {
  tib: 'timeInBusinessMonths',
  industry: 'industry',
  tr: 'taxReturns',
  cc: 'commercialCredit',
  online: 'onlinePresence',
  home_owner: 'homeOwner',
  bk: 'bankruptcies',
  liens: 'liens',
  revolving: 'revolving',
  ficos: 'ficos',
  payoff: 'payoff',
  trucks: 'trucks',
} as const satisfies Record<CalcFieldName, keyof ToolChanges & keyof ModelInputs>

/** Months as years with one decimal, as the form shows them. */
export const yearsOf = (months: number): number => Math.round(months / 1.2) / 10

/** `inputs`: as the sources have them; `changes`: what was said by hand in their place. */
export function calcFields(inputs: ModelInputs, changes: ToolChanges): CalcField[] {
  return calcFieldNames.map((name): CalcField => {
    const input = inputOf[name]
    const byHand = changes[input]
    if (byHand !== undefined) return { name, value: shown(input, byHand), source: 'hand' }
    const value = inputs[input]
    if (value === undefined) return { name, value: null, source: null }
    return { name, value: shown(input, value), source: sourceOf(name, inputs) }
  })
}

function shown(input: (typeof inputOf)[CalcFieldName], value: unknown): CalcField['value'] {
  if (input === 'timeInBusinessMonths') return yearsOf(value as number)
  if (input !== 'ficos') return value as CalcField['value']
  return (value as readonly (number | { readonly score: number })[]).map((each) =>
    typeof each === 'number' ? each : each.score,
  )
}

/** Nobody is asked about bankruptcies and revolving credit: what is known of them is a bureau's. */
const sourceOf = (name: CalcFieldName, { ficos }: ModelInputs): FieldSource =>
  name === 'bk' ||
  name === 'revolving' ||
  (name === 'ficos' && ficos?.some(({ source }) => source === 'bureau'))
    ? 'credit'
    : 'stated'
