// The other ways than signing here: the paper on paper, or a no with a reason.
import { useState } from 'react'
import { declineWhys, needsWords, type DeclineWhy } from '#core/domain/decline-whys.ts'
import type { askPaper, declinePaper } from '#features/capabilities/signing/contract.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { describing, Field } from '#ui/inputs/field.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { SignScreenProps } from './opened.ts'

export function Decline(props: SignScreenProps) {
  const t = useWords(words)
  const { kind } = props.opened
  const paper = t(`paper.${kind}`)
  return (
    <details className="prose sign-no">
      <summary>{t('decline')}</summary>
      <OnPaper {...props} />
      <h2>{t('declineTitle')}</h2>
      <p>
        {t('declineLede', { paper })} {kind === 'funding-agreement' && t('declineRead')}
      </p>
      <Refuse {...props} />
    </details>
  )
}

function OnPaper({ opened, leadId: link, refresh }: SignScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const paper = t(`paper.${opened.kind}`)
  const { on_paper: way } = opened
  if (!way) return null
  const ask = async () => {
    setBusy(true)
    setProblem('')
    const answer = await call<typeof askPaper>(paths.askPaper, { link }, { language })
    setBusy(false)
    if (answer.ok) refresh()
    else setProblem(failureText(answer.refusal, language))
  }
  return (
    <>
      <h2>{t('onPaperTitle')}</h2>
      {way === 'asked' ? (
        <p role="status">{t('onPaperAsked', { paper })}</p>
      ) : way === 'ask' ? (
        <>
          <p>{t('onPaperLede', { paper })}</p>
          {problem && (
            <Notice kind="danger" live>
              {problem}
            </Notice>
          )}
          <div className="actions">
            <Button look="line" busy={busy && t('onPaperAsking')} onClick={() => void ask()}>
              {t('onPaperAsk')}
            </Button>
          </div>
        </>
      ) : (
        <p>{t('onPaperContact', { paper, contact: way })}</p>
      )}
    </>
  )
}

function Refuse({ opened, leadId: link, tell, refresh, to }: SignScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [why, setWhy] = useState<DeclineWhy>()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const decline = async () => {
    if (!reason.trim() && needsWords(why)) return setError(t('reasonNeeded'))
    setBusy(true)
    const answer = await call<typeof declinePaper>(paths.declinePaper, { link, why, reason }, { language })
    setBusy(false)
    if (!answer.ok) return setError(failureText(answer.refusal, language))
    tell({ standing: 'declined' })
    refresh()
    to('end')
  }
  const field = {
    id: 'decline-reason',
    label: t('reasonLabel'),
    required: needsWords(why),
    error,
  }
  const whys = declineWhys.map((value) => ({ value, en: t(`why.${value}`), es: t(`why.${value}`) }))
  return (
    <>
      <RadioCards
        id="decline-why"
        label={t('whyLabel')}
        choices={whys}
        required={!reason.trim()}
        value={why ?? ''}
        onChange={(chosen) => {
          setWhy(declineWhys.find((each) => each === chosen))
          setError(undefined)
        }}
      />
      <Field field={field}>
        <textarea
          {...describing(field)}
          id={field.id}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </Field>
      <div className="actions">
        <Button look="line" busy={busy && t('declining')} onClick={() => void decline()}>
          {t('declineNow', { paper: t(`paper.${opened.kind}`) })}
        </Button>
      </div>
    </>
  )
}
