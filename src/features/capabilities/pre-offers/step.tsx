// Pre-offers: amounts to expect on what was stated, one to be chosen or typed; then the bank that makes an offer of it.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { currencyKind } from '#core/fields/currency.ts'
import { formatUsd } from '#core/ground/money.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { focusField } from '#ui/frame/error-summary.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { RadioList } from '#ui/inputs/choice-inputs.tsx'
import { meantAs } from '#ui/inputs/meant.ts'
import { MoneyInput } from '#ui/inputs/text-input.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { stored } from '#ui/stored-items.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { typedAmountProblem } from './amount-typed.ts'
import type { preOffers, preOfferSelected } from './contract.ts'
import * as words from './words.ts'
import * as paths from './paths.ts'
import '#ui/screens.css'
import './pre-offers.css'

type Read = { readonly offers: readonly number[] } | { readonly failure: CallFailure } | null

/** Dollars of the wire: '$25,000'. */
const usd = (dollars: number): string => formatUsd(Math.round(dollars * 100), { cents: false })

export function PreOffersStep(props: StepScreenProps) {
  const { leadId, next } = props
  const t = useWords(words)
  const language = useLanguage()
  const [read, setRead] = useState<Read>(null)
  const [round, setRound] = useState(0)
  const goOn = useRef(next)
  goOn.current = next
  useEffect(() => {
    const abort = new AbortController()
    setRead(null)
    const asked = call<typeof preOffers>(paths.preOffers, { sf_leadid: leadId }, { signal: abort.signal })
    void asked.then((answer) => {
      if (abort.signal.aborted) return
      if (!answer.ok) setRead({ failure: answer.refusal })
      // Specification 2, section 4: without a valid estimate the flow advances.
      else if (!answer.value.valid) goOn.current()
      else setRead({ offers: answer.value.offers })
    })
    return () => abort.abort()
  }, [leadId, round])

  if (!read)
    return (
      <>
        <StepTitle key="looking">{t('looking')}</StepTitle>
        <LoadingBlock>{t('lookingText')}</LoadingBlock>
      </>
    )
  if ('failure' in read)
    return (
      <>
        <StepTitle key="failed">{t('failed')}</StepTitle>
        <div className="pre-offers">
          <Notice kind="danger" live>
            {failureText(read.failure, language)}
          </Notice>
          <div className="actions">
            <Button onClick={() => setRound(round + 1)}>{t('again')}</Button>
            <Button look="quiet" onClick={next}>
              {t('without')}
            </Button>
          </div>
        </div>
      </>
    )
  return <Estimates {...props} offers={read.offers} />
}

interface EstimatesProps extends StepScreenProps {
  /** Dollars, largest first. */
  readonly offers: readonly number[]
}

function Estimates({ leadId, offers, next, back }: EstimatesProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [chosen, setChosen] = useState(String(offers[0] ?? ''))
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const top = offers[0] ?? 0

  const fail = (message: string) => {
    setError(message)
    focusField('pre-offer-amount')
  }
  /** Saves the amount and goes `on`; a typed amount wins over a selected one. */
  const keep = async (on: () => void) => {
    if (busy) return
    setBusy(true)
    const meant = await meantAs(currencyKind, typed)
    setTyped(meant)
    const problem = meant.trim() ? typedAmountProblem(meant, top) : null
    if (problem) {
      setBusy(false)
      return fail(t(problem))
    }
    const sent = await call<typeof preOfferSelected>(paths.preOfferSelected, {
      sf_leadid: leadId,
      amount_selected: meant.trim() || chosen || null,
    })
    setBusy(false)
    if (!sent.ok) {
      const { refusal } = sent
      const own = refusal.kind === 'problem' ? refusal.errors[0]?.message : undefined
      return fail(own ?? failureText(refusal, language))
    }
    const { amount } = sent.value
    if (amount !== null) stored.set('pre-offer-selected', usd(amount).slice(1))
    on()
  }
  return (
    <>
      <StepTitle key="estimates">{t('title')}</StepTitle>
      <p className="lede">{t('estimate')}</p>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void keep(back ?? next)
        }}
      >
        <RadioList
          id="pre-offer"
          label={t('select')}
          choices={offers.map((dollars) => ({ value: String(dollars), en: usd(dollars), es: usd(dollars) }))}
          value={typed ? '' : chosen}
          onChange={(value) => {
            setChosen(value)
            setTyped('')
            setError(undefined)
          }}
        />
        <MoneyInput
          id="pre-offer-amount"
          kind={currencyKind}
          label={t('another')}
          hint={t('upTo', { amount: usd(top) })}
          required={false}
          error={error}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setChosen('')
            // What was wrong is said until it is right, and does not hide by itself.
            const still = error && text.trim() ? typedAmountProblem(text, top) : null
            setError(still ? t(still) : undefined)
          }}
        />
        {back && <p className="small muted">{t('thenBank')}</p>}
        <div className="actions">
          <Button type="submit" busy={busy && t('saving')}>
            {t('continue')}
          </Button>
          {back && (
            <Button look="quiet" onClick={() => void keep(next)}>
              {t('without')}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
