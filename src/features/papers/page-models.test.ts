// Every kind of paper as it is on its pages: each piece of text with its box, read back from the PDF and held against the approved one.
import { expect, test } from 'vitest'
import { writePaper } from '#platform/paper/write-paper.ts'
import { askTool, hasTool } from '../../../test/pdf-tools.ts'
import { samplePapers } from '../../../test/sample-papers.ts'
import { composePaper, type PaperName } from './papers.ts'

const kinds = (Object.keys(samplePapers) as PaperName[]).flatMap((name) =>
  (['en', 'es'] as const).map((language) => [name, language] as const),
)
const kept = new Map<string, Uint8Array>()
/** Written once, and read by each of the readers below. */
function written(name: PaperName, language: 'en' | 'es'): Uint8Array {
  const paper = `${name} ${language}`
  const bytes =
    kept.get(paper) ??
    writePaper(composePaper(name, samplePapers[name] as never, language), new Date(0)).bytes
  kept.set(paper, bytes)
  return bytes
}

interface Piece {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
}

/** A line for each piece of text: left and lower edge, width, all in whole points from the page's lower left corner. */
async function modelOf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const lines: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const [, , width = 0, height = 0] = page.view
    lines.push(`page ${number}, ${width} x ${height}`)
    const { items } = (await page.getTextContent()) as { items: (Piece | { readonly str?: never })[] }
    for (const item of items) {
      if (!item.str?.trim()) continue
      const [, , , , x = NaN, y = NaN] = item.transform
      lines.push(
        `${[x, y, item.width].map((at) => String(Math.round(at)).padStart(4)).join('')}  ${item.str}`,
      )
    }
  }
  return `${lines.join('\n')}\n`
}

test.each(kinds)('%s, %s: as approved', async (name, language) => {
  const model = await modelOf(written(name, language))
  // Nothing stands outside of the page.
  for (const [, x, y, width] of model.matchAll(/^ *(-?\d+) *(-?\d+) *(\d+) {2}/gm)) {
    expect([Number(x) >= 0, Number(y) >= 0, Number(x) + Number(width) <= 612]).toEqual([true, true, true])
  }
  await expect(model).toMatchFileSnapshot(`page-models/${name}.${language}.txt`)
})

test.skipIf(!hasTool('pdffonts')).each(kinds)(
  '%s, %s: tagged, titled, its fonts embedded; sound by another reader',
  (name, language) => {
    const bytes = written(name, language)
    const info = askTool('pdfinfo', bytes)
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toMatch(/Title:\s+\S/)
    expect(info).toMatch(/Page size:\s+612 x 792 pts \(letter\)/)
    for (const font of askTool('pdffonts', bytes).trim().split('\n').slice(2))
      expect(font).toMatch(/yes yes yes/)
    const structure = askTool('pdfinfo', bytes, ['-struct-text'])
    expect(structure).toMatch(/^ *H1/m)
    expect(structure).not.toMatch(/Syntax (?:Error|Warning)/)
  },
)

test.skipIf(!hasTool('qpdf')).each(kinds)('%s, %s: qpdf finds no fault', (name, language) => {
  expect(askTool('qpdf', written(name, language), ['--check'])).toContain(
    'No syntax or stream encoding errors found',
  )
})
