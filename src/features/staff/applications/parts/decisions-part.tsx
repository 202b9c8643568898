// What happened to the deal, and every decision, the one that counts first, with what the applicant chose.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { Card, Table } from '../../room/card.tsx'
import { dayName } from '../../room/formats.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'
import type { PartProps } from '../part-props.ts'
import { DecisionCard } from './decision-card.tsx'
import { NoDecision } from './no-decision.tsx'

export function DecisionsPart({ application }: PartProps) {
  const { choice, decisions, outcomes } = application
  const inTime = decisions.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  const numbers = new Map(inTime.map(({ id }, at) => [id, at + 1]))
  return (
    <>
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {decisions.length === 0 && <NoDecision application={application} />}
      {decisions.map((decision) => (
        <DecisionCard
          key={decision.id}
          decision={decision}
          number={numbers.get(decision.id)}
          chosen={choice?.deal}
          modelNow={decision.current ? application.modelNow : null}
        />
      ))}
    </>
  )
}

function Outcomes({ outcomes }: Pick<Application, 'outcomes'>) {
  const t = useStaffWords()
  const language = useLanguage()
  return (
    <Card title={t('dealOutcomes')}>
      <Table
        label={t('dealOutcomes')}
        columns={[
          { head: t('day') },
          { head: t('whatHappened') },
          { head: t('amount'), number: true },
          { head: t('reference') },
          { head: t('outcomeSource') },
        ]}
        rows={outcomes.map(({ on, kind, amount, reference, source }) => ({
          key: [on, kind, reference].join(' '),
          cells: [
            dayName(on, language),
            t(`dealOutcome.${kind}`),
            amount === null ? '-' : formatUsd(amount),
            reference || '-',
            source || '-',
          ],
        }))}
      />
    </Card>
  )
}
