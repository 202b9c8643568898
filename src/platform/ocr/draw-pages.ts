// Draws the pages of a PDF as grey pictures, whatever they are made of. Only in a process for foreign bytes.
import type { Grey } from './grey.ts'
import { pdfium } from './pdfium.ts'

/** The longer side of a page's picture: US letter at 300 dots an inch. */
const LONGER_SIDE = 3_300

export interface DrawnPage {
  readonly grey: Grey
  /** Points of the picture to a point of the page (1/72 inch). */
  readonly scale: number
}

interface DrawablePdf {
  readonly pages: number
  /** From 1; `longerSide` in points of the picture. Throws where there is no such page. */
  draw(page: number, longerSide?: number): Promise<DrawnPage>
  /** Its memory is its own until then. */
  close(): void
}

/** Throws where the bytes are no PDF that can be opened, also for want of a password. */
export async function openPdf(bytes: Uint8Array): Promise<DrawablePdf> {
  const { library } = await pdfium()
  const file = await library.loadDocument(bytes)
  return {
    pages: file.getPageCount(),
    draw: async (number, longerSide = LONGER_SIDE) => {
      const page = file.getPage(number - 1)
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const scale = longerSide / Math.max(originalWidth, originalHeight, 1)
      const { data, width, height } = await page.render({ scale, colorSpace: 'Gray', render: 'bitmap' })
      return { grey: { width, height, at: data }, scale }
    },
    close: () => file.destroy(),
  }
}
