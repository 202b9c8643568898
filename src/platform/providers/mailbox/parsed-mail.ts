// A mail as it came, opened: its head, its text, and its parts by kind.
import PostalMime from 'postal-mime'
import { htmlText } from './html-text.ts'

/** What of it is looked at. */
export interface ParsedMail {
  readonly subject: string
  /** In lower case; '' where there is none. */
  readonly from: string
  readonly messageId: string
  /** What it answers, then what the thread names, newest first. */
  readonly names: readonly string[]
  /** Of HTML where it has nothing else; nothing is loaded. */
  readonly text: string
  readonly attachments: number
  /** The value of a header by its name in lower case; '' where it is not. */
  header(name: string): string
  /** The first part of a kind, as text; null where there is none. */
  part(kind: RegExp): string | null
}

const MOST_NAMES = 20
const ID = /<[^<>\s]{3,250}>/g

/** Throws where it is no mail, or one that was made to be heavy. `raw`: as it came, whole or its beginning. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
  })
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  const idsIn = (value: string): readonly string[] => value.match(ID) ?? []
  const parts = mail.attachments.map(({ mimeType, content }) => ({
    kind: mimeType.toLowerCase(),
    content: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }))
  return {
    subject: mail.subject ?? '',
    from: (mail.from?.address ?? '').toLowerCase(),
    messageId: mail.messageId ?? '',
    names: [
      ...new Set([...idsIn(header('in-reply-to')), ...[...idsIn(header('references'))].toReversed()]),
    ].slice(0, MOST_NAMES),
    text: mail.text?.trim() ? mail.text : htmlText(mail.html ?? ''),
    attachments: mail.attachments.filter(({ related }) => !related).length,
    header,
    part: (kind) => parts.find((each) => kind.test(each.kind))?.content ?? null,
  }
}
