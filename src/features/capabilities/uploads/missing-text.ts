// What is said when a page with uploads cannot go on yet.
import type { UploadItem } from '#ui/inputs/use-uploads.ts'

/** Why it cannot go on yet: on its way, not arrived, or not chosen. */
export function missingText(
  items: readonly Pick<UploadItem, 'state'>[],
): 'stillUploading' | 'notArrived' | 'needed' {
  if (items.some(({ state }) => state === 'uploading' || state === 'waiting')) return 'stillUploading'
  return items.length > 0 ? 'notArrived' : 'needed'
}
