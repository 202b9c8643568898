// A signer's no, with a reason that their representative reads.
import { useState } from 'react'
import type { declinePaper } from '#features/capabilities/signing/contract.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { describing, Field } from '#ui/inputs/field.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { SignScreenProps } from './opened.ts'

export function Decline({ leadId: link, tell, refresh, to }: SignScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const decline = async () => {
    if (!reason.trim()) return setError(t('reasonNeeded'))
    setBusy(true)
    const answer = await call<typeof declinePaper>(paths.declinePaper, { link, reason }, { language })
    setBusy(false)
    if (!answer.ok) return setError(failureText(answer.refusal, language))
    tell({ standing: 'declined' })
    refresh()
    to('end')
  }
  const field = { id: 'decline-reason', label: t('reasonLabel'), error }
  return (
    <details className="prose">
      <summary>{t('decline')}</summary>
      <p>{t('declineLede')}</p>
      <Field field={field}>
        <textarea
          {...describing(field)}
          id={field.id}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <div className="actions">
        <Button look="line" busy={busy && t('declining')} onClick={() => void decline()}>
          {t('declineNow')}
        </Button>
      </div>
    </details>
  )
}
