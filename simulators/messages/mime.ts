// Reads an e-mail as it came over the wire: headers, text part, HTML part.

export interface ReadMail {
  readonly subject: string
  readonly from: string
  readonly to: string
  readonly messageId: string
  readonly text: string
  readonly html: string | null
}

interface Part {
  readonly header: (name: string) => string
  readonly body: string
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const head = end < 0 ? raw : raw.slice(0, end)
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { header: (name) => headers.get(name) ?? '', body: end < 0 ? '' : raw.slice(end + 4) }
}

const fromQuoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )

/** '=?UTF-8?Q?Hola_Mar=C3=ADa?=' -> 'Hola María'. */
const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?[^?]+\?([QB])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      (way.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : fromQuoted(text.replaceAll('_', ' '))
      ).toString('latin1'),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))

function bodyOf({ header, body }: Part): string {
  const way = header('content-transfer-encoding').toLowerCase()
  const bytes =
    way === 'base64'
      ? Buffer.from(body, 'base64')
      : way === 'quoted-printable'
        ? fromQuoted(body)
        : Buffer.from(body, 'latin1')
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd()
}

/** The leaves of a (nested) multipart message. */
function leaves(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.header('content-type'))?.[1]
  if (!boundary) return [part]
  return `\r\n${part.body}`
    .split(`\r\n--${boundary}`)
    .slice(1)
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => leaves(partOf(piece.replace(/^\s*\r\n/, ''))))
}

/** `raw` is the DATA of the SMTP session, dots unstuffed, one character a byte (latin1). */
export function readMail(raw: string): ReadMail {
  const mail = partOf(raw)
  const parts = leaves(mail)
  const find = (type: string) =>
    parts.find((part) => part.header('content-type').toLowerCase().startsWith(type))
  const text = find('text/plain') ?? parts.find((part) => part.header('content-type') === '')
  const html = find('text/html')
  return {
    subject: decodeWords(mail.header('subject')),
    from: decodeWords(mail.header('from')),
    to: decodeWords(mail.header('to')),
    messageId: mail.header('message-id'),
    text: text ? bodyOf(text) : '',
    html: html ? bodyOf(html) : null,
  }
}
