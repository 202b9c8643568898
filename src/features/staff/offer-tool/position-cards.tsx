// Both offers of the model side by side, and the switch between them.
import { toolPositions } from '#core/domain/offer-tool/tool-answer.ts'
import { reasonText } from '#core/words/underwriting/reason-text.ts'
import { useLanguage } from '#ui/words.tsx'
import { percent, times, usd } from './figures-text.ts'
import type { EditorState } from './use-editor.ts'
import { useToolWords } from './words.ts'

export function PositionSwitch({ state }: { state: EditorState }) {
  const t = useToolWords()
  return (
    <div className="ot-seg" role="group" aria-label={t('position')}>
      {toolPositions.map((position) => (
        <button
          key={position}
          type="button"
          aria-pressed={state.position === position}
          onClick={() => state.position !== position && state.move({ move: 'toggle', position })}
        >
          {t(`position.${position}`)}
        </button>
      ))}
    </div>
  )
}

export function PositionCards({ state }: { state: EditorState }) {
  const t = useToolWords()
  const language = useLanguage()
  return (
    <div className="ot-two">
      {toolPositions.map((position) => {
        const { offer } = state.answer[position]
        const isApproved = offer.status === 'approved'
        const on = state.position === position
        return (
          <button
            key={position}
            type="button"
            className={on ? 'ot-panel ot-off on' : 'ot-panel ot-off'}
            aria-pressed={on}
            onClick={() => !on && state.move({ move: 'toggle', position })}
          >
            <b>{t('upTo', { position: t(`position.${position}`) })}</b>
            <span className={isApproved ? 'tag ok' : 'tag danger'}>
              {t(isApproved ? 'approved' : 'declined')}
            </span>
            <span className="v num">{isApproved ? usd(offer.loanApproval) : '-'}</span>
            <span />
            {isApproved ? (
              <span className="dl num">
                <span>{t('aDay', { amount: usd(offer.dailyPayment) })}</span>
                <span>{t('months', { count: offer.termMonths })}</span>
                <span>{t('inAdb', { count: times(offer.paymentsInAdb) })}</span>
                <span>{t('ofMonth', { share: percent(offer.percentOfAverageGross) })}</span>
              </span>
            ) : (
              <span className="dl why">
                {offer.reasons.map((reason) => reasonText('reason', reason, language)).join(' ') ||
                  t('modelNone')}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
