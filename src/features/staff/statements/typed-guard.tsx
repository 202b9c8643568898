// Whoever leaves a form of a statement in which something was typed and not applied is asked first.
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

interface TypedGuard {
  /** Does it at once where nothing was typed, else once the person says that what was typed may go. */
  readonly leave: (then: () => void) => void
  /** To be drawn beside the form. */
  readonly question: ReactNode
}

/** `isTyped`: what the form holds was not applied. `field`: id of the field that gets the focus where the person stays. */
export function useTypedGuard(isTyped: boolean, field?: string): TypedGuard {
  const t = useWords(words)
  const [waiting, setWaiting] = useState<{ readonly then: () => void } | null>(null)
  const stay = () => {
    // The dialog gives the focus back to what was pressed; the form is where the person goes on.
    flushSync(() => setWaiting(null))
    if (field) document.getElementById(field)?.focus()
  }
  const go = () => {
    setWaiting(null)
    waiting?.then()
  }
  return {
    leave: (then) => (isTyped ? setWaiting({ then }) : then()),
    question: (
      <Modal
        open={waiting !== null}
        onClose={stay}
        title={t('typedTitle')}
        actions={
          <>
            <Button onClick={stay}>{t('typedStay')}</Button>
            <Button look="line" onClick={go}>
              {t('typedGo')}
            </Button>
          </>
        }
      >
        <p>{t('typedText')}</p>
      </Modal>
    ),
  }
}
