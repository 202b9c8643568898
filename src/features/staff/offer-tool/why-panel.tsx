// Why a figure is what it is: the factors of the grade and what the next one needs, or how burden, payments in ADB and margin come about.
import { figuresOf } from '#core/domain/figures.ts'
import { burdenDenominator } from '#core/domain/daily-equivalent.ts'
import { factorRateOf, totalRepaid } from '#core/domain/pricing.ts'
import { lowEnd } from '#core/domain/two-ends.ts'
import type { Grade, Policy, PricedGrade } from '#core/domain/underwriting.ts'
import { reasonText } from '#core/words/underwriting/reason-text.ts'
import { useLanguage } from '#ui/words.tsx'
import { money, rateText, usd } from './figures-text.ts'
import { Panel } from './panel.tsx'
import type { EditorState } from './use-editor.ts'
import { useToolWords } from './words.ts'

export type WhyOf = 'grade' | 'burden' | 'adb' | 'margin'

interface Props {
  readonly state: EditorState
  readonly policy: Policy
  readonly why: WhyOf
  readonly onWhy: (of: WhyOf) => void
}

export function WhyPanel({ state, policy, why, onWhy }: Props) {
  const t = useToolWords()
  if (why === 'grade') return <WhyGrade state={state} policy={policy} />
  const what = t(why === 'adb' ? 'paymentsInAdb' : why)
  return (
    <Panel
      title={t('whyOf', { what })}
      more={
        <button type="button" className="ot-btn small" onClick={() => onWhy('grade')}>
          {t('close')} <kbd>Esc</kbd>
        </button>
      }
    >
      <p className="ot-note" role="status">
        {why === 'burden' && <Burden state={state} policy={policy} />}
        {why === 'adb' && <Adb state={state} policy={policy} />}
        {why === 'margin' && t('whyMargin')}
      </p>
    </Panel>
  )
}

const figuresHere = ({ inputs }: EditorState, policy: Policy) => figuresOf(policy, lowEnd(inputs))

function Burden({ state, policy }: Pick<Props, 'state' | 'policy'>) {
  const t = useToolWords()
  const { burdenUnits, trueRevenue, months } = figuresHere(state, policy)
  if (!state.live || state.live.burden === null) return t('whyBurdenUnknown')
  return t('whyBurden', {
    others: usd(Math.round(burdenUnits / burdenDenominator)),
    own: usd(state.live.dailyPayment),
    revenue: usd(Math.round(trueRevenue / (months * policy.limits.workingDaysPerMonth))),
  })
}

function Adb({ state, policy }: Pick<Props, 'state' | 'policy'>) {
  const t = useToolWords()
  const { averageDailyBalance, months } = figuresHere(state, policy)
  if (!state.live || state.live.paymentsInAdb === null) return t('whyAdbUnknown')
  return t('whyAdb', {
    adb: usd(Math.round(averageDailyBalance / months)),
    payment: usd(state.live.dailyPayment),
    least: policy.limits.minimumPaymentsInAdb,
  })
}

function WhyGrade({ state, policy }: Pick<Props, 'state' | 'policy'>) {
  const t = useToolWords()
  const language = useLanguage()
  const { decision } = state.answer
  const title = decision.grade === 'E' ? t('whyNoGrade') : t('whyGrade', { grade: decision.grade })
  const said = [...decision.knockOuts, ...(decision.outcome === 'review' ? decision.reasons : [])]
  return (
    <Panel title={title} note={t('points', { score: decision.score })}>
      <table className="ot-why">
        <tbody>
          {decision.factors.map(({ name, score, maxScore, reasons }) => (
            <tr key={name}>
              <th scope="row">
                {t(`factor.${name}`)}
                <span className="ot-faint">
                  {maxScore === 0
                    ? t('notKnown')
                    : reasons.length
                      ? reasonText('reason', reasons[0]!, language)
                      : t('full')}
                </span>
              </th>
              <td>
                <span className="ot-meter" aria-hidden="true">
                  <i style={{ width: maxScore ? `${(score / maxScore) * 100}%` : 0 }} />
                </span>
              </td>
              <td className="num">
                <b>{maxScore === 0 ? '-' : score}</b>
                <span className="ot-faint">/{maxScore}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="ot-note">
        {said.map((reason) => (
          <p key={reason.code}>{reasonText('reason', reason, language)}</p>
        ))}
        <NextGrade state={state} policy={policy} />
        {decision.whatWouldRaiseIt.length > 0 && (
          <>
            <b>{t('wouldRaise')}</b>
            <ul>
              {decision.whatWouldRaiseIt.map((raise) => (
                <li key={raise.code}>{reasonText('raise', raise, language)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  )
}

const above: Readonly<Record<Grade, PricedGrade | null>> = { A: null, B: 'A', C: 'B', D: 'C', E: 'D' }

function NextGrade({ state, policy }: Pick<Props, 'state' | 'policy'>) {
  const t = useToolWords()
  const { answer, deal } = state
  const { grade, score } = answer.decision
  const next = above[grade]
  if (!next) return <p>{t('highestGrade')}</p>
  const from = policy.grades[next]
  const rate = deal ? factorRateOf(policy, next, deal.term) : null
  const less = deal && rate !== null ? deal.total - totalRepaid(deal.amount, rate) : 0
  return (
    <p>
      <b>{t('nextGrade', { grade: next, score: from })}</b>{' '}
      {from > score && t('nextGradeLacks', { count: from - score })}{' '}
      {rate !== null && less > 0 && t('nextGradePrice', { rate: rateText(rate), amount: `$${money(less)}` })}
    </p>
  )
}
