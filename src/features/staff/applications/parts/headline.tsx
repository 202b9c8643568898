// The outcome in one line, with who decided, the reasons and the figures below it: the first thing that is read of an application.
import type { ReactNode } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { longestTerm } from '../actions/decline-draft.ts'
import type { ShownDecision } from '../decision-contract.ts'
import { ReasonList } from '../reason-list.tsx'

const usd = (cents: number) => formatUsd(cents, { cents: false })

/** `children`: the figures, which stand alone before there is a decision. */
export function Headline({
  decision,
  stage,
  children,
}: {
  decision: ShownDecision | undefined
  stage: string
  children: ReactNode
}) {
  const t = useStaffWords()
  if (!decision) return children
  const { outcome, amount, maximum, reasons, knockOuts } = decision
  const term = longestTerm(decision)
  // A 'no' that was reopened stands on record, and is not what holds now.
  const reopened = outcome === 'declined' && stage === 'in-review'
  const words = {
    approved: t('headlineApproved', { amount: amount === null ? '-' : usd(amount) }),
    declined: t(reopened ? 'headlineReopened' : 'headlineDeclined'),
  }
  return (
    <section className={`card headline ${reopened ? 'review' : outcome}`} aria-labelledby="headline">
      <h2 id="headline">{words[outcome as keyof typeof words] ?? t('headlineReview')}</h2>
      <p className="small muted">
        {reopened && `${t('headlineBefore')} `}
        {codeWord(t, 'origin', decision.origin).replace('{name}', decision.by ?? '')} ·{' '}
        {t('policy', { version: decision.policyVersion })}
        {maximum !== null && term !== null && (
          <> · {t('headlineMost', { amount: usd(maximum), months: term })}</>
        )}
      </p>
      <ReasonList reasons={knockOuts.length ? knockOuts : reasons} />
      {children}
    </section>
  )
}
