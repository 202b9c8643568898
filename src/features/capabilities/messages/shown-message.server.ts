// A message as staff read it: without the links and codes that would let them act as its reader.
import type { KeyRing } from '#platform/keys.ts'
import { openMessage, type MessageRow } from '#platform/store/messages.ts'

/** Links open the application as the applicant, and a code confirms a contact, so neither stands there. */
export function shownMessage(
  keys: KeyRing,
  row: MessageRow,
): {
  /** Of one that came in: from whom. */
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly attachments: number
  /** Of a text: files that came with it, and how many joined the documents; null while that is open. */
  readonly files: number
  readonly taken: number | null
} {
  const content = openMessage(keys, row)
  const shown = (text: string) => {
    const plain = text.replace(/https?:\/\/\S+/g, '[link]')
    return row.template === 'contact-code' ? plain.replace(/\b\d{6}\b/g, '······') : plain
  }
  return {
    to: content.to,
    subject: content.channel === 'email' ? shown(content.subject) : null,
    text: shown(content.channel === 'email' ? content.text : content.body),
    attachments: content.channel === 'email' ? (content.attachments ?? 0) : 0,
    files: content.channel === 'sms' ? (content.media?.length ?? 0) : 0,
    taken: content.channel === 'sms' ? (content.taken ?? null) : null,
  }
}
