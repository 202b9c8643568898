// The partner lender's screen: who it is, the consent that names it, start, and the way on without it.
import { useEffect, useRef, useState } from 'react'
import type { Brand, BrandLender } from '#core/flow/brand.ts'
import { consentWording } from '#core/domain/consents.ts'
import { formatUsd, type Cents } from '#core/ground/money.ts'
import { en } from '#core/words/partner-redirect/en.ts'
import { es } from '#core/words/partner-redirect/es.ts'
import { fill } from '#core/words/words.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LiveRegion } from '#ui/frame/live-region.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import '#ui/screens.css'

const words = { en, es }

/** What came of handing over. */
export type Handover =
  | { readonly kind: 'open'; readonly link: string }
  /** Handed over before: there is no page to open. */
  | { readonly kind: 'submitted'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly failure?: CallFailure }

interface PartnerRedirectProps {
  readonly lender: BrandLender
  /** Monthly sales below which the lender is shown, cents. */
  readonly limit: Cents
  readonly brand: Brand
  /** Hands over; null until the application is saved. */
  readonly start: (() => Promise<Handover>) | null
  /** On with the application here. */
  readonly onGoOn: () => void
  /** Back to the sales, which may have been mistyped. */
  readonly onCorrect: () => void
}

export function PartnerRedirect({ lender, limit, brand, start, onGoOn, onCorrect }: PartnerRedirectProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [agreed, setAgreed] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [came, setCame] = useState<Handover | null>(null)
  const names = { brand: brand.name, lender: lender.name }
  const ended = came?.kind === 'submitted'

  const handOver = async () => {
    setMissing(agreed === '')
    if (agreed === '' || ended || !start) return
    setBusy(true)
    setCame(await start())
    setBusy(false)
  }
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      <p className="lede">{t('partnering', names)}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void handOver()
        }}
      >
        <p className="small muted">{t('why', { ...names, limit: formatUsd(limit, { cents: false }) })}</p>
        <CheckboxInput
          id="partner-consent"
          label={<Wording {...names} />}
          error={missing && agreed === '' ? t('consentMissing') : undefined}
          value={agreed}
          onChange={setAgreed}
          disabled={ended}
        />
        <p className="small">
          {t('notSent')} {lender.terms && <NewWindow href={lender.terms}>{t('terms')}</NewWindow>}
        </p>
        {came?.kind === 'failed' && (
          <Notice kind="danger" live>
            {came.message || failureText(came.failure ?? { kind: 'offline' }, language)}
          </Notice>
        )}
        {came?.kind === 'submitted' && (
          <Notice kind="ok" live>
            {came.message}
          </Notice>
        )}
        {came?.kind === 'open' ? (
          <Notice kind="ok" live actions={<OpenLink href={came.link}>{t('open', names)}</OpenLink>}>
            {t('opened', names)}
          </Notice>
        ) : (
          <div className="actions">
            <Button type="submit" busy={busy && t('sending')} disabled={!start || ended}>
              {t('start', names)}
            </Button>
            <LiveRegion>{start ? '' : t('waiting')}</LiveRegion>
          </div>
        )}
        {!start && <p className="small muted">{t('waiting')}</p>}
        <div>
          <div className="actions">
            <Button look="quiet" onClick={onGoOn}>
              {t(came?.kind === 'open' || ended ? 'goOn' : 'decline')}
            </Button>
            {came === null && (
              <Button look="quiet" onClick={onCorrect}>
                {t('correct')}
              </Button>
            )}
          </div>
          <p className="small muted">{t('declineText', names)}</p>
        </div>
      </form>
    </>
  )
}

/** What is ticked is what is kept: the wording of the consent, with the names in it. */
function Wording(names: { brand: string; lender: string }) {
  const { text } = consentWording('sharing', useLanguage())
  return fill(text, names)
    .split('\n\n')
    .map((paragraph, at) => (
      <span key={paragraph}>
        {at > 0 && <br />}
        {paragraph}
      </span>
    ))
}

function NewWindow({ href, children }: { href: string; children: string }) {
  const t = useWords(words)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr"> {t('newWindow')}</span>
    </a>
  )
}

/** Takes the place of the button that was pressed, and its focus. */
function OpenLink({ href, children }: { href: string; children: string }) {
  const t = useWords(words)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <a ref={link} className="btn" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr"> {t('newWindow')}</span>
    </a>
  )
}
