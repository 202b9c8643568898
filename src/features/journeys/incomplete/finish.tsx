// The end of the link for missing answers: what has arrived is asked of the server again, and said only then.
import { useEffect, useState } from 'react'
import { nothingKnown, pathOf } from '#core/flow/walk.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { incompleteFlow, type IncompleteFacts } from './flow.ts'
import { factsOf, type OpenedIncomplete } from './opened.ts'
import * as words from './finish-words.ts'

/** Answers that this link cannot ask for are the representative's to bring up. */
const texts = {
  statements: 'statementsLater',
  signature: 'signature',
  answers: 'contact',
  contact: 'contact',
} as const

const nothingTexts = {
  statements: 'nothingStatements',
  signature: 'nothingSignature',
  answers: 'nothing',
  contact: 'nothing',
} as const

export function Finish({ opened, refresh, tell, to }: LinkScreenProps<IncompleteFacts, OpenedIncomplete>) {
  const t = useWords(words)
  const [before] = useState(opened)
  const given = factsOf(before).missing.length > 0
  useEffect(() => refresh(), [refresh])
  if (opened === before) return <LoadingBlock>{t('looking')}</LoadingBlock>
  const facts = factsOf(opened)
  const linkSent = facts.after === 'statements' && facts.linkSent
  if (facts.missing.length > 0)
    return (
      <div className="prose">
        <StepTitle>{t('openTitle')}</StepTitle>
        <Notice kind="info">{t('open')}</Notice>
        <div className="actions">
          <Button
            onClick={() => {
              tell(facts)
              const first = pathOf(incompleteFlow, nothingKnown, facts).find(({ kind }) => kind === 'form')
              if (first) to(first.id)
            }}
          >
            {t('goOn')}
          </Button>
        </div>
      </div>
    )
  // Opened when nothing was missing: no answer was given here, so none has arrived.
  if (!given)
    return (
      <div className="prose">
        <StepTitle>{t('nothingTitle')}</StepTitle>
        <Notice kind="ok">{t(linkSent ? 'nothingButSent' : nothingTexts[facts.after])}</Notice>
      </div>
    )
  return (
    <div className="prose">
      <StepTitle>{t('success')}</StepTitle>
      <Notice kind="ok">{t(linkSent ? 'statements' : texts[facts.after])}</Notice>
    </div>
  )
}
