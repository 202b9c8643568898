// Asks about an e-mail address that is one slip away from a big provider's, once its field is left; one press corrects it, and nobody is stopped.
import { useEffect, useState } from 'react'
import { mailMeant } from '#core/domain/mail-typo.ts'
import { en } from '#core/words/mail-typo/en.ts'
import { es } from '#core/words/mail-typo/es.ts'
import { afterPress } from '../after-press.ts'
import { Button } from '../frame/button.tsx'
import { useWords } from '../words.tsx'

const words = { en, es }

interface MailTypoProps {
  /** The input's. */
  readonly id: string
  readonly value: string
  readonly onChange: (text: string) => void
}

export function MailTypo({ id, value, onChange }: MailTypoProps) {
  const t = useWords(words)
  const [left, setLeft] = useState(() => document.activeElement?.id !== id)
  useEffect(() => {
    const input = document.getElementById(id)
    // Between a press and its release the question would move the button that is pressed.
    const leave = () => afterPress(() => setLeft(document.activeElement?.id !== id))
    const enter = () => setLeft(false)
    input?.addEventListener('blur', leave)
    input?.addEventListener('focus', enter)
    return () => {
      input?.removeEventListener('blur', leave)
      input?.removeEventListener('focus', enter)
    }
  }, [id])
  const address = left ? mailMeant(value) : null
  return (
    <span role="status">
      {address && (
        <Button
          look="quiet"
          onClick={() => {
            onChange(address)
            document.getElementById(id)?.focus()
          }}
        >
          {t('didYouMean', { address })}
        </Button>
      )}
    </span>
  )
}
