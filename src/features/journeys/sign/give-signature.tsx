// The signature: drawn or typed, given to exactly the paper that was shown.
import { useState } from 'react'
import { fieldMessage } from '#core/fields/field-message.ts'
import type { signPaper } from '#features/capabilities/signing/contract.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { SignatureInput } from '#ui/inputs/signature-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { SignScreenProps } from './opened.ts'

export function GiveSignature({ opened, leadId: link, tell, refresh, next, back }: SignScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [signature, setSignature] = useState('')
  const [wrong, setWrong] = useState<string>()
  // A name that is written otherwise than in the contract: the signer says whether it is theirs.
  const [variant, setVariant] = useState<{ typed: string; message: string } | null>(null)
  const [confirmed, setConfirmed] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const paper = t(`paper.${opened.kind}`)
  const sign = async () => {
    if (!signature.trim()) return setWrong(fieldMessage({ key: 'signature' }, '', language))
    setBusy(true)
    setProblem('')
    setWrong(undefined)
    const { hash } = opened
    const answer = await call<typeof signPaper>(
      paths.signPaper,
      { link, signature, hash, variant: confirmed },
      { language },
    )
    setBusy(false)
    if (answer.ok) {
      tell({ standing: 'signed' })
      refresh()
      return next()
    }
    const { refusal } = answer
    const field = refusal.kind === 'problem' ? refusal.errors[0] : undefined
    if (field?.field === 'variant') setVariant({ typed: signature, message: field.message })
    else if (field) setWrong(field.message)
    else if (refusal.kind === 'problem' && refusal.code === 'not-possible-now')
      setProblem(t('changed', { paper }))
    else setProblem(failureText(refusal, language))
  }
  return (
    <div className="prose">
      <p className="small muted">{t('steps', { at: 3 })}</p>
      <StepTitle>{t('signTitle')}</StepTitle>
      <p>
        {t('signLede', { signer: opened.signer, paper })}
        {opened.role && (
          <>
            {' '}
            {t('signRole')} <strong lang={opened.paper?.language}>{opened.role}</strong>.
          </>
        )}
      </p>
      <SignatureInput
        id="signature"
        label={t('signatureLabel')}
        value={signature}
        onChange={(text) => {
          setSignature(text)
          setWrong(undefined)
          setVariant(null)
          setConfirmed(false)
        }}
        error={wrong}
      />
      {variant && (
        <>
          <Notice live>{variant.message}</Notice>
          <CheckboxInput
            id="variant"
            label={t('variantLabel', { name: opened.signer, typed: variant.typed })}
            value={confirmed ? 'true' : ''}
            onChange={(value) => setConfirmed(value === 'true')}
          />
        </>
      )}
      {problem && (
        <Notice
          kind="danger"
          live
          actions={
            <Button look="line" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      <div className="actions">
        <Button busy={busy && t('signing')} onClick={() => void sign()}>
          {t('sign')}
        </Button>
        <Button look="quiet" onClick={back}>
          {t('back', { paper })}
        </Button>
      </div>
    </div>
  )
}
