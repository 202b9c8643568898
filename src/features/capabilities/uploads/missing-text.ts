// What is said when a page with uploads cannot go on yet.
import { isOnItsWay, type UploadItem } from '#ui/inputs/use-uploads.ts'

/** Why it cannot go on yet: on its way, not arrived, or not chosen. */
export function missingText(
  items: readonly Pick<UploadItem, 'state'>[],
): 'stillUploading' | 'notArrived' | 'needed' {
  if (items.some(isOnItsWay)) return 'stillUploading'
  // One that arrived and is missing all the same counts for another month.
  return items.some(({ state }) => state === 'failed') ? 'notArrived' : 'needed'
}
