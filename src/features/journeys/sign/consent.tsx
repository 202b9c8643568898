// Electronic records first: the statement, the sample in our own viewer, and the ways out: a code from the sample's file, paper, no.
import { Suspense, useRef, useState, type ComponentProps } from 'react'
import type { consentToSign, tellShown } from '#features/capabilities/signing/contract.ts'
import { LegalText } from '#features/capabilities/legal/legal-text.tsx'
import { useTellFrame } from '#features/capabilities/signing/frame-events.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { describing, Field } from '#ui/inputs/field.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { PaintedPaper as Painted } from '#ui/paper/painted-paper.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { Decline } from './decline.tsx'
import type { SignScreenProps } from './opened.ts'
import { useInLanguage } from './use-in-language.ts'

/** It comes after the words above it, which are to be read first. */
const PaintedPaper = lazyScreen<ComponentProps<typeof Painted>>(
  async () => (await import('#ui/paper/painted-paper.tsx')).PaintedPaper,
  'beside',
)

export function Consent(props: SignScreenProps) {
  const { opened, leadId: link, tell, refresh, next } = props
  const t = useWords(words)
  const language = useLanguage()
  useTellFrame(opened.standing)
  const sample = useRef<HTMLElement>(null)
  // painted: before these eyes; told: the server knows it.
  const [shown, setShown] = useState<'not yet' | 'painted' | 'told'>('not yet')
  const [code, setCode] = useState('')
  const [elsewhere, setElsewhere] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  // What counts as shown is the sample in the language that is agreed in.
  useInLanguage(refresh, () => setShown('not yet'))
  const sayShown = async (): Promise<CallFailure | null> => {
    const answer = await call<typeof tellShown>(paths.tellShown, { link, what: 'sample' }, { language })
    setShown(answer.ok ? 'told' : 'painted')
    return answer.ok ? null : answer.refusal
  }
  const agree = async () => {
    const typed = elsewhere ? code.trim() : ''
    setProblem('')
    setWrong(undefined)
    if (!typed && shown === 'not yet') {
      setProblem(t('sampleFirst'))
      // From its beginning: the focus alone leaves what is taller than the window where it stands, and keys read on from there to the end.
      sample.current?.scrollIntoView({ block: 'start' })
      return sample.current?.focus({ preventScroll: true })
    }
    setBusy(true)
    // Told before, but for a line that broke off: without it the consent would be refused.
    const failed = !typed && shown !== 'told' ? await sayShown() : null
    if (failed) {
      setBusy(false)
      return setProblem(failureText(failed, language))
    }
    const { version } = opened.consent
    const answer = await call<typeof consentToSign>(
      paths.consentToSign,
      { link, code: typed, version },
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
    if (field && typed) setWrong(field.message)
    else setProblem(field?.message ?? failureText(refusal, language))
  }
  const field = { id: 'sample-code', label: t('codeLabel'), hint: t('codeHint'), error: wrong }
  const paper = t(`paper.${opened.kind}`)
  return (
    <>
      <form
        className="prose"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void agree()
        }}
      >
        <p className="small muted">{t('steps', { at: 1 })}</p>
        <StepTitle>{t('consentTitle')}</StepTitle>
        <p>{t('consentLede', { signer: opened.signer, paper })}</p>
        <LegalText text={opened.consent.text} />
        <section ref={sample} tabIndex={-1} aria-labelledby="sample-title">
          <h2 id="sample-title">{t('sampleTitle')}</h2>
          <Suspense fallback={<LoadingBlock>{t('sampleTitle')}</LoadingBlock>}>
            {opened.sample ? (
              <PaintedPaper
                key={opened.sample.language}
                paper={opened.sample}
                within
                onPainted={() => {
                  setShown('painted')
                  void sayShown()
                }}
              />
            ) : (
              <LoadingBlock>{t('sampleTitle')}</LoadingBlock>
            )}
          </Suspense>
          <p className="small muted" role="status">
            {shown === 'not yet' ? '' : t('sampleShown')}
          </p>
        </section>
        <details open={elsewhere} onToggle={(event) => setElsewhere(event.currentTarget.open)}>
          <summary>{t('sampleElsewhere')}</summary>
          <p>
            <a href={paths.sampleFile(link, language)} target="_blank" rel="noreferrer">
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
        </details>
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
      <Decline {...props} />
    </>
  )
}
