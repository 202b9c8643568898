// The wizard, and again for a new application after the end of one begins in place, with the owner's contact filled in.
import { useCallback, useEffect, useState } from 'react'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { WizardPage, type WizardPageProps } from './wizard-page.tsx'
import { startAgain } from './carry-owner-over.ts'

export type WizardVisitsProps = Omit<WizardPageProps, 'carried' | 'onStartAgain'>

export function WizardVisits(props: WizardVisitsProps) {
  const [visit, setVisit] = useState<{ readonly turn: number; readonly carried: TypedAnswers }>({
    turn: 0,
    carried: {},
  })
  const { turn, carried } = visit
  const onStartAgain = useCallback(async (carry: true | 'answers') => {
    const contact = await startAgain(carry)
    setVisit((before) => ({ turn: before.turn + 1, carried: contact }))
  }, [])
  useEffect(() => {
    if (turn === 0) return
    window.scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [turn])
  // The session ended with the application before: there is nothing to open.
  return (
    <WizardPage
      key={turn}
      {...props}
      readyMade={props.readyMade || turn > 0}
      carried={carried}
      onStartAgain={onStartAgain}
    />
  )
}
