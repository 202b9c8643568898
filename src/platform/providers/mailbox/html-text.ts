// The text of a mail that is HTML alone: what a reader sees, without pictures, links, styles and scripts. In one pass, however it is made.

const LONGEST = 400_000
const HIDDEN = new Set(['script', 'style', 'head', 'title', 'template'])
const COMMENT = '!--'
const BREAKS = new Set(['br', 'p', 'div', 'tr', 'li', 'blockquote', 'h1', 'h2', 'h3', 'ul', 'ol', 'table'])

const NAMED: Readonly<Record<string, string>> = {
  ...{
    nbsp: ' ',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    hellip: '…',
    euro: '€',
    iquest: '¿',
    iexcl: '¡',
  },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—', laquo: '«', raquo: '»' },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', uuml: 'ü' },
  ...{ Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Ntilde: 'Ñ', Uuml: 'Ü' },
}

export function htmlText(html: string): string {
  const [first = '', ...pieces] = html.slice(0, LONGEST).split('<')
  let hidden: string | null = null
  const shown = [first]
  for (const piece of pieces) {
    if (hidden === COMMENT || piece.startsWith(COMMENT)) {
      const end = piece.indexOf('-->')
      hidden = end < 0 ? COMMENT : null
      if (end >= 0) shown.push(piece.slice(end + 3))
      continue
    }
    const [, closes = '', name = ''] = /^(\/?)([a-z][a-z0-9]*)/i.exec(piece) ?? []
    const tag = name.toLowerCase()
    const after = piece.slice(piece.indexOf('>') + 1 || piece.length)
    if (hidden) {
      if (closes && tag === hidden) hidden = null
      else continue
    } else if (HIDDEN.has(tag) && !closes) {
      hidden = tag
      continue
    }
    // What is no tag is text: '3 < 5'.
    if (!tag && !piece.startsWith('!')) shown.push(`<${piece}`)
    else shown.push(BREAKS.has(tag) ? `\n${after.trimStart()}` : after)
  }
  return decoded(shown.join('').replace(/[ \t\r]+/g, ' '))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name: string) => {
    if (name) return NAMED[name] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
