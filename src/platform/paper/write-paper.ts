// Writes a paper as a tagged PDF: one pass over its blocks, in the order in which they are read.
import type { Block, Paper, SignaturePlace } from '#core/paper/paper.ts'
import { drawGrid, gridToKeep } from './draw-grid.ts'
import { drawImage, drawSignature } from './draw-places.ts'
import { drawTable } from './draw-table.ts'
import {
  drawFacts,
  drawFigure,
  drawHeading,
  drawList,
  drawNote,
  drawParagraph,
  drawTitle,
} from './draw-text.ts'
import { openSheet, type Sheet } from './sheet.ts'

export interface WrittenPaper {
  readonly bytes: Uint8Array
  readonly pages: number
  readonly places: readonly SignaturePlace[]
}

/** The same paper made at the same moment is the same bytes. */
export function writePaper(paper: Paper, madeAt: Date): WrittenPaper {
  const sheet = openSheet(paper, madeAt)
  const places: SignaturePlace[] = []
  drawTitle(sheet, paper.title)
  const contents = bookmarks(sheet, paper.title)
  for (const [at, block] of paper.blocks.entries()) {
    const place = drawBlock(sheet, block, { paper, next: paper.blocks[at + 1] })
    if (place) places.push(place)
    // After it is drawn: only then its page is known.
    if (block.block === 'heading') contents(block.level, block.text)
  }
  const pages = sheet.pageNumber()
  return { bytes: sheet.finish(), pages, places }
}

interface Around {
  readonly paper: Paper
  /** The block that follows. */
  readonly next: Block | undefined
}

function drawBlock(
  sheet: Sheet,
  block: Block,
  { paper: { language }, next }: Around,
): SignaturePlace | undefined {
  switch (block.block) {
    case 'heading':
      return void drawHeading(
        sheet,
        block,
        next?.block === 'facts' && next.columns ? gridToKeep(sheet, next, language) : 0,
      )
    case 'paragraph':
      return void drawParagraph(sheet, block)
    case 'list':
      return void drawList(sheet, block)
    case 'facts':
      return void (block.columns ? drawGrid(sheet, block, language) : drawFacts(sheet, block, language))
    case 'table':
      return void drawTable(sheet, block, language)
    case 'figure':
      return void drawFigure(sheet, block, language)
    case 'note':
      return void drawNote(sheet, block)
    case 'signature':
      return drawSignature(sheet, block, language)
    case 'page-break':
      return void sheet.newPage()
    case 'image':
      return void drawImage(sheet, block)
  }
}

/** The bookmarks that a reader's window lists: the title, below it the headings, below them theirs. */
function bookmarks(sheet: Sheet, title: string): (level: 2 | 3, text: string) => void {
  const root = sheet.doc.outline.addItem(title, { expanded: true })
  let last = root
  return (level, text) => {
    const item = (level === 2 ? root : last).addItem(text, { expanded: false })
    if (level === 2) last = item
  }
}
