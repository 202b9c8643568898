// The offers: one of them is chosen and saved, and may be changed until the contract is signed.
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import type { Language } from '#core/words/words.ts'
import { StillMissing } from '#features/capabilities/uploads/still-missing.tsx'
import { failureText } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { DealCard } from './deal-card.tsx'
import { aprText, markOf, wholeUsd } from './deal-figures.ts'
import { Explained } from './explained.tsx'
import { NoneFits } from './none-fits.tsx'
import { chooseOffer, isOvertaken, type OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

interface DealsProps {
  readonly leadId: string
  readonly brand: Brand
  readonly standing: OfferStanding
  readonly to: (page: number) => void
  /** The choice was not taken, since something else stands by now. */
  readonly onOvertaken: () => void
  readonly onChosen: () => void
}

export function Deals({ leadId, brand, standing, to, onOvertaken, onChosen }: DealsProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { offers, disclosure_state: disclosure } = standing
  const legend = useId()
  const [chosen, setChosen] = useState<{ id: string; nextStep: string; language: Language } | null>(null)
  const saved = chosen?.id ?? offers.find(({ selected }) => selected)?.id ?? ''
  // In another language the offers are read again, with their next step.
  const nextStep = chosen?.language === language ? chosen.nextStep : standing.next_step
  const [picked, setPicked] = useState(saved || (offers[0]?.id ?? ''))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState(false)

  // The button that was pressed is gone once its offer is saved: the focus goes to what came of it, which is read out by that.
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) told.current?.focus()
  }, [chosen])

  const choose = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!picked) return setProblem(t('mustSelect'))
    setBusy(true)
    setProblem('')
    const answer = await chooseOffer(leadId, picked)
    // Busy until what stands now takes this one's place.
    if (!answer.ok && isOvertaken(answer.refusal)) return onOvertaken()
    setBusy(false)
    if (!answer.ok) return setProblem(failureText(answer.refusal, language))
    setChosen({ id: answer.value.offer_id, nextStep: answer.value.next_step, language })
    setAsking(false)
    onChosen()
  }
  return (
    <>
      <StepTitle key="offers">{t('qualified')}</StepTitle>
      <p className="lede">{t(saved ? 'ledeChosen' : 'lede')}</p>
      <div className="offers">
        <div ref={told} tabIndex={-1}>
          {saved ? (
            <Notice kind="ok" title={t('savedTitle')}>
              {nextStep}
            </Notice>
          ) : (
            <Notice title={t(disclosure ? 'disclosureTitle' : 'nextTitle')}>{nextStep}</Notice>
          )}
        </div>
        <form onSubmit={(event) => void choose(event)}>
          <fieldset className="deals" role="radiogroup" aria-labelledby={legend}>
            <legend className="sr" id={legend}>
              {t('legend')}
            </legend>
            {offers.map((deal, at) => (
              <DealCard
                key={deal.id}
                deal={deal}
                mark={markOf(offers, at)}
                of={offers.length}
                checked={picked === deal.id}
                chosen={saved === deal.id}
                onChoose={() => setPicked(deal.id)}
              />
            ))}
          </fieldset>
          {problem && (
            <Notice kind="danger" live>
              {problem}
            </Notice>
          )}
          <div className="actions">
            {picked !== saved && (
              <Button type="submit" busy={busy && t('saving')}>
                {t(saved ? 'change' : 'choose')}
              </Button>
            )}
            <Button look="quiet" aria-expanded={asking} onClick={() => setAsking(!asking)}>
              {t('noneFits')}
            </Button>
          </div>
        </form>
        {asking && <NoneFits leadId={leadId} brand={brand} />}
        <StillMissing leadId={leadId} to={to} />
        {standing.explanation?.bank_data === false &&
          standing.explanation.reasons.map(({ code, text }) => (
            <p className="small muted" key={code}>
              {text}
            </p>
          ))}
        {standing.explanation?.bank_data && (
          <Explained explanation={standing.explanation} most={mostText(t, standing)} />
        )}
      </div>
    </>
  )
}

/** The largest amount as a sentence: with its term and APR, as wherever an amount stands. */
function mostText(
  t: ReturnType<typeof useWords<keyof typeof words.en>>,
  { max_amount: amount, max_amount_term: term, max_amount_apr: apr }: OfferStanding,
): string | undefined {
  if (amount === null || term === null || apr === null) return undefined
  const months = term === 1 ? t('monthOne') : t('months', { count: term })
  return t('most', { amount: wholeUsd(amount), months, apr: aprText(apr) })
}
