// What happened, in words: kinds and codes become sentences, a person's name comes with what they did.
import type { FieldId } from '#core/contract/lead-fields.ts'
import { documentName } from '#core/domain/documents.ts'
import { en as fieldsEn } from '#core/words/lead-fields/en.ts'
import { es as fieldsEs } from '#core/words/lead-fields/es.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { useLanguage } from '#ui/words.tsx'
import { dayName, When } from '../../room/formats.tsx'
import { codeWord, useStaffWords, type StaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'

type Event = Application['events'][number]

/** Details that are codes of our own, and the area of words that names them. */
const areas: Readonly<Record<string, string>> = {
  from: 'stage',
  to: 'stage',
  consent: 'consent',
  purpose: 'link',
  opening: 'openReason',
  template: 'template',
  channel: 'channel',
  request: 'due',
  objection: 'objection',
  why: 'withheld',
  how: 'signedHow',
  file: 'contractFile',
  what: 'labelled',
  word: 'ownersWord',
  beside: 'beside',
  language: 'language',
  causes: 'stoppedFor',
}

/** Lists, and as what each of their entries is told. */
const oneOf = { fields: 'field', causes: 'causes' } as const

function exclusionOrLabel(t: StaffWords, language: Language, label: string): string {
  const exclusion = `exclusion.${label}`
  const text = underwritingText(exclusion, language)
  return text === exclusion ? codeWord(t, 'label', label) : text
}

function valueText(t: StaffWords, language: Language, name: string, value: string | number): string {
  const text = String(value)
  if (name === 'due') return dayName(text, language)
  if (name === 'outcome') return underwritingText(`outcome.${text}`, language)
  if (name === 'says') return exclusionOrLabel(t, language, text)
  if (name === 'field') return pick({ en: fieldsEn, es: fieldsEs }, language)[text as FieldId] ?? text
  if (name === 'kind') {
    const word = codeWord(t, 'document', text)
    return word === text.replaceAll('-', ' ') ? documentName(text) : word
  }
  return areas[name] ? codeWord(t, areas[name], text) : text
}

export function eventText(t: StaffWords, language: Language, event: Event): string {
  const sentence = codeWord(t, 'event', event.kind)
  const values = Object.entries(event.detail).flatMap(([name, value]) =>
    (name === 'fields' || name === 'causes') && Array.isArray(value) && value.length > 0
      ? [[name, value.map((each) => valueText(t, language, oneOf[name], String(each))).join(', ')] as const]
      : typeof value === 'string' || typeof value === 'number'
        ? [[name, valueText(t, language, name, value)] as const]
        : [],
  )
  // A value that an event lacks leaves no gap in braces.
  return fill(sentence, Object.fromEntries(values)).replace(/[:,]? ?\{\w+\}/g, '')
}

/** What somebody wrote stands as a quotation; a code of ours has its words. */
function reasonOf(t: StaffWords, kind: string, reason: string): string {
  if (kind.startsWith('bank-')) return codeWord(t, 'bankReason', reason)
  if (kind.startsWith('message-')) return codeWord(t, 'messageReason', reason)
  return `“${reason}”`
}

/** Who merely looked. */
const looks: readonly string[] = [
  'application-viewed',
  'bank-viewed',
  'business-viewed',
  'affiliate-viewed',
  'file-opened',
]

/** Newest first; `latest`: only so many, and without who merely looked. */
export function Events({
  application,
  latest,
  views = false,
}: {
  /** An application, a business or an affiliate. */
  application: Pick<Application, 'events'>
  latest?: number
  views?: boolean
}) {
  const t = useStaffWords()
  const language = useLanguage()
  const shown = application.events
    .filter(({ kind }) => views || !looks.includes(kind))
    .toReversed()
    .slice(0, latest)
  if (!shown.length) return <p className="muted">{t('noEvents')}</p>
  return (
    <ol className={latest ? 'events latest' : 'events'}>
      {shown.map((event) => (
        <li key={event.id}>
          <When at={event.at} relative={latest !== undefined} />
          <span>
            {eventText(t, language, event)}{' '}
            <span className="muted">
              {event.by ? t('origin.staff', { name: event.by }) : codeWord(t, 'by', event.actor)}
            </span>
            {typeof event.detail.reason === 'string' && (
              <span className="own-line small muted">{reasonOf(t, event.kind, event.detail.reason)}</span>
            )}
            {!latest && event.ip && <span className="xs muted own-line">{event.ip}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
