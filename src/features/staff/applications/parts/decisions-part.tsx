// Every decision, the one that counts first, and what the applicant chose.
import { EmptyState } from '#ui/frame/loading.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { PartProps } from '../part-props.ts'
import { DecisionCard } from './decision-card.tsx'

export function DecisionsPart({ application }: PartProps) {
  const t = useStaffWords()
  const { choice, decisions } = application
  const inTime = decisions.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  const numbers = new Map(inTime.map(({ id }, at) => [id, at + 1]))
  return (
    <>
      {decisions.length === 0 && <EmptyState title={t('noDecision')}>{t('noDecisionWhy')}</EmptyState>}
      {decisions.map((decision) => (
        <DecisionCard
          key={decision.id}
          decision={decision}
          number={numbers.get(decision.id)}
          chosen={choice?.deal}
        />
      ))}
    </>
  )
}
