// What people write in place of a field's own form: dates and amounts in words, states by name, numbers as contacts hold them. Browsers fetch it when it is needed.
import { stateNamed } from '#core/codes/state-names.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { amountIn } from './amounts-in-text.ts'
import { birthDateIn } from './dates-in-text.ts'
import { plainSigns } from './digits.ts'
import type { FieldError, FieldKind, FieldOptions } from './field-kind.ts'
import { MOST_OF_FIGURES } from './figure-kind.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { withoutMarks } from './marks.ts'
import { monthNamed } from './month-names.ts'
import { answerIn, businessNameIn, mailboxOrder, zipBehindState } from './named-answers.ts'

type Reader = (text: string, today: IsoDate | undefined) => string | null

/** 'tel:+1-207-555-0142', 'sms:+12075550142', 'TEL;TYPE=CELL:(207) 555-0142'. */
const withoutLink = (text: string): string => text.replace(/^(?:(?:tel|sms|callto)[\w;=,"]*: ?)+/i, '')

const readers: Readonly<Record<string, Reader>> = {
  currency: (text) => amountIn(text, false),
  'funding-needed': (text) => amountIn(text, false),
  'renewal-funding': (text) => amountIn(text, false),
  'monthly-sales': (text) => amountIn(text, true),
  'date-of-birth': (text, today) =>
    today ? (birthDateIn(text, today) ?? birthDateIn(answerIn('date-of-birth', text) ?? '', today)) : null,
  month: (text) => String(monthNamed(text) || ''),
  phone: (text) => answerIn('phone', withoutLink(text)) ?? withoutLink(text),
  state: stateNamed,
  zip: (text) => answerIn('zip', text) ?? zipBehindState(text),
  street: mailboxOrder,
}

/** The text in the form that its kind reads, where it can be meant in one way only; otherwise the text itself. */
export function understood(kind: Pick<FieldKind<unknown>, 'name'>, text: string, today?: IsoDate): string {
  if (text.length > MOST_OF_FIGURES) return text
  // A name is kept in its own signs.
  if (kind.name === 'business-name') return businessNameIn(text)
  const plain = plainSigns(withoutMarks(text)).trim()
  const reader = Object.hasOwn(readers, kind.name) ? readers[kind.name] : undefined
  return (reader ? reader(plain, today) : answerIn(kind.name, plain)) || text
}

/** The value of a text in the field's own form or in another that can be read; where neither can, why the field refuses it. */
export function readText<V>(
  kind: Pick<FieldKind<V>, 'name' | 'late' | 'parse'>,
  text: string,
  options?: FieldOptions,
): Outcome<V, FieldError> {
  const read = kind.parse(text, options)
  if (read.ok || !kind.late) return read
  const meant = understood(kind, text, options?.today)
  return meant === text ? read : kind.parse(meant, options)
}
