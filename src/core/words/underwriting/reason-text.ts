// Puts a reason's values into its sentence: the prefix of a value's name tells its unit.
import { formatUsd } from '#core/ground/money.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en as noticeEn } from '../notice/en.ts'
import { es as noticeEs } from '../notice/es.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** The text of a key in a language; an unknown key (an older decision's) is given back as it is. */
export function underwritingText(key: string, language: Language): string {
  const texts: Readonly<Record<string, string>> = pick({ en, es }, language)
  return texts[key] ?? key
}

// The choices of the select lists stand in the data as the specification writes them.
const choicesInSpanish: Readonly<Record<string, string>> = {
  Yes: 'Sí',
  No: 'No',
  'Yes + 20% NL': 'Sí, con pérdida neta de más del 20%',
  'Yes + Past due': 'Sí, con pagos vencidos',
  '1,<1 yr': 'una, hace menos de 1 año',
  '1,2-5 yrs': 'una, hace 2 a 5 años',
  '1,>5 yrs': 'una, hace más de 5 años',
  '2+': 'dos o más',
  '0 to 5': '0 a 5',
  '6+': '6 o más',
  'non-core': 'fuera del grupo principal',
  'another business beside the owner’s name': 'otro negocio junto al nombre del dueño',
  'a name that is like the stated one': 'un nombre parecido al declarado',
  'a person with the owner’s last name': 'a una persona con el apellido del dueño',
  yes: 'sí',
  no: 'no',
}
const choicesInEnglish: Readonly<Record<string, string>> = {
  'Yes + 20% NL': 'yes, with a net loss of more than 20%',
  'Yes + Past due': 'yes, with past-due payments',
  '1,<1 yr': 'one, less than 1 year ago',
  '1,2-5 yrs': 'one, 2 to 5 years ago',
  '1,>5 yrs': 'one, more than 5 years ago',
  '2+': 'two or more',
  '6+': '6 or more',
  'non-core': 'outside the core group',
}

const decimal = (value: number, places: number): string => String(Number(value.toFixed(places)))

function shown(name: string, value: number | string, language: Language): string {
  if (typeof value === 'string' && isDay.test(value)) return value.replace(isDay, '$2/$3/$1')
  if (typeof value === 'string')
    return (language === 'es' ? choicesInSpanish : choicesInEnglish)[value] ?? value
  if (name.startsWith('usd')) return formatUsd(value, { cents: false })
  if (name.startsWith('pct')) return `${decimal(value / 100, 1)}%`
  if (name.startsWith('tenths')) return decimal(value / 10, 1)
  if (name.startsWith('hundredths')) return decimal(value / 100, 1)
  return String(value)
}

/** A day as a number to both languages: '08/28/2026'. */
const isDay = /^(\d{4})-(\d\d)-(\d\d)$/

interface Cause {
  readonly code: string
  readonly values: Readonly<Record<string, number | string>>
}

/** A reason as the notice words it: a sentence without values; null where the notice has none. */
export function noticeSentence(code: string, language: Language): string | null {
  const texts: Readonly<Record<string, string>> = pick({ en: noticeEn, es: noticeEs }, language)
  return Object.hasOwn(texts, code) ? `${texts[code]}.` : null
}

/** What is said where a value is missing; a text of nobody's making loses its placeholders. */
function withoutValues(kind: 'reason' | 'raise', code: string, text: string, language: Language): string {
  const key = `bare.${kind}.${code}`
  const bare = underwritingText(key, language)
  if (bare !== key) return bare
  return (kind === 'reason' ? noticeSentence(code, language) : null) ?? text.replace(/\{\w+\}/g, '…')
}

/**
 * A reason as its owner reads it: what a person must find out is asked, and accuses nobody; all else is the sentence of the reason.
 */
export function ownersReasonText(reason: Cause, language: Language): string {
  const key = `ask.${reason.code}`
  const asked = underwritingText(key, language)
  return asked === key ? reasonText('reason', reason, language) : asked
}

/**
 * The sentence of a reason (`reason.<code>`) or of a step that would raise the amount (`raise.<code>`). Values named usd*
 * are cents, pct* basis points, tenths* and hundredths* such parts of one, others plain. One whose values are not all known is said
 * without any: no placeholder ever reaches a reader.
 */
export function reasonText(kind: 'reason' | 'raise', reason: Cause, language: Language): string {
  const values = Object.entries(reason.values).map(
    ([name, value]) => [name, shown(name, value, language)] as const,
  )
  const text = fill(underwritingText(`${kind}.${reason.code}`, language), Object.fromEntries(values))
  return /\{\w+\}/.test(text) ? withoutValues(kind, reason.code, text, language) : text
}
