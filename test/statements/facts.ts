// A drawn sheet as what is found on the pages of its PDF: texts, and boxes that edits lay over them, in the order of drawing.
import type { Area, FileFacts, Mark } from '#core/domain/statement-signs/file-facts.ts'
import { widthOf, type Sheet } from './sheet.ts'

const faces: Readonly<Record<string, string>> = {
  body: 'Helvetica',
  bold: 'Helvetica-Bold',
  slanted: 'Helvetica-Oblique',
  edited: 'Times-Roman',
}

/** Of a file that its bank wrote in one go. */
export const factsOf = ({ pages }: Sheet): FileFacts => ({
  producer: 'OpenText Output Transformation Engine',
  creator: '',
  history: [],
  created: '2026-02-02T08:00:00.000Z',
  modified: null,
  updates: [],
  pages: pages.map((cells) => {
    const marks: Mark[] = []
    const areas: Area[] = []
    for (const [at, { text, x, y, size, font, cover }] of cells.entries()) {
      if (!text) continue
      const order = 2 * at
      if (cover !== undefined) {
        const width = Math.max(cover, widthOf(text, size)) + 2
        const box = { x: x - 1, y: y - size, width, height: size * 1.3 }
        areas.push({ kind: 'box', ...box, order, colour: '#ffffff' })
      }
      marks.push({
        text,
        x,
        y,
        width: widthOf(text, size),
        height: size,
        font: faces[font] ?? 'Helvetica',
        spacing: 0,
        colour: '#000000',
        order: order + 1,
        isInvisible: false,
        isNote: false,
        isDrawn: false,
      })
    }
    return { width: 612, height: 792, marks, areas }
  }),
  isCut: false,
})
