// The staff room's language: the page's own at first, switched in place, remembered in the cookie that the server reads.
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import type { Language } from '#core/words/words.ts'
import { LanguageProvider, useLanguage } from '#ui/words.tsx'

const SetLanguage = createContext<(language: Language) => void>(() => {})
export const useSetLanguage = () => useContext(SetLanguage)

export function StaffLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(useLanguage())
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choose = (chosen: Language) => {
    document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`
    // Before the next call, which takes its language from the page.
    document.documentElement.lang = chosen
    setLanguage(chosen)
  }
  return (
    <SetLanguage value={choose}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </SetLanguage>
  )
}
