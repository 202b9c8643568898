// The end: the request is being looked at, what comes next, and what would bring an answer sooner. Told by the server.
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { STATEMENT_MONTHS } from '#core/domain/documents.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { pressToLink } from '#features/capabilities/bank-link/link-press.ts'
import * as failureWords from '#features/capabilities/link-visit/failure-words.ts'
import { portalPage } from '#features/capabilities/signing/paths.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { finish } from './contract.ts'
import * as paths from './paths.ts'
import type { ScreenProps } from './screen-props.ts'
import * as words from './words.ts'

type Told = ResponseOf<typeof finish>

export function Finish({ leadId: link, tell, to }: ScreenProps) {
  const t = useWords(words)
  const tf = useWords(failureWords)
  const language = useLanguage()
  const [round, setRound] = useState(0)
  const [told, setTold] = useState<Outcome<Told, CallFailure> | null>(null)
  useEffect(() => {
    let over = false
    setTold(null)
    void call<typeof finish>(paths.finish, { link }).then((answer) => over || setTold(answer))
    return () => {
      over = true
    }
  }, [link, round])

  if (!told) return <LoadingBlock>{t('sending')}</LoadingBlock>
  if (!told.ok)
    return (
      <div className="prose">
        <StepTitle key="failed">{tf('failedTitle')}</StepTitle>
        <Notice
          kind="danger"
          live
          actions={
            <Button look="line" onClick={() => setRound(round + 1)}>
              {t('again')}
            </Button>
          }
        >
          {failureText(told.refusal, language)}
        </Notice>
      </div>
    )
  const { completed_plaid: linked, statement_months: months, state, since } = told.value
  if (since)
    return (
      <div className="prose">
        <StepTitle key={since}>{t(`since.${since}`)}</StepTitle>
        <p>{t(`since.${since}.text`)}</p>
        {since !== 'owners-others' && (
          <p>
            <a className="btn line" href={portalPage}>
              {t('toPortal')}
            </a>
          </p>
        )}
      </div>
    )
  if (state === 'offers')
    return (
      <div className="prose">
        <StepTitle key="offers">{t('offersTitle')}</StepTitle>
        <Notice kind="ok">{t('offersText')}</Notice>
      </div>
    )
  const connect = () => {
    pressToLink()
    tell({ reused: false })
    to('bank')
  }
  return (
    <div className="prose">
      <StepTitle key="review">{t('finishTitle')}</StepTitle>
      <Notice kind="ok" title={t('finishText')} />
      <h2>{t('nextTitle')}</h2>
      <p>{t('nextText')}</p>
      {!linked && months < STATEMENT_MONTHS && (
        <Notice
          title={t('fasterTitle')}
          actions={
            <>
              <Button look="line" onClick={connect}>
                {t('connectNow')}
              </Button>
              <Button look="line" onClick={() => to('statements')}>
                {t('uploadNow')}
              </Button>
            </>
          }
        >
          {months > 0 ? t('restText', { count: months }) : t('fasterText')}
        </Notice>
      )}
    </div>
  )
}
