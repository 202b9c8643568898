// What was found in one file of statements, and what is asked for because of it.
import { useLanguage, useWords } from '#ui/words.tsx'
import { askedTexts, foundTexts } from './found-text.ts'
import * as words from './found-words.ts'
import type { ToldFile } from './told.ts'

export function FileFound({ told }: { readonly told: ToldFile }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <>
      {foundTexts(t, language, told).map((text) => (
        <p key={text} className="small found">
          {text}
        </p>
      ))}
      {askedTexts(t, language, told).map((text) => (
        <p key={text} className="small advice">
          {text}
        </p>
      ))}
    </>
  )
}
