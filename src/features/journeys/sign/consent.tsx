// Electronic records first: the statement, the sample that the signer opens, and the code printed in it.
import { useState } from 'react'
import type { consentToSign } from '#features/capabilities/signing/contract.ts'
import { LegalText } from '#features/capabilities/legal/legal-text.tsx'
import { useTellFrame } from '#features/capabilities/signing/frame-events.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { describing, Field } from '#ui/inputs/field.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { SignScreenProps } from './opened.ts'

export function Consent({ opened, leadId: link, tell, refresh, next }: SignScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  useTellFrame(opened.standing)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const agree = async () => {
    if (!code.trim()) return setWrong(t('wrongCode'))
    setBusy(true)
    setProblem('')
    setWrong(undefined)
    const { version } = opened.consent
    const answer = await call<typeof consentToSign>(
      paths.consentToSign,
      { link, code, version },
      { language },
    )
    setBusy(false)
    if (answer.ok) {
      tell({ standing: 'sign' })
      refresh()
      return next()
    }
    const { refusal } = answer
    const field =
      refusal.kind === 'problem' ? refusal.errors.find(({ field }) => field === 'code') : undefined
    if (field) setWrong(field.message)
    else setProblem(failureText(refusal, language))
  }
  const field = { id: 'sample-code', label: t('codeLabel'), hint: t('codeHint'), error: wrong }
  return (
    <form
      className="prose"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void agree()
      }}
    >
      <p className="small muted">{t('steps', { at: 1 })}</p>
      <h1>{t('consentTitle')}</h1>
      <p>{t('consentLede', { signer: opened.signer })}</p>
      <LegalText text={opened.consent.text} />
      <p>
        <a href={paths.signFile(link, 'sample')} target="_blank" rel="noreferrer">
          {t('openSample')}
        </a>{' '}
        <span className="small muted">{t('sampleAbout')}</span>
      </p>
      <Field field={field}>
        <div className="input">
          <input
            {...describing(field)}
            id={field.id}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
          />
        </div>
      </Field>
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" busy={busy && t('agreeing')}>
          {t('agree')}
        </Button>
      </div>
    </form>
  )
}
