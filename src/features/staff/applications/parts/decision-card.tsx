// One decision, explained: outcome and grade, factors with their scores, reasons, deals, terms.
import { formatUsd } from '#core/ground/money.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { Meter } from '#ui/frame/meter.tsx'
import { useLanguage } from '#ui/words.tsx'
import { KeptOffer } from '../../offer-tool/kept-offer.tsx'
import { When } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'
import type { ShownDecision } from '../decision-contract.ts'
import { ReasonFirst } from '../open-file.tsx'
import { ReasonList } from '../reason-list.tsx'
import { Card } from '../../room/card.tsx'
import { Deals, Outlooks, Range, Terms } from './decision-figures.tsx'

const looks: Readonly<Record<string, string>> = { approved: 'ok', declined: 'danger', review: 'accent' }

interface DecisionCardProps {
  readonly decision: ShownDecision
  /** Counted from the first one: stands in the title and adds the terms that the model bears. */
  readonly number?: number
  /** The deal that the applicant chose. */
  readonly chosen?: string | null
  /** Stands with the decision in effect. */
  readonly modelNow?: Application['modelNow']
}

export function DecisionCard({ decision, number, chosen, modelNow = null }: DecisionCardProps) {
  const t = useStaffWords()
  const language = useLanguage()
  return (
    <Card
      title={number ? t('decisionNumber', { number }) : t('decision')}
      more={<Head decision={decision} />}
    >
      <p className="small muted">
        <When at={decision.at} />{' '}
        {codeWord(t, 'origin', decision.origin).replace('{name}', decision.by ?? '')} ·{' '}
        {t('policy', { version: decision.policyVersion })}
      </p>
      {modelNow && <ModelNow now={modelNow} />}
      {decision.proposal && (
        <p className="small">
          <span className="tag">{codeWord(t, 'proposal', decision.proposal)}</span>
        </p>
      )}
      {decision.secondedBy && !decision.proposal && (
        <p className="small">{t('secondedBy', { name: decision.secondedBy })}</p>
      )}
      {decision.justification && (
        <p className="said">
          <b>{t('justification')}:</b> {decision.justification}
        </p>
      )}
      {decision.reason && (
        <p className="said">
          <b>{t('decideReason')}:</b> {decision.reason}
        </p>
      )}
      {decision.withheld && <ReasonFirst />}
      {decision.tool && <KeptOffer tool={decision.tool} />}
      {decision.knockOuts.length > 0 && (
        <>
          <h3>{t('knockOuts')}</h3>
          <ReasonList reasons={decision.knockOuts} />
        </>
      )}
      {decision.factors.map((factor) => (
        <div className="factor" key={factor.name}>
          <Meter
            label={underwritingText(`factor.${factor.name}`, language)}
            score={factor.score}
            max={factor.maxScore}
          />
          <ReasonList reasons={factor.reasons} />
        </div>
      ))}
      {decision.range && <Range range={decision.range} />}
      {decision.reasons.length > 0 && (
        <>
          <h3>{t('reasons')}</h3>
          <ReasonList reasons={decision.reasons} />
        </>
      )}
      {decision.raises.length > 0 && (
        <>
          <h3>{t('raises')}</h3>
          <ReasonList kind="raise" reasons={decision.raises} />
        </>
      )}
      {decision.deals.length > 0 && <Deals decision={decision} chosen={decision.current ? chosen : null} />}
      {number !== undefined && <Outlooks decision={decision} />}
      {number !== undefined && decision.terms.length > 0 && <Terms decision={decision} />}
    </Card>
  )
}

/** It decides nothing here: a person does, who may take it over or not. */
function ModelNow({ now: { at, outcome, amount, grade } }: { now: NonNullable<Application['modelNow']> }) {
  const t = useStaffWords()
  const language = useLanguage()
  const figures = [
    underwritingText(`outcome.${outcome}`, language),
    amount !== null && formatUsd(amount, { cents: false }),
    grade,
  ].filter(Boolean)
  return (
    <p className="said">
      <b>{t('modelNow')}:</b> {figures.join(' · ')}{' '}
      <span className="muted">
        <When at={at} />
      </span>
      <span className="own-line small muted">{t('modelNowLede')}</span>
    </p>
  )
}

function Head({ decision }: { decision: ShownDecision }) {
  const t = useStaffWords()
  const language = useLanguage()
  return (
    <span className="tags">
      <span className={`tag ${looks[decision.outcome] ?? ''}`}>
        {underwritingText(`outcome.${decision.outcome}`, language)}
      </span>
      {decision.current && <span className="tag">{t('inEffect')}</span>}
      {decision.grade && (
        <b>
          {decision.grade}{' '}
          {decision.score !== null && (
            <span className="muted num">{t('ofHundred', { score: decision.score })}</span>
          )}
        </b>
      )}
    </span>
  )
}
