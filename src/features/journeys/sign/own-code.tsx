// A code to the signer's own e-mail address, before anything of the contract is shown on a new device.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { oneTimeCode } from '#core/fields/one-time-code.ts'
import type { enterSignerCode, sendSignerCode } from '#features/capabilities/signing/contract.ts'
import { useTellFrame } from '#features/capabilities/signing/frame-events.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { SignScreenProps } from './opened.ts'

const CODE_DIGITS = 6

export function OwnCode({ opened, leadId: link, tell, refresh, next }: SignScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  useTellFrame(opened.standing)
  const [sentTo, setSentTo] = useState(opened.code_sent ? opened.code_to : '')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(0)
  const checked = useRef('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'sending' | 'checking' | null>(null)
  const begin = (what: 'sending' | 'checking') => {
    setBusy(what)
    setProblem('')
    setWrong(undefined)
  }
  const told = (refusal: CallFailure) => {
    const field =
      refusal.kind === 'problem' ? refusal.errors.find(({ field }) => field === 'code') : undefined
    if (field) setWrong(field.message)
    else setProblem(failureText(refusal, language))
  }
  const send = async () => {
    begin('sending')
    const answer = await call<typeof sendSignerCode>(paths.sendSignerCode, { link }, { language })
    setBusy(null)
    if (!answer.ok) return told(answer.refusal)
    setCode('')
    checked.current = ''
    setSentTo(answer.value.to)
    setSent((before) => before + 1)
  }
  // The code is typed next; a page that is loaded again leaves the focus where it is.
  useEffect(() => {
    if (sent) document.getElementById('contact-code')?.focus()
  }, [sent])
  const check = async (code: string) => {
    checked.current = code
    begin('checking')
    const answer = await call<typeof enterSignerCode>(paths.enterSignerCode, { link, code }, { language })
    setBusy(null)
    if (!answer.ok) return told(answer.refusal)
    tell({ standing: answer.value.standing })
    refresh()
    next()
  }
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (code.length !== CODE_DIGITS) return setWrong(t('contactCodeShape'))
    void check(code)
  }
  /** The last digit says it all, as the hint tells; a code that was refused is tried again by the button alone. */
  const typed = (text: string) => {
    setCode(text)
    if (text.length === CODE_DIGITS && text !== checked.current && !busy) void check(text)
  }
  const refused = problem && (
    <Notice kind="danger" live>
      {problem}
    </Notice>
  )
  const { signer, code_to: to, code_for: what, kind } = opened
  return (
    <form className="prose" noValidate onSubmit={enter}>
      <StepTitle>{t(opened.code_for === 'copy' ? 'codeCopyTitle' : 'codeTitle')}</StepTitle>
      {sentTo ? (
        <>
          <p role="status">{t('codeSent', { to: sentTo })}</p>
          <TextInput
            id="contact-code"
            kind={oneTimeCode}
            label={t('contactCode')}
            hint={t('contactCodeHint')}
            value={code}
            onChange={typed}
            autoComplete="one-time-code"
            error={wrong}
          />
          {refused}
          <div className="actions">
            <Button type="submit" busy={busy === 'checking' && t('codeEntering')}>
              {t('codeEnter')}
            </Button>
            <Button look="quiet" busy={busy === 'sending' && t('codeSending')} onClick={() => void send()}>
              {t('codeAgain')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t(what === 'copy' ? 'codeCopyLede' : 'codeLede', { signer, to, paper: t(`paper.${kind}`) })}</p>
          {refused}
          <div className="actions">
            <Button busy={busy === 'sending' && t('codeSending')} onClick={() => void send()}>
              {t('codeSend')}
            </Button>
          </div>
        </>
      )}
      {what === 'signature' && <p className="small muted">{t('codeOwn')}</p>}
    </form>
  )
}
