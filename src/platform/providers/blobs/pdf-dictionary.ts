// Reads the top level of one PDF dictionary out of a short text: a single pass without recursion, over what it is given and no further.

export type PdfValue = string | number | Buffer

const DELIMITER = /[\0\t\n\f\r ()<>[\]{}/%]/
const BLANK = /[\0\t\n\f\r ]/

/** Where a word that starts at `from` ends. */
function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && !DELIMITER.test(text[at]!)) at++
  return at
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string in brackets from its '(' on, and the place after it; one that does not end goes to the end of the text. */
function literal(text: string, from: number): [Buffer, number] {
  let out = ''
  let depth = 1
  let at = from + 1
  for (; at < text.length; at++) {
    const char = text[at]!
    if (char === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
      if (octal) out += String.fromCharCode(parseInt(octal, 8) & 255)
      else if (text[at + 1] === '\r' && text[at + 2] === '\n') at++
      else if (text[at + 1] !== '\n' && text[at + 1] !== '\r')
        out += escapes[text[at + 1] ?? ''] ?? text[at + 1] ?? ''
      at += octal ? octal.length : 1
      continue
    }
    if (char === '(') depth++
    if (char === ')' && --depth === 0) break
    out += char
  }
  return [Buffer.from(out, 'latin1'), at + 1]
}

function hex(text: string, from: number): [Buffer, number] {
  const end = text.indexOf('>', from)
  const to = end < 0 ? text.length : end
  const digits = text.slice(from + 1, to).replace(/[^\da-f]/gi, '')
  return [Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex'), to + 1]
}

/** The string, in brackets or as hexadecimal digits, that stands at `from`; null when none does. */
export function stringAt(text: string, from: number): Buffer | null {
  let at = from
  while (at < text.length && BLANK.test(text[at]!)) at++
  if (text[at] === '(') return literal(text, at)[0]
  return text[at] === '<' && text[at + 1] !== '<' ? hex(text, at)[0] : null
}

/**
 * The entries of the dictionary that `text` (latin1) begins with: names without their slash, numbers, strings as bytes. What lies in
 * inner dictionaries and lists is left out; of a reference the first number is kept. Null when no dictionary begins there or it does
 * not end within the text.
 */
export function dictionaryEntries(text: string): ReadonlyMap<string, PdfValue> | null {
  const entries = new Map<string, PdfValue>()
  let key: string | null = null
  let depth = 0
  let at = 0
  const take = (value: PdfValue, isName: boolean) => {
    if (depth !== 1) return
    if (key === null) key = isName ? String(value) : null
    else {
      entries.set(key, value)
      key = null
    }
  }
  while (at < text.length) {
    const char = text[at]!
    const two = text.slice(at, at + 2)
    if (BLANK.test(char)) at++
    else if (char === '%') at += Math.max(1, /^[^\r\n]*/.exec(text.slice(at))![0].length)
    else if (two === '<<' || char === '[') {
      // A list or dictionary as a value: the name before it is used up.
      if (depth === 1) key = null
      depth++
      at += two === '<<' ? 2 : 1
    } else if (two === '>>' || char === ']') {
      depth--
      if (depth <= 0) return entries
      at += two === '>>' ? 2 : 1
    } else if (depth === 0) return null
    else if (char === '(' || char === '<') {
      const [value, end] = char === '(' ? literal(text, at) : hex(text, at)
      take(value, false)
      at = end
    } else if (char === '/') {
      const end = wordEnd(text, at + 1)
      take(text.slice(at + 1, end), true)
      at = end
    } else {
      const end = Math.max(at + 1, wordEnd(text, at))
      const word = text.slice(at, end)
      take(/^[+-]?\d+$/.test(word) ? Number(word) : word, false)
      at = end
    }
  }
  return null
}
