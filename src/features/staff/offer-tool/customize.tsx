// One offer, customized: amount, term and rhythm, the constraint, and the result.
import { useState, type RefObject } from 'react'
import type { Policy } from '#core/domain/underwriting.ts'
import { useLanguage } from '#ui/words.tsx'
import { dayName } from '../room/formats.tsx'
import { isPaidOff, linesOf } from './balances-table.tsx'
import { centsTyped, money, rateText, usd } from './figures-text.ts'
import { Panel } from './panel.tsx'
import type { EditorState } from './use-editor.ts'
import { useToolWords } from './words.ts'

interface Props {
  readonly state: EditorState
  readonly policy: Policy
  readonly amountBox: RefObject<HTMLInputElement | null>
  /** What is wrong with the amount, as a commit found it. */
  readonly wrong: string | undefined
  readonly done: 'offered' | 'proposed' | undefined
}

export function Customize({ state, policy, amountBox, wrong, done }: Props) {
  const t = useToolWords()
  const { editor, own, answer, position, set } = state
  const view = answer[position]
  const model =
    view.offer.status === 'approved'
      ? t('modelSays', { amount: usd(own.amount), term: own.term, rate: rateText(view.offer.factorRate) })
      : t('modelNone')
  const mode = editor.at === 'customize' ? editor.mode : 'summary'
  return (
    <Panel
      title={t('customize')}
      note={
        <>
          <span className={mode === 'edit' ? 'tag accent' : mode === 'view' ? 'tag ok' : 'tag'}>
            {mode === 'edit'
              ? t('editing')
              : mode === 'view'
                ? t(done === 'proposed' ? 'proposedTag' : 'committed')
                : t('summary')}
          </span>{' '}
          {model}
        </>
      }
      more={
        mode === 'edit' && (
          <span className="ot-faint ot-keys">
            <kbd>Alt</kbd> <kbd>A</kbd> {t('keyAmount')} <kbd>Alt</kbd> <kbd>T</kbd> {t('keyTerm')}{' '}
            <kbd>↑</kbd> <kbd>↓</kbd> {usd(policy.limits.amountStep).replace('.00', '')}
          </span>
        )
      }
    >
      <div className="ot-cust">
        <Amount state={state} policy={policy} box={amountBox} wrong={wrong} isOpen={mode === 'edit'} />
        <Term state={state} policy={policy} isOpen={mode === 'edit'} />
        <div>
          <span className="ot-label">{t('factor')}</span>
          <output className="ot-money num">{state.deal ? rateText(state.deal.factorRate) : '-'}</output>
        </div>
        <Rhythm state={state} isOpen={mode === 'edit'} />
        <p className="ot-faint" id="ot-range">
          {state.maximum >= policy.limits.minimumAmount
            ? t('range', { from: usd(policy.limits.minimumAmount), to: usd(state.maximum) })
            : t('noOfferOverTerm', { term: set.term })}{' '}
          {view.by === 'model'
            ? t(`limit.${view.terms.find(({ term }) => term === set.term)?.limit ?? 'cap'}`, {
                payments: policy.limits.minimumPaymentsInAdb,
              })
            : t(`by.${view.by}`, { grade: view.grade })}
        </p>
        {wrong && (
          <p className="ot-wrong" id="ot-wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
      <Result state={state} />
    </Panel>
  )
}

function Amount({
  state,
  policy,
  box,
  wrong,
  isOpen,
}: {
  state: EditorState
  policy: Policy
  box: RefObject<HTMLInputElement | null>
  wrong: string | undefined
  isOpen: boolean
}) {
  const t = useToolWords()
  const [text, setText] = useState<string | null>(null)
  const { set, move } = state
  const { amountStep, maximumAmount } = policy.limits
  const put = (amount: number) => move({ move: 'change', part: { amount } })
  /** Up and down by the policy's step, onto it from between. */
  const step = (up: boolean) => {
    const at = set.amount / amountStep
    const next = (up ? Math.floor(at) + 1 : Math.ceil(at) - 1) * amountStep
    setText(null)
    put(Math.max(0, Math.min(next, maximumAmount)))
  }
  return (
    <div>
      <label htmlFor="ot-amount">{t('amount')}</label>
      <span className="ot-money">
        <span aria-hidden="true">$</span>
        <input
          ref={box}
          id="ot-amount"
          className="num"
          inputMode="decimal"
          autoComplete="off"
          readOnly={!isOpen}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'ot-wrong ot-range' : 'ot-range'}
          value={text ?? money(set.amount)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setText(target.value)
            const typed = centsTyped(target.value)
            // Offers are in whole dollars: cents are dropped with their point.
            if (typed !== null && typed >= 0) put(Math.floor(typed / 100) * 100)
          }}
          onBlur={() => setText(null)}
          onKeyDown={(event) => {
            if (!isOpen || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
            event.preventDefault()
            step(event.key === 'ArrowUp')
          }}
        />
      </span>
    </div>
  )
}

function Term({ state, policy, isOpen }: { state: EditorState; policy: Policy; isOpen: boolean }) {
  const t = useToolWords()
  const { set, move } = state
  const { shortestTerm, longestTerm, workingDaysPerMonth } = policy.limits
  const shown = t('termDays', { term: set.term, days: set.term * workingDaysPerMonth })
  return (
    <div>
      <label htmlFor="ot-term">
        {t('term')} <b>{shown}</b>
      </label>
      <input
        id="ot-term"
        type="range"
        min={shortestTerm}
        max={longestTerm}
        step={1}
        value={set.term}
        disabled={!isOpen}
        aria-valuetext={shown}
        onChange={({ target }) => move({ move: 'change', part: { term: Number(target.value) } })}
      />
      <div className="ot-ticks" aria-hidden="true">
        {Array.from({ length: longestTerm - shortestTerm + 1 }, (_, at) => (
          <span key={at} className={shortestTerm + at === set.term ? 'on' : undefined}>
            {shortestTerm + at}
          </span>
        ))}
      </div>
    </div>
  )
}

function Rhythm({ state, isOpen }: { state: EditorState; isOpen: boolean }) {
  const t = useToolWords()
  return (
    <div>
      <span className="ot-label" id="ot-rhythm">
        {t('payments')}
      </span>
      <div className="ot-seg" role="group" aria-labelledby="ot-rhythm">
        {(['daily', 'weekly'] as const).map((frequency) => (
          <button
            key={frequency}
            type="button"
            disabled={!isOpen}
            aria-pressed={state.set.frequency === frequency}
            onClick={() => state.move({ move: 'change', part: { frequency } })}
          >
            {t(frequency)}
          </button>
        ))}
      </div>
    </div>
  )
}

function Result({ state }: { state: EditorState }) {
  const t = useToolWords()
  const language = useLanguage()
  const { deal, live, set } = state
  const paidOff = linesOf(state).filter((line) => isPaidOff(state, line))
  const isKnown = paidOff.every(({ payoffAmount }) => payoffAmount !== undefined)
  const rest = set.amount - paidOff.reduce((sum, { payoffAmount = 0 }) => sum + payoffAmount, 0)
  const names = paidOff.map(({ lender }) => lender).join(', ')
  return (
    <dl className="ot-res" aria-live="polite">
      <div>
        <dt>{t(set.frequency === 'weekly' ? 'weeklyPayment' : 'dailyPayment')}</dt>
        <dd className="num">
          {deal ? usd(deal.payment) : '-'}
          {live?.adjusted && <span className="ot-adj">{t('adjusted')}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('totalRepaid')}</dt>
        <dd className="num">{deal ? usd(deal.total) : '-'}</dd>
      </div>
      <div>
        <dt>{t('apr')}</dt>
        <dd className="num">{deal ? `${deal.apr.toFixed(2)}%` : '-'}</dd>
      </div>
      <div>
        <dt>{names ? t('toOwnerAfter', { lenders: names }) : t('toOwner')}</dt>
        <dd className="num">{deal && isKnown ? usd(rest) : '-'}</dd>
      </div>
      <div>
        <dt>{t('lastPayment')}</dt>
        <dd>{deal ? dayName(deal.finalDate, language) : '-'}</dd>
      </div>
    </dl>
  )
}
