// The bar below: where the person's authority ends, and what can be done now.
import type { AuthorityCheck } from '#core/domain/authority.ts'
import { Button } from '#ui/frame/button.tsx'
import type { CallFailure } from '#ui/api.ts'
import { useLanguage } from '#ui/words.tsx'
import { Failure } from '../room/failure.tsx'
import { shortTime } from '../room/formats.tsx'
import { percent, times, usd } from './figures-text.ts'
import type { OpenedTool } from './tool-contract.ts'
import { typedFacts, type EditorState } from './use-editor.ts'
import { useToolWords } from './words.ts'

interface Props {
  readonly state: EditorState
  readonly opened: OpenedTool
  readonly busy: boolean
  readonly failure: CallFailure | null
  readonly onCommit: () => void
  readonly onCancel: () => void
  readonly onRevert: () => void
  readonly onDecline?: () => void
}

export function ActionBar({ state, opened, busy, failure, onCommit, onCancel, onRevert, onDecline }: Props) {
  const t = useToolWords()
  const { editor, move, set } = state
  const mode = editor.at === 'customize' ? editor.mode : 'summary'
  return (
    <footer className="ot-act">
      <Authority state={state} opened={opened} />
      <span className="ot-grow" />
      <Failure failure={failure} />
      {mode === 'summary' && (
        <>
          {onDecline && (
            <Button look="quiet" onClick={onDecline}>
              {t('decline')}
            </Button>
          )}
          <Button disabled={!opened.canApprove} onClick={() => move({ move: 'customize', set: state.own })}>
            {t('customize')}
          </Button>
        </>
      )}
      {mode !== 'summary' && (
        <>
          <Button look="quiet" onClick={onCancel} aria-keyshortcuts="Escape">
            {t('cancel')} <kbd>Esc</kbd>
          </Button>
          <Button look="line" disabled={mode !== 'edit'} onClick={onRevert} aria-keyshortcuts="Alt+R">
            {t('revert')} <kbd>Alt R</kbd>
          </Button>
          <Button look="line" disabled={mode !== 'view'} onClick={() => move({ move: 'modify' })}>
            {t('modify')}
          </Button>
          <Button
            disabled={mode !== 'edit' || set.amount === 0}
            busy={busy && t('committing')}
            onClick={onCommit}
            aria-keyshortcuts="Control+Enter"
          >
            {t('commit')} <kbd>Ctrl ↵</kbd>
          </Button>
          <Button
            look="line"
            disabled={mode !== 'view'}
            title={mode === 'view' ? undefined : t('commitFirst')}
            onClick={() => move({ move: 'submit' })}
          >
            {t('submitSnack')}
          </Button>
        </>
      )}
    </footer>
  )
}

function shown({ limit }: AuthorityCheck, value: number | string | null): string {
  if (value === null) return '-'
  if (typeof value === 'string') return value
  if (limit === 'amount') return usd(value).replace(/\.00$/, '')
  return limit === 'burden' || limit === 'margin' ? percent(value) : times(value)
}

function Authority({ state, opened }: { state: EditorState; opened: OpenedTool }) {
  const t = useToolWords()
  const language = useLanguage()
  const { checks, isAlone, set, changes, editor, move } = state
  if (!checks.length) return null
  const beyond = checks.filter(({ within }) => !within)
  const known = beyond.find(({ actual, allowed }) => actual !== null && allowed !== null)
  const isTyped = Object.keys(typedFacts(changes)).length > 0
  const amount = checks.find(({ limit }) => limit === 'amount')
  const most = amount?.limit === 'amount' ? amount.allowed : null
  const { amountStep, minimumAmount } = opened.policy.limits
  const alone = most === null ? 0 : Math.floor(most / amountStep) * amountStep
  const onlyAmount = beyond.length === 1 && beyond[0]?.limit === 'amount' && alone >= minimumAmount
  return (
    <div className="ot-auth" role="status">
      <p>
        <span className={isAlone ? 'tag ok' : 'tag accent'}>
          {t(isAlone ? 'decidesAlone' : 'needsSecond')}
        </span>{' '}
        {!isAlone && (
          <>
            <b>
              {known
                ? t(`beyond.${known.limit}`, {
                    actual: shown(known, known.actual),
                    allowed: shown(known, known.allowed),
                  })
                : t('beyondUnknown')}
            </b>{' '}
            {isTyped && t('beyondTyped')}{' '}
            {opened.seconds.length
              ? t('approves', { names: opened.seconds.slice(0, 3).join(` ${t('or')} `) })
              : t('nobodyApproves')}{' '}
            {!opened.seconds.length &&
              opened.notYet
                .map(({ name, until }) =>
                  t('approvesLater', { name, date: shortTime(until, new Date(), language) }),
                )
                .join(' ')}
          </>
        )}
      </p>
      <ul className="num">
        {checks.map((check) => (
          <li key={check.limit}>
            <span className={check.within ? 'ot-ok' : 'neg'} aria-hidden="true">
              {check.within ? '✓' : '✕'}
            </span>{' '}
            {t(`check.${check.limit}`, {
              actual: shown(check, check.actual),
              allowed: shown(check, check.allowed),
            })}
          </li>
        ))}
        {onlyAmount && editor.at === 'customize' && editor.mode === 'edit' && set.amount > alone && (
          <li>
            <button
              type="button"
              className="linklike"
              onClick={() => move({ move: 'change', part: { amount: alone } })}
            >
              {t('useAlone', { amount: usd(alone) })}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
