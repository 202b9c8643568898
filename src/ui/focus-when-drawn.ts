// Gives the focus to a field of a page that is about to be shown: after its heading has had it.
import { focusField } from './frame/error-summary.tsx'

/** Frames until it is given up: a page that has to be fetched comes without. */
const MOST_FRAMES = 120

export function focusWhenDrawn(id: string, frames = 0): void {
  requestAnimationFrame(() => {
    const drawn = document.getElementById(id) ?? document.querySelector(`[name="${id}"]`)
    if (drawn && frames > 1) focusField(id)
    else if (frames < MOST_FRAMES) focusWhenDrawn(id, frames + 1)
  })
}
