// Finds how a PDF is encrypted without opening it: the mark in its trailer, the dictionary it names, the file's id. Bounded in time.
import { dictionaryEntries, stringAt, type PdfValue } from './pdf-dictionary.ts'
import type { StandardHandler } from './pdf-password.ts'

/** none = not encrypted; other = by a handler that is not the standard one; broken = marked, and what the mark names is not there. */
type Encryption = 'none' | 'other' | 'broken' | StandardHandler

/** An honest file names its dictionary once per trailer; a file of nothing but marks must not be searched for ever. */
const MOST_MARKS = 64
/** Far more than the longest encryption dictionary or trailer takes, in bytes. */
const WINDOW = 8_192
const MARK = '/Encrypt'

/** The dictionaries that name /Encrypt (trailer, cross-reference stream) and the one it names are never compressed or encrypted. */
export function encryptionOf(all: Buffer): Encryption {
  const mark = markOf(all)
  if (!mark) return 'none'
  const text = mark.object ? objectText(all, mark.object) : textAt(all, mark.dictionary)
  const entries = text === null ? null : dictionaryEntries(text)
  return entries ? handlerOf(entries, idNear(all, mark.at)) : 'broken'
}

interface Mark {
  readonly at: number
  /** '4 0' of '/Encrypt 4 0 R'; null when the dictionary stands in place. */
  readonly object: string | null
  readonly dictionary: number
}

/** From the end: what was written last is what counts. */
function markOf(all: Buffer): Mark | null {
  let at = all.lastIndexOf(MARK)
  for (let tried = 0; at >= 0 && tried < MOST_MARKS; tried++) {
    const after = all.toString('latin1', at, at + 64)
    const object = /^\/Encrypt\s{0,16}(\d{1,10})\s{1,16}(\d{1,5})\s{1,16}R/.exec(after)
    if (object) return { at, object: `${Number(object[1])} ${Number(object[2])}`, dictionary: -1 }
    const place = /^\/Encrypt\s{0,16}<</.exec(after)
    if (place) return { at, object: null, dictionary: at + place[0].length - 2 }
    at = at > 0 ? all.lastIndexOf(MARK, at - 1) : -1
  }
  return null
}

const textAt = (all: Buffer, at: number): string => all.toString('latin1', at, at + WINDOW)

/** What follows '4 0 obj', of the last such object. */
export function objectText(all: Buffer, object: string): string | null {
  const head = `${object} obj`
  let at = all.lastIndexOf(head)
  for (let tried = 0; at >= 0 && tried < MOST_MARKS; tried++) {
    // '14 0 obj' is another object.
    const before = at > 0 ? all.toString('latin1', at - 1, at) : '\n'
    if (!/\d/.test(before)) return textAt(all, at + head.length)
    at = at > 0 ? all.lastIndexOf(head, at - 1) : -1
  }
  return null
}

/** The first half of the /ID that stands nearest to the mark, in the same dictionary; empty when there is none. */
function idNear(all: Buffer, mark: number): Buffer {
  const from = Math.max(0, mark - WINDOW)
  const text = all.toString('latin1', from, mark + WINDOW)
  const found = [...text.matchAll(/\/ID\s{0,16}\[/g)].map(({ index, 0: { length } }) => ({
    distance: Math.abs(index + from - mark),
    value: index + length,
  }))
  found.sort((a, b) => a.distance - b.distance)
  return (found[0] && stringAt(text, found[0].value)) ?? Buffer.alloc(0)
}

function handlerOf(entries: ReadonlyMap<string, PdfValue>, id: Buffer): Encryption {
  const number = (name: string) => {
    const value = entries.get(name)
    return typeof value === 'number' ? value : undefined
  }
  const bytes = (name: string) => {
    const value = entries.get(name)
    return Buffer.isBuffer(value) ? value : null
  }
  if (entries.get('Filter') !== 'Standard') return 'other'
  const [owner, user, revision] = [bytes('O'), bytes('U'), number('R')]
  if (!owner || !user || revision === undefined) return 'broken'
  return {
    revision,
    bits: number('Length'),
    owner,
    user,
    permissions: number('P') ?? 0,
    encryptsMetadata: entries.get('EncryptMetadata') !== 'false',
    id,
  }
}
