// A photo of a document for browser tests, drawn by the browser itself: a page with print on a table, sharp or not, as a camera tells it.
import type { Page } from 'playwright-core'

interface Shot {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** `mark`: makes it another picture. */
export async function shoot(page: Page, mark: string, { blurred = false } = {}): Promise<Shot> {
  const data = await page.evaluate(
    ([text, blur]) => {
      const canvas = document.createElement('canvas')
      canvas.width = 900
      canvas.height = 1200
      const context = canvas.getContext('2d')!
      context.filter = blur ? 'blur(7px)' : 'none'
      context.fillStyle = '#463c32'
      context.fillRect(-50, -50, 1000, 1300)
      context.fillStyle = '#dcdad4'
      context.fillRect(90, 110, 720, 980)
      context.fillStyle = '#2a2a2c'
      context.font = '22px sans-serif'
      for (let line = 0; line < 30; line++)
        context.fillText(`${text} ${line} Statement of account 00${line}`, 130, 170 + line * 30)
      return canvas.toDataURL('image/jpeg', 0.92).split(',')[1]!
    },
    [mark, blurred] as const,
  )
  return { name: `${mark}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') }
}
