// Whether list and detail stand one after the other (a phone) instead of side by side.
import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(max-width: 62rem)')

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = query()
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => query().matches,
    () => false,
  )
