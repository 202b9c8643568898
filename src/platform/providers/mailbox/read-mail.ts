// A mail as it came becomes what the product asks of it: something returned, an answer, or nothing of ours.
import { createHash } from 'node:crypto'
import { parseMail, type ParsedMail } from './parsed-mail.ts'
import type { ReceivedMail } from './port.ts'
import { replyText } from './reply-text.ts'
import { returnedMail } from './returned.ts'

/** null: it names no mail, reports no failure, or cannot be opened. `raw`: as it came, whole or its beginning. */
export async function readMail(raw: Uint8Array): Promise<ReceivedMail | null> {
  const mail = await parseMail(raw).catch(() => null)
  if (!mail) return null
  const key = createHash('sha256')
    .update(mail.messageId || raw)
    .digest('hex')
  const returned = returnedMail(mail)
  if (returned === 'not-final') return null
  if (returned) return { kind: 'returned', key, ...returned, names: returned.names.map(knownAs) }
  // Receipts and complaints are reports of other kinds.
  if (!mail.names.length || /^multipart\/report/i.test(mail.header('content-type'))) return null
  const { from, subject, attachments } = mail
  const text = replyText(mail.text)
  return {
    kind: 'answer',
    key,
    names: mail.names.map(knownAs),
    from,
    subject: subject.slice(0, 300),
    text,
    attachments,
    automatic: isAutomatic(mail),
  }
}

/** Amazon SES puts an id of its own in place of ours, at a host by region; by its first part alone it is known to whoever sent it. */
const knownAs = (id: string): string =>
  id.replace(/@(?:email|[a-z0-9-]+)\.amazonses\.com>$/i, '@amazonses.com>')

/** RFC 3834, and what those who do not follow it write. */
function isAutomatic({ header, subject }: ParsedMail): boolean {
  const said = header('auto-submitted').trim().toLowerCase()
  return (
    (said !== '' && !/^no\b/.test(said)) ||
    header('return-path').trim() === '<>' ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'list-id'].some((name) => header(name) !== '') ||
    /^(?:auto_reply|bulk|junk|list)$/i.test(header('precedence').trim()) ||
    /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|respuesta autom[aá]tica|fuera de (?:la )?oficina)\b/i.test(
      subject.trim(),
    )
  )
}
