// The browser's twin of readAnswers: what was typed, by field id, as the wire model. Without the schema library, for the first page's sake.
import { dateOfBirthKind } from '#core/fields/date-of-birth.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { fieldIds, leadFields, type FieldId } from './lead-fields.ts'

/** Texts as inputs hold them; '' empties an optional answer. */
export type TypedAnswers = Readonly<Partial<Record<FieldId, string>>>

const plainPath = (path: string): string => path.replace(/\[.*/, '')

/** What goes on the wire for a text: flags as the spec's '1' and '0', dates of birth as YYYY-MM-DD, everything else as typed. */
function wireText(id: FieldId, text: string, today: IsoDate): string {
  if (id === 'smsConsent') return text === '' ? '0' : '1'
  if (id !== 'dateOfBirth') return text
  const born = dateOfBirthKind.parse(text, { today })
  return born.ok ? born.value : text
}

/** The model's parts for these answers, each under its first wire path. A tax id never goes without the classification that says what it is. */
export function writeModel(
  typed: TypedAnswers,
  fields: readonly FieldId[],
  today: IsoDate,
): Record<string, unknown> {
  const model: Record<string, unknown> = {}
  const wanted = fields.includes('ein') ? [...fields, 'classification' as const] : fields
  for (const id of wanted) {
    const text = typed[id]
    if (text === undefined) continue
    const [first = '', second] = plainPath(leadFields[id].wire[0]!).split('.')
    const value = wireText(id, text, today)
    if (second === undefined) model[first] = value
    else model[first] = { ...(model[first] as object | undefined), [second]: value }
  }
  return model
}

/** The field that a wire path of an error names ('business.tid' is the SSN for a sole proprietor); null for other paths. */
export function fieldOfPath(path: string, soleProprietor: boolean): FieldId | null {
  if (path === 'business.tid') return soleProprietor ? 'ssn' : 'ein'
  const named = (at: (wire: readonly string[]) => readonly string[]) =>
    fieldIds.find((id) => at(leadFields[id].wire).some((wire) => plainPath(wire) === path))
  return named((wire) => wire.slice(0, 1)) ?? named((wire) => wire) ?? null
}
