// None of it fits: ask to be told when something does, or talk to a person.
import { useEffect, useId, useState } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { failureText } from '#ui/answer.ts'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { askToBeTold } from './offer-calls.ts'
import * as words from './words.ts'

/** Specification 2, section 9; what it says stays to be read on the button beside it. */
const NOTICE_MS = 10_000

interface NoneFitsProps {
  readonly leadId: string
  readonly brand: Brand
  /** They asked before. */
  readonly told: boolean
  /** For whoever closes and opens it again. */
  readonly onTold?: (told: boolean) => void
  /** After a decline the title speaks of later, not of other offers. */
  readonly declined?: boolean
}

export function NoneFits({ leadId, brand, told, onTold, declined = false }: NoneFitsProps) {
  const t = useWords(words)
  const language = useLanguage()
  const title = t(declined ? 'laterTitle' : 'noneTitle')
  const [asked, setAsked] = useState(told)
  const [notice, setNotice] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(false), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])

  const tell = async (on: boolean) => {
    setBusy(true)
    setProblem('')
    const answer = await askToBeTold(leadId, on)
    setBusy(false)
    if (!answer.ok) return setProblem(failureText(answer.refusal, language))
    setAsked(on)
    onTold?.(on)
    setNotice(on)
  }
  const buttonId = useId()
  const dismiss = () => {
    setNotice(false)
    document.getElementById(buttonId)?.focus()
  }
  return (
    <section className="card none-fits" aria-label={title}>
      <h2>{title}</h2>
      <p className="small">{t(declined ? 'laterText' : 'noneText')}</p>
      {notice && (
        <Notice kind="ok" live title={t('subscribed')} onDismiss={dismiss}>
          {t('subscribedText')}
        </Notice>
      )}
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      <div className="actions">
        <Button id={buttonId} look="line" busy={busy && t('saving')} onClick={() => void tell(!asked)}>
          {asked ? t('notifyStop') : t('notify')}
        </Button>
        {asked && !notice && <span className="small muted">{t('subscribed')}</span>}
      </div>
      <p className="small">
        <ContactLine brand={brand} sentence={t('orReach')} />
      </p>
    </section>
  )
}
