// A link of another application in a browser that has one open: asks once which of the two is to be open here.
import { useState } from 'react'
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { useWords } from '#ui/words.tsx'
import '#ui/screens.css'
import './wizard.css'

const words = { en, es }

export interface OtherApplicationChoice {
  /** Of the link that was followed; the address has lost it by now. */
  readonly code?: string
  /** Opens the link's application and leaves the one that is open. */
  readonly open: () => void
  /** Goes on with the one that is open; the link stays good. */
  readonly stay: () => void
}

export function OtherApplicationStep({ open, stay }: Pick<OtherApplicationChoice, 'open' | 'stay'>) {
  const t = useWords(words)
  const [opening, setOpening] = useState(false)
  return (
    <>
      <StepTitle>{t('otherTitle')}</StepTitle>
      <div className="stack">
        <p>{t('otherText')}</p>
        <div className="actions">
          <Button
            busy={opening && t('renewedGoing')}
            onClick={() => {
              setOpening(true)
              open()
            }}
          >
            {t('otherOpen')}
          </Button>
          <Button look="line" onClick={stay}>
            {t('otherStay')}
          </Button>
        </div>
      </div>
    </>
  )
}
