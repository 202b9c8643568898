// Every decision, the one that counts first, and what the applicant chose.
import type { PartProps } from '../part-props.ts'
import { DecisionCard } from './decision-card.tsx'
import { NoDecision } from './no-decision.tsx'

export function DecisionsPart({ application }: PartProps) {
  const { choice, decisions } = application
  const inTime = decisions.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  const numbers = new Map(inTime.map(({ id }, at) => [id, at + 1]))
  return (
    <>
      {decisions.length === 0 && <NoDecision application={application} />}
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
