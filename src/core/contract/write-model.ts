// The browser's twin of readAnswers: what was typed, by field id, as the wire model. Without the schema library, for the first page's sake.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Field, Fields, Texts } from './field-set.ts'
import type { FieldId } from './lead-fields.ts'

/** Texts of an application's answers. */
export type TypedAnswers = Texts<FieldId>

const plainPath = (path: string): string => path.replace(/\[.*/, '')

/** What goes on the wire for a text: flags as the spec's '1' and '0', dates of birth as YYYY-MM-DD, everything else as typed. */
function wireText({ kind }: Field, text: string, today: IsoDate): string {
  if (kind.name === 'flag') return text === '' ? '0' : '1'
  if (kind.name !== 'date-of-birth') return text
  const born = kind.parse(text, { today })
  return born.ok ? String(born.value) : text
}

/** The model's parts for these answers, each under its first wire path, with what must go along with it. What was not typed is left out. */
export function writeModel<Id extends string>(
  fields: Partial<Fields<Id>>,
  typed: Texts<Id>,
  ids: readonly Id[],
  today: IsoDate,
): Record<string, unknown> {
  const model: Record<string, unknown> = {}
  const along = ids.flatMap((id) => (fields[id]?.along as Id | undefined) ?? [])
  for (const id of new Set([...ids, ...along])) {
    const text = typed[id]
    const field = fields[id]
    if (text === undefined || !field) continue
    const [first = '', second] = plainPath(field.wire[0]!).split('.')
    const value = wireText(field, text, today)
    if (second === undefined) model[first] = value
    else model[first] = { ...(model[first] as object | undefined), [second]: value }
  }
  return model
}

/** The field that a wire path of an error names ('business.tid' is the SSN for a sole proprietor); null for other paths. */
export function fieldOfPath<Id extends string>(
  fields: Partial<Fields<Id>>,
  path: string,
  soleProprietor: boolean,
): Id | null {
  const never = soleProprietor ? '[ein]' : '[sole]'
  const ids = Object.keys(fields) as Id[]
  const named = (at: (wire: readonly string[]) => readonly string[]) =>
    ids.find((id) => at(fields[id]!.wire).some((wire) => plainPath(wire) === path && !wire.endsWith(never)))
  return named((wire) => wire.slice(0, 1)) ?? named((wire) => wire) ?? null
}
