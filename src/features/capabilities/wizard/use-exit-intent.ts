// Notices, once in a visit, that a mouse leaves towards the top edge of the window. One that comes in there, from the tabs, does not leave.
import { useEffect } from 'react'

const TOP_PX = 5
const SHOWN = 'exit-intent-shown'

export function useExitIntent(wanted: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!wanted || shown()) return
    let wasBelow = false
    const watch = (event: MouseEvent) => {
      if ('pointerType' in event && event.pointerType !== 'mouse') return
      if (event.clientY > TOP_PX) wasBelow = true
      if (!wasBelow || event.clientY > TOP_PX) return
      stop()
      shown(true)
      onLeave()
    }
    const stop = () => {
      document.removeEventListener('pointermove', watch)
      document.documentElement.removeEventListener('mouseleave', watch)
    }
    document.addEventListener('pointermove', watch)
    document.documentElement.addEventListener('mouseleave', watch)
    return stop
  }, [wanted, onLeave])
}

function shown(now = false): boolean {
  try {
    if (now) sessionStorage.setItem(SHOWN, '1')
    return sessionStorage.getItem(SHOWN) !== null
  } catch {
    return false
  }
}
