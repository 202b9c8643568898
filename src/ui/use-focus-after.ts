// The focus goes where a press led, once that is drawn: what was pressed may be gone with it.
import { useCallback, useEffect, useState } from 'react'
import { focusControl } from './frame/error-summary.tsx'

/** Answers what gives the focus to an id's control, or to the element itself, after the drawing that the same press brings about. */
export function useFocusAfter(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null)
  useEffect(() => {
    if (wanted) focusControl(wanted.id)
  }, [wanted])
  return useCallback((id) => setWanted({ id }), [])
}
