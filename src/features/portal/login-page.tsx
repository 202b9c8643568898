// The portal's door: a contact, then the code that was sent to it.
import { useCallback, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { oneTimeCode } from '#core/fields/one-time-code.ts'
import type { CallFailure } from '#ui/answer.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { focusField } from '#ui/frame/error-summary.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { navigate } from '#ui/router.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { askCode, enterCode, readCode } from './login-contract.ts'
import * as paths from './paths.ts'
import { HOME, type PortalPageProps } from './page-props.ts'
import * as words from './words.ts'
import '#ui/screens.css'
import '#ui/prose.css'

type Sent = 'email' | 'sms'

/** Where the door stands: a code that this browser asked for waits for it, also after the page was loaded again. */
export function useSentCode(): [Sent | null, (sent: Sent | null) => void] {
  const [sent, setSent] = useState<Sent | null>(null)
  const found = useEffectEvent((channel: Sent | null) => {
    if (channel && !touched.current) setSent(channel)
  })
  const touched = useRef(false)
  useEffect(() => {
    let here = true
    void call<typeof readCode>(paths.readCode, {}).then(
      (answer) => here && answer.ok && found(answer.value.channel),
    )
    return () => {
      here = false
    }
  }, [])
  const choose = useCallback((next: Sent | null) => {
    touched.current = true
    setSent(next)
  }, [])
  return [sent, choose]
}

export function LoginPage({ data, onLanguage }: PortalPageProps) {
  const t = useWords(words)
  const [sent, setSent] = useSentCode()
  const title = t(sent ? 'codeTitle' : 'loginTitle')
  useEffect(() => {
    document.title = `${title} - ${data.brand.name}`
  }, [title, data.brand.name])
  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref="/business/portal/login"
      onLanguage={onLanguage}
    >
      <div className="prose" key={sent}>
        <StepTitle>{title}</StepTitle>
        <DoorForm sent={sent} onSent={setSent} onIn={() => navigate(HOME, { replace: true })} />
        <section>
          <h2>{t('helpTitle')}</h2>
          <p className="small">{t('help')}</p>
        </section>
      </div>
    </PageFrame>
  )
}

/** A contact, or the code that was sent to it. */
export const DoorForm = ({
  sent,
  onSent,
  onIn,
}: {
  sent: Sent | null
  onSent: (sent: Sent | null) => void
  onIn: () => void
}) =>
  sent ? <CodeForm sent={sent} onAgain={() => onSent(null)} onIn={onIn} /> : <ContactForm onSent={onSent} />

/** What a refused call says: beside the field where it names it, else above the button. */
function useRefusal(field: string) {
  const language = useLanguage()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const errors = failure?.kind === 'problem' ? failure.errors : []
  const atField = errors.find((each) => each.field === field)?.message
  useEffect(() => {
    if (atField) focusField(`portal-${field}`)
  }, [failure, atField, field])
  return {
    setFailure,
    atField,
    below: failure && !atField && (
      <Notice kind="danger" live>
        {failureText(failure, language)}
      </Notice>
    ),
  }
}

const contactKind = { name: 'email', format: (text: string) => text, inputMode: 'email' } as const

function ContactForm({ onSent }: { onSent: (channel: Sent) => void }) {
  const t = useWords(words)
  const [contact, setContact] = useState('')
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal('contact')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answer = await call<typeof askCode>(paths.askCode, { contact })
    setBusy(false)
    refusal.setFailure(answer.ok ? null : answer.refusal)
    if (answer.ok) onSent(answer.value.channel)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <p className="lede">{t('loginLede')}</p>
      <TextInput
        id="portal-contact"
        kind={contactKind}
        label={t('contactLabel')}
        hint={t('contactHint')}
        value={contact}
        onChange={setContact}
        autoComplete="username"
        error={refusal.atField}
      />
      {refusal.below}
      <div className="actions">
        <Button type="submit" busy={busy && t('sendingCode')}>
          {t('sendCode')}
        </Button>
      </div>
    </form>
  )
}

function CodeForm({ sent, onAgain, onIn }: { sent: Sent; onAgain: () => void; onIn: () => void }) {
  const t = useWords(words)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const refusal = useRefusal('code')
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answer = await call<typeof enterCode>(paths.enterCode, { code })
    setBusy(false)
    if (answer.ok) return onIn()
    refusal.setFailure(answer.refusal)
  }
  return (
    <form noValidate onSubmit={(event) => void enter(event)}>
      <p className="lede">{t(`codeSent.${sent}`)}</p>
      <TextInput
        id="portal-code"
        kind={oneTimeCode}
        label={t('codeLabel')}
        hint={t('codeHint')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        error={refusal.atField}
      />
      {refusal.below}
      <div className="actions">
        <Button type="submit" busy={busy && t('entering')}>
          {t('enter')}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {t('otherContact')}
        </Button>
      </div>
    </form>
  )
}
