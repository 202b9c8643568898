// What the server wrote on a signer's page follows the page's language: after a switch it is asked for again.
import { useEffect, useRef } from 'react'
import { useLanguage } from '#ui/words.tsx'

export function useInLanguage(refresh: () => void, onSwitch?: () => void): void {
  const language = useLanguage()
  const asked = useRef(language)
  const switched = useRef(onSwitch)
  switched.current = onSwitch
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    switched.current?.()
    refresh()
  }, [language, refresh])
}
