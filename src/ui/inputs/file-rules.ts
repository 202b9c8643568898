// Which files a browser sends at all: format by name, size, and photos that must be turned into JPEG first. The server looks at the content.
import { extensionOf, uploadExtensions } from '#core/domain/documents.ts'
import type { Language } from '#core/words/words.ts'

/** The accept attribute. HEIC is left out on purpose: phones then convert their photos themselves. */
export const acceptedFiles =
  'image/bmp,image/jpeg,image/png,image/gif,application/pdf,' +
  uploadExtensions.map((each) => `.${each}`).join(',')

/** What a camera is asked for. */
export const acceptedPhotos = 'image/jpeg,image/png'

export const isHeic = (file: { name: string; type: string }): boolean =>
  /^(?:heic|heif)$/.test(extensionOf(file.name)) || /^image\/hei[cf]/.test(file.type)

export type FileProblem = 'fileInvalid' | 'fileExtension' | 'fileTooLarge'

/** What is wrong with a file before it is sent, or null. `maxBytes` is inclusive. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  maxBytes: number,
): FileProblem | null {
  if (file.size === 0) return 'fileInvalid'
  if (!isHeic(file) && !uploadExtensions.includes(extensionOf(file.name))) return 'fileExtension'
  return file.size > maxBytes ? 'fileTooLarge' : null
}

/** '840 KB', '2.4 MB'; decimal units, as phones and files show them. */
export function sizeText(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'KB'] : [bytes / 1_000_000, 'MB']
  return `${value.toLocaleString(language === 'es' ? 'es-US' : 'en-US', { maximumFractionDigits: 1 })} ${unit}`
}

/** A photo as JPEG, drawn by the browser; null where the browser cannot open it. */
export async function asJpeg(file: File): Promise<File | null> {
  try {
    const image = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    image.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
    return blob && new File([blob], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: 'image/jpeg' })
  } catch {
    return null
  }
}
