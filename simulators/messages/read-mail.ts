// Reads an e-mail as it came over the wire: subject, sender, text part, HTML part.
import PostalMime from 'postal-mime'

interface ReadMail {
  readonly subject: string
  /** 'Name <address>', or the address alone. */
  readonly from: string
  /** In angle brackets; empty where the mail has none. */
  readonly messageId: string
  readonly text: string
  readonly html: string | null
  /** Each header by its name in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd()

/** `raw` is the DATA of the SMTP session, dots unstuffed, one character a byte (latin1). */
export async function readMail(raw: string): Promise<ReadMail> {
  const {
    subject = '',
    from,
    messageId = '',
    text = '',
    html,
    headers,
  } = await PostalMime.parse(Buffer.from(raw, 'latin1'))
  const address = from?.address ?? ''
  return {
    subject,
    from: from?.name ? `${from.name} <${address}>` : address,
    messageId,
    text: plain(text),
    html: html === undefined ? null : plain(html),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }
}
