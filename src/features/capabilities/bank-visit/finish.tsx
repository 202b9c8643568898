// The end: success, still answering, or Oops, each with what happens next. Told by the server, not by the way here.
import { useEffect, useState } from 'react'
import { pressToLink } from '#features/capabilities/bank-link/link-press.ts'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import type { CallingScreenProps } from './screen-props.ts'
import { askStanding, type Standing } from './visit-calls.ts'
import * as bankWords from '#features/capabilities/bank-link/words.ts'
import * as words from './words.ts'

const names = { 'photo-id': 'photoId', 'voided-check': 'voidedCheck' } as const

/** Why there is no bank; a bank that was linked and wants a fresh login has refused nobody. */
const causeOf = ({ bank_state: state, reason }: Standing) =>
  state === 'needs-attention' && reason === 'login' ? 'attentionText' : (`why.${reason ?? 'other'}` as const)

export function Finish({ calls, leadId: code, brand, facts, tell, to }: CallingScreenProps) {
  const connect = () => {
    pressToLink()
    tell({ bank: 'wanted' })
    to('bank')
  }
  const t = useWords(words)
  const why = useWords(bankWords)
  const [standing, setStanding] = useState<Standing | 'unknown' | null>(null)
  useEffect(() => {
    let over = false
    void askStanding(calls, code).then((told) => over || setStanding(told.ok ? told.value : 'unknown'))
    return () => {
      over = true
    }
  }, [calls, code])

  if (standing === null) return <LoadingBlock>{t('verifying')}</LoadingBlock>
  if (standing !== 'unknown' && standing.bank_state === 'statements')
    return (
      <div className="prose">
        <StepTitle>{t('statementsTitle')}</StepTitle>
        <Notice kind="ok">{t('statementsText')}</Notice>
      </div>
    )
  if (standing !== 'unknown' && standing.bank_state === 'linked' && standing.missing.length > 0)
    return (
      <div className="prose">
        <StepTitle>{t('pendingTitle')}</StepTitle>
        <Notice
          actions={
            <Button look="line" onClick={() => to(standing.missing[0]!)}>
              {t('upload')}
            </Button>
          }
        >
          {t('missing', { documents: standing.missing.map((kind) => t(names[kind])).join(', ') })}
          {standing.numbers_known && `. ${t('numbersKnown')}`}
        </Notice>
      </div>
    )
  if (standing === 'unknown' || (standing.result && !standing.done))
    return (
      <div className="prose">
        <StepTitle>{t('pendingTitle')}</StepTitle>
        <Notice>{t('pendingText')}</Notice>
      </div>
    )
  if (standing.done)
    return (
      <div className="prose">
        <StepTitle>{t('successTitle')}</StepTitle>
        <Notice kind="ok">{t(facts.documents ? 'successDocuments' : 'successText')}</Notice>
      </div>
    )
  return (
    <div className="prose">
      <StepTitle>{t('oops')}</StepTitle>
      <Notice
        kind="danger"
        actions={
          <Button look="line" onClick={connect}>
            {t('again')}
          </Button>
        }
      >
        {standing.reason && <p>{why(causeOf(standing))}</p>}
        <p>
          {t('oopsText')} <ContactLine brand={brand} sentence={t('contact')} />
        </p>
      </Notice>
    </div>
  )
}
