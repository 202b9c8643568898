// Finds what a seal hangs on in a PDF that we wrote: the last table of objects, the catalog, the first page.

/** A PDF that is not laid out as our writer lays it out. */
class ForeignPdf extends Error {
  override readonly name = 'ForeignPdf'
}

export interface PdfPlaces {
  readonly tableAt: number
  /** One more than the highest object number. */
  readonly size: number
  /** '/ID [...]' of the trailer; empty without. */
  readonly id: string
  readonly info: string
  readonly catalog: PdfObject
  readonly firstPage: PdfObject
}

interface PdfObject {
  readonly number: number
  /** The dictionary from '<<' to its '>>'. */
  readonly dictionary: string
}

/** Throws `ForeignPdf` where the file is none of ours, is sealed already, or holds a form. Never fails otherwise, and reads no stream. */
export function placesIn(bytes: Buffer): PdfPlaces {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 64))
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? NaN)
  const text = bytes.toString('latin1', tableAt)
  const table = /^xref\s+0 (\d+)\s+/.exec(text)
  const trailer = /trailer\s*(<<[\s\S]*>>)\s*startxref/.exec(text)?.[1]
  const root = /\/Root (\d+) 0 R/.exec(trailer ?? '')
  if (!table || !trailer || !root || /\/(?:Prev|Encrypt) /.test(trailer))
    throw new ForeignPdf('no table of ours')
  const size = Number(table[1])

  const objectOf = (number: number): PdfObject => {
    const entry = text.slice(table[0].length + number * 20, table[0].length + number * 20 + 20)
    const at = Number(/^(\d{10}) 00000 n/.exec(entry)?.[1] ?? NaN)
    const end = bytes.indexOf('endobj', at)
    const found = new RegExp(`^${number} 0 obj\\s*(<<[\\s\\S]*>>)\\s*$`).exec(
      bytes.toString('latin1', at, end),
    )
    if (!found) throw new ForeignPdf('an object is not where the table says')
    return { number, dictionary: found[1]! }
  }
  const named = (object: PdfObject, pattern: RegExp): number => {
    const found = pattern.exec(object.dictionary)
    if (!found) throw new ForeignPdf('a page is missing')
    return Number(found[1])
  }
  const catalog = objectOf(Number(root[1]))
  const pages = objectOf(named(catalog, /\/Pages (\d+) 0 R/))
  const firstPage = objectOf(named(pages, /\/Kids \[\s*(\d+) 0 R/))
  if (/\/(?:AcroForm|Perms)\b/.test(catalog.dictionary) || firstPage.dictionary.includes('/Annots'))
    throw new ForeignPdf('it holds a form or notes')
  return {
    tableAt,
    size,
    id: /\/ID \[[^\]]*\]/.exec(trailer)?.[0] ?? '',
    info: /\/Info \d+ 0 R/.exec(trailer)?.[0] ?? '',
    catalog,
    firstPage,
  }
}
