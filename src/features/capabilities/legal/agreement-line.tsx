// Below the button of a first page: what is agreed to by going on. Its consents are stored with that save.
import { en } from '#core/words/agreement/en.ts'
import { es } from '#core/words/agreement/es.ts'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

export function AgreementLine() {
  const t = useWords(words)
  const link = (kind: string, text: string) => (
    <a href={`/business/legal/${kind}`} target="_blank" rel="noopener">
      {text}
      <span className="sr"> {t('newWindow')}</span>
    </a>
  )
  return (
    <p className="small muted">
      {t('before')} {link('agreement', t('agreement'))} {t('and')} {link('e-sign', t('eSign'))} {t('confirm')}{' '}
      {link('privacy', t('privacy'))}.
    </p>
  )
}
