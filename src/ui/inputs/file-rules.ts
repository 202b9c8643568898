// Which files a browser sends at all: format by name, size, and photos that must be turned into JPEG first. The server looks at the content.
import { extensionOf, extensionsFor, uploadExtensions } from '#core/domain/documents.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'

/** The accept attribute for a document of a kind. HEIC is left out on purpose: phones then convert their photos themselves. */
export const acceptedFiles = (kind: string): string =>
  'image/bmp,image/jpeg,image/png,image/gif,application/pdf,' +
  extensionsFor(kind)
    .map((each) => `.${each}`)
    .join(',')

/** What a camera is asked for. */
export const acceptedPhotos = 'image/jpeg,image/png'

export const isHeic = (file: { name: string; type: string }): boolean =>
  /^(?:heic|heif)$/.test(extensionOf(file.name)) || /^image\/hei[cf]/.test(file.type)

export type FileProblem = 'fileInvalid' | 'fileExtension' | 'fileExtensionOfStatements' | 'fileTooLarge'

export const isPicture = (file: { name: string; type: string }): boolean =>
  /^image\//.test(file.type) || isHeic(file)

/** What is wrong with a file before it is sent as a document of a kind, or null. `maxBytes` is inclusive; a photo beyond it is made smaller, not refused. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  maxBytes: number,
  kind: string,
): FileProblem | null {
  if (file.size === 0) return 'fileInvalid'
  const extensions = extensionsFor(kind)
  if (!isHeic(file) && !extensions.includes(extensionOf(file.name)))
    return extensions === uploadExtensions ? 'fileExtension' : 'fileExtensionOfStatements'
  return file.size > maxBytes && !isPicture(file) ? 'fileTooLarge' : null
}

/** '840 KB', '2.4 MB'; decimal units, as phones and files show them. */
export function sizeText(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'KB'] : [bytes / 1_000_000, 'MB']
  return `${value.toLocaleString(language === 'es' ? 'es-US' : 'en-US', { maximumFractionDigits: 1 })} ${unit}`
}

/** The longer side of a photo that was redrawn, in points: print stays readable, and the file small. */
const DRAWN_SIDE = 2600

/** A photo as JPEG, upright, drawn by the browser; null where the browser cannot open it. */
async function asJpeg(file: File): Promise<File | null> {
  try {
    const image = await createImageBitmap(file)
    const scale = Math.min(1, DRAWN_SIDE / Math.max(image.width, image.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width * scale)
    canvas.height = Math.round(image.height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88))
    return blob && new File([blob], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: 'image/jpeg' })
  } catch {
    return null
  }
}

/** What is sent of a document's pages: as they are, but HEIC, photos that are too large and the pages of several as JPEG. */
export async function prepared(
  pages: readonly File[],
  maxBytes: number,
): Promise<Outcome<readonly File[], FileProblem | 'fileHeic'>> {
  const ready: File[] = []
  for (const page of pages) {
    const draw = isHeic(page) || (isPicture(page) && (pages.length > 1 || page.size > maxBytes))
    const file = draw ? await asJpeg(page) : page
    if (file && file.size <= maxBytes) ready.push(file)
    else return refused(isHeic(page) ? 'fileHeic' : page.size > maxBytes ? 'fileTooLarge' : 'fileInvalid')
  }
  return ok(ready)
}
