// Files that are dropped on a field, or anywhere on its page.
import { useEffect, useEffectEvent, useState } from 'react'

/** Takes what is dropped on the field, or anywhere on the page; tells whether something hangs over it. */
export function useDropping(
  id: string,
  wholePage: boolean,
  onFiles: (files: Iterable<File>) => void,
): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const place = wholePage ? window : document.getElementById(id)
    if (!place) return
    const drag = (event: Event) => {
      if (!(event as DragEvent).dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(event.type === 'dragover')
    }
    const leave = (event: Event) => {
      // Also sent on the way from one part of the page to the next.
      if (!(event as DragEvent).relatedTarget) setOver(false)
    }
    const drop = (event: Event) => {
      drag(event)
      take((event as DragEvent).dataTransfer?.files ?? [])
    }
    place.addEventListener('dragover', drag)
    place.addEventListener('dragleave', leave)
    place.addEventListener('drop', drop)
    return () => {
      place.removeEventListener('dragover', drag)
      place.removeEventListener('dragleave', leave)
      place.removeEventListener('drop', drop)
    }
  }, [id, wholePage])
  return over
}
