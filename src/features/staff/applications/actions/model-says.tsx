// Beside the fields of a person's decision: the one in effect, and what the model decided and bears.
import { formatUsd } from '#core/ground/money.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { useLanguage } from '#ui/words.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'
import { Figures } from '../../room/card.tsx'
import { decisionInEffect, longestTerm, modelDecision } from './decline-draft.ts'

const whole = (cents: number) => formatUsd(cents, { cents: false })

export function ModelSays({ application }: { application: Application }) {
  const t = useStaffWords()
  const language = useLanguage()
  const model = modelDecision(application)
  const requested = application.requestedAmount
  const standing = decisionInEffect(application)
  const byPerson = standing?.by ? standing : undefined
  const inEffect = byPerson && [
    underwritingText(`outcome.${byPerson.outcome}`, language),
    byPerson.outcome === 'approved' && byPerson.amount !== null && whole(byPerson.amount),
    byPerson.by,
  ]
  const standingRow = inEffect ? ([[t('inEffectNow'), inEffect.filter(Boolean).join(' · ')]] as const) : []
  if (!model)
    return (
      <div className="said model-says">
        <p>{t('modelNone')}</p>
        {inEffect && <Figures rows={standingRow} />}
      </div>
    )
  const term = longestTerm(model)
  const graded = [
    underwritingText(`outcome.${model.outcome}`, language),
    model.grade && `${model.grade} ${model.score === null ? '' : t('ofHundred', { score: model.score })}`,
  ]
  return (
    <div className="said model-says">
      <Figures
        rows={[
          ...standingRow,
          [t('modelSays'), graded.filter(Boolean).join(' · ')],
          [t('modelLargest'), model.maximum === null ? t('modelNothing') : whole(model.maximum)],
          [t('modelLongest'), term === null ? t('modelNothing') : t('months', { count: term })],
          [t('requested'), requested === null ? '-' : whole(requested)],
        ]}
      />
    </div>
  )
}
