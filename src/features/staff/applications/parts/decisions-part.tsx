// Every decision, the one that counts first, and what the applicant chose.
import { formatUsd } from '#core/ground/money.ts'
import { EmptyState } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { PartProps } from '../detail.tsx'
import { DecisionCard } from './decision-card.tsx'

export function DecisionsPart({ application }: PartProps) {
  const t = useStaffWords()
  const { choice, decisions } = application
  return (
    <>
      {choice && (
        <Notice
          kind="ok"
          title={t('chosen', { amount: formatUsd(choice.amount, { cents: false }), count: choice.term })}
        />
      )}
      {decisions.length === 0 && <EmptyState title={t('noDecision')}>{t('noDecisionWhy')}</EmptyState>}
      {decisions.map((decision) => (
        <DecisionCard key={decision.id} decision={decision} whole />
      ))}
    </>
  )
}
