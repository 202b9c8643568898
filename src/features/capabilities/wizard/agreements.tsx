// Below the first page's button: what is agreed to by going on, each text on a page of its own.
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

export function Agreements() {
  const t = useWords(words)
  const link = (kind: string, text: string) => (
    <a href={`/business/legal/${kind}`} target="_blank" rel="noopener">
      {text}
      <span className="sr"> {t('newWindow')}</span>
    </a>
  )
  return (
    <p className="small muted">
      {t('agreeBefore')} {link('agreement', t('agreement'))} {t('agreeAnd')} {link('e-sign', t('eSign'))}{' '}
      {t('agreePrivacy')} {link('privacy', t('privacy'))}.
    </p>
  )
}
