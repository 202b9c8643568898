// One page of a file that strangers uploaded as a picture to look at: a PDF's page, or a photo.
import { greyPng } from '../paper/grey-png.ts'
import { isOutOfMemory } from '../threads/out-of-memory.ts'
import { openPdf } from './draw-pages.ts'
import { isBlank, turned } from './grey.ts'
import { flattened, straightened } from './read-picture.ts'
import { asPdf } from './read-scanned-page.ts'

export interface PageToDraw {
  readonly bytes: Uint8Array
  readonly mime: string
  /** From 1. */
  readonly page: number
  /** It was read of its picture: drawn as it was straightened for that, so that the places of its lines fit. */
  readonly isSeen: boolean
  /** And turned, since it lay upside down. */
  readonly isTurned: boolean
}

export interface PagePicture {
  /** Of the file. */
  readonly pages: number
  /** Of the page, in points (1/72 inch). */
  readonly width: number
  readonly height: number
  readonly png: Uint8Array
}

/** Two dots for each point of a page of US letter. */
const LONGER_SIDE = 1_584

/** Null where the file has no such page, or it cannot be drawn. Throws where memory ends. */
export async function drawPage({
  bytes,
  mime,
  page,
  isSeen,
  isTurned,
}: PageToDraw): Promise<PagePicture | null> {
  try {
    const pdf = await asPdf(bytes, mime)
    if (!pdf) return null
    const file = await openPdf(pdf)
    try {
      if (page > file.pages) return null
      const { grey, scale } = await file.draw(page, LONGER_SIDE)
      const flat = isSeen ? flattened(grey) : grey
      const level = isSeen && !isBlank(flat) ? straightened(flat) : flat
      const shown = isTurned ? turned(level, 2) : level
      return {
        pages: file.pages,
        width: shown.width / scale,
        height: shown.height / scale,
        png: greyPng(shown),
      }
    } finally {
      file.close()
    }
  } catch (error) {
    if (isOutOfMemory(error)) throw error
    return null
  }
}
