// What is said before secrets are asked for, and the three ways from there: go on, correct, stop. The same in wizards and links.
import { useState } from 'react'
import type { CertainNo, ToldLimits } from '#core/domain/told-limits.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/before-secrets/en.ts'
import { es } from '#core/words/before-secrets/es.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import * as frameWords from '#ui/frame-words.ts'
import { useWords } from '#ui/words.tsx'
import '#ui/screens.css'
import './told-before.css'

const words = { en, es }

interface Told {
  readonly nos: readonly CertainNo[]
  readonly limits: ToldLimits
  /** Leads to the question; absent where it is asked elsewhere. */
  readonly onCorrect?: (no: CertainNo) => void
  /** Answers whether it was stopped. */
  readonly onStop: () => Promise<boolean>
}

interface ToldBeforeProps extends Told {
  readonly onGoOn: () => void
  readonly back?: () => void
}

export function ToldBefore({ onGoOn, back, ...told }: ToldBeforeProps) {
  const t = useWords(words)
  const tf = useWords(frameWords)
  const stop = useStop(told.onStop)
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      <p className="lede">{t('lede')}</p>
      <div className="told-before">
        <Nos {...told} />
        {!told.onCorrect && <p>{t('linkCorrect')}</p>}
        <p>{t('goOnText')}</p>
        <p>{t(told.onCorrect ? 'stopText' : 'stopTextLink')}</p>
        {stop.failed}
        <div className="actions">
          <Button onClick={onGoOn}>{t('goOn')}</Button>
          {stop.button}
          {back && (
            <Button look="quiet" onClick={back}>
              {tf('back')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** Beside the question itself, where secret and answers stand on one page: going on is the page's own Continue. */
export function ToldBeside(told: Told) {
  const t = useWords(words)
  const stop = useStop(told.onStop)
  return (
    <Notice title={t('title')} live actions={stop.button}>
      <div className="told-before">
        <p>{t('lede')}</p>
        <Nos {...told} />
        <p>{t('goOnText')}</p>
        <p>{t('stopText')}</p>
        {stop.failed}
      </div>
    </Notice>
  )
}

function Nos({ nos, limits, onCorrect }: Pick<Told, 'nos' | 'limits' | 'onCorrect'>) {
  const t = useWords(words)
  const values = { least: formatUsd(limits.sales, { cents: false }), months: limits.months }
  return (
    <ul className="told-nos">
      {nos.map((no) => (
        <li key={no}>
          {t(`no.${no}`, values)}
          {onCorrect && (
            <Button look="quiet" onClick={() => onCorrect(no)}>
              {t(`correct.${no}`)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function useStop(onStop: Told['onStop']) {
  const t = useWords(words)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const press = async () => {
    setState('busy')
    if (!(await onStop())) setState('failed')
  }
  return {
    button: (
      <Button look="line" busy={state === 'busy' && t('stopping')} onClick={() => void press()}>
        {t('stop')}
      </Button>
    ),
    failed: state === 'failed' && (
      <Notice kind="danger" live>
        {t('failed')}
      </Notice>
    ),
  }
}
