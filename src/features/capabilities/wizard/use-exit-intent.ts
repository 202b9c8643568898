// Notices, once in a visit, that a mouse leaves towards the top edge of the window. One that comes in there, from the tabs, does not leave;
// nobody is held up who types, answers another dialog, or is in the bank's own window.
import { useEffect } from 'react'

const TOP_PX = 5
const TYPING_MS = 3000
/** Pixels; what is lower is no window that somebody works in. */
const FRAME_PX = 99
const SHOWN = 'exit-intent-shown'

export function useExitIntent(onLeave: () => void): void {
  useEffect(() => {
    if (shown()) return
    let wasBelow = false
    let typedAt = -TYPING_MS
    const type = (event: Event) => {
      typedAt = event.timeStamp
    }
    const watch = (event: MouseEvent) => {
      if ('pointerType' in event && event.pointerType !== 'mouse') return
      if (event.clientY > TOP_PX) wasBelow = true
      if (!wasBelow || event.clientY > TOP_PX) return
      if (event.timeStamp - typedAt < TYPING_MS || isBusyElsewhere()) return
      stop()
      shown(true)
      onLeave()
    }
    const stop = () => {
      document.removeEventListener('input', type)
      document.removeEventListener('pointermove', watch)
      document.documentElement.removeEventListener('mouseleave', watch)
    }
    document.addEventListener('input', type)
    document.addEventListener('pointermove', watch)
    document.documentElement.addEventListener('mouseleave', watch)
    return stop
  }, [onLeave])
}

const isBusyElsewhere = () =>
  document.querySelector('dialog[open]') ||
  [...document.querySelectorAll('iframe')].some((frame) => frame.clientHeight > FRAME_PX)

function shown(now = false): boolean {
  try {
    if (now) sessionStorage.setItem(SHOWN, '1')
    return sessionStorage.getItem(SHOWN) !== null
  } catch {
    return false
  }
}
