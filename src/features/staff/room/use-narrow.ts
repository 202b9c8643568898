// How much room there is: list and detail one after the other instead of side by side, and a phone's one column.
import { useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Whether list and detail stand one after the other. */
export const useNarrow = (): boolean => useMedia('(max-width: 62rem)')

/** Whether buttons beside each other would run over several rows. */
export const usePhone = (): boolean => useMedia('(max-width: 40rem)')
