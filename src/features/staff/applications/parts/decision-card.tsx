// One decision, explained: outcome and grade, factors with their scores, reasons, deals, terms.
import type { ReactNode } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { aprText } from '#features/capabilities/offers/deal-figures.ts'
import { Meter } from '#ui/frame/meter.tsx'
import { useLanguage } from '#ui/words.tsx'
import { KeptOffer } from '../../offer-tool/kept-offer.tsx'
import { share, When } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { Application, ShownDecision } from '../application-contract.ts'
import { ReasonFirst } from '../open-file.tsx'
import { ReasonList } from '../reason-list.tsx'
import { Card, Table } from '../../room/card.tsx'

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

/** Both ends of what the bank data leave uncertain, figure by figure. */
function Range({ range: { low, high } }: { range: NonNullable<ShownDecision['range']> }) {
  const t = useStaffWords()
  const language = useLanguage()
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const row = (key: string, name: string, cell: (end: typeof low) => ReactNode) => ({
    key,
    cells: [name, cell(low), cell(high)],
  })
  return (
    <>
      <h3>{t('range')}</h3>
      <p className="small muted">{t('rangeLede')}</p>
      <Table
        label={t('range')}
        figures
        columns={[
          { head: t('figure') },
          { head: t('lowEnd'), number: true },
          { head: t('highEnd'), number: true },
        ]}
        rows={[
          row('outcome', t('answer'), (end) => underwritingText(`outcome.${end.outcome}`, language)),
          row('grade', t('grade'), (end) => `${end.grade} ${t('ofHundred', { score: end.score })}`),
          row('revenue', t('averageRevenue'), (end) => usd(end.trueRevenue)),
          row('positions', t('positions'), (end) => end.openPositions),
          row('burden', t('burden'), (end) => (end.burden === null ? '-' : share(end.burden, language))),
          row('maximum', t('largestOffer'), (end) => (end.maximum ? usd(end.maximum) : '-')),
        ]}
      />
    </>
  )
}

export function Deals({ decision, chosen }: { decision: ShownDecision; chosen?: string | null }) {
  const t = useStaffWords()
  const title = t(decision.proposal ? 'dealsProposed' : 'deals')
  return (
    <>
      <h3>{title}</h3>
      <Table
        label={title}
        figures
        columns={[
          { head: t('term') },
          { head: t('amount'), number: true },
          { head: t('payment'), number: true },
          { head: t('total'), number: true },
          { head: t('apr'), number: true },
        ]}
        rows={decision.deals.map((deal) => ({
          key: deal.id,
          cells: [
            <>
              {t('months', { count: deal.term })}
              {deal.id === chosen && (
                <span className="own-line">
                  <span className="tag ok">{t('chosenDeal')}</span>
                </span>
              )}
            </>,
            formatUsd(deal.amount, { cents: false }),
            <>
              {formatUsd(deal.payment)}
              <span className="own-line xs muted">{codeWord(t, 'frequency', deal.frequency)}</span>
            </>,
            formatUsd(deal.total),
            aprText(deal.apr),
          ],
        }))}
      />
    </>
  )
}

/** How the business would stand under each deal's payments: 1,000 courses of 90 bank days, as last year and with 20% less revenue. */
function Outlooks({ decision }: { decision: ShownDecision }) {
  const t = useStaffWords()
  const language = useLanguage()
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const rows = decision.deals.flatMap(({ id, term, outlook }) =>
    outlook
      ? [
          {
            key: id,
            cells: [
              t('months', { count: term }),
              share(outlook.missedPayment, language),
              share(outlook.negativeDay, language),
              usd(outlook.lowestBalance),
              `${share(outlook.stressed.missedPayment, language)}, ${usd(outlook.stressed.lowestBalance)}`,
            ],
          },
        ]
      : [],
  )
  if (!rows.length) return null
  return (
    <>
      <h3>{t('outlook')}</h3>
      <p className="small muted">{t('outlookLede')}</p>
      <Table
        label={t('outlook')}
        figures
        columns={[
          { head: t('term') },
          { head: t('missedPayment'), number: true },
          { head: t('negativeDay'), number: true },
          { head: t('lowestBalance'), number: true },
          { head: t('lessRevenue'), number: true },
        ]}
        rows={rows}
      />
    </>
  )
}

function Terms({ decision }: { decision: ShownDecision }) {
  const t = useStaffWords()
  return (
    <>
      <h3>{t('terms')}</h3>
      <Table
        label={t('terms')}
        figures
        columns={[
          { head: t('term') },
          { head: t('amount'), number: true },
          { head: t('dailyPayment'), number: true },
          { head: t('rate'), number: true },
        ]}
        rows={decision.terms.map((row) => ({
          key: String(row.term),
          cells: [
            t('months', { count: row.term }),
            formatUsd(row.amount, { cents: false }),
            `${formatUsd(row.dailyPayment)}${row.adjusted ? ` ${t('adjusted')}` : ''}`,
            (row.factorRate / 10_000).toFixed(2),
          ],
        }))}
      />
    </>
  )
}
