// Another amount or term than the three deals': sliders, and at once what they cost by the server's own model. Saved by its button only.
import { useId, useState, type FormEvent } from 'react'
import { failureText } from '#ui/answer.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { aprText, perDollar, shareOfSales, shareText, shortDate, usd, wholeUsd } from './deal-figures.ts'
import { chooseOwn, isOvertaken, isSigned, type Chosen, type OfferStanding } from './offer-calls.ts'
import { ValueSlider } from './value-slider.tsx'
import { priceOf, type WireChoice } from './wire-choice.ts'
import * as words from './words.ts'
import './own-choice.css'

interface OwnChoiceProps {
  readonly leadId: string
  readonly choice: WireChoice
  /** The deal that is saved now, of the three or of the sliders. */
  readonly saved: WireDeal | null
  readonly sales: OfferStanding['monthly_sales']
  readonly onChosen: (chosen: Chosen, deal: WireDeal) => void
  /** The choice was not taken, since something else stands by now. */
  readonly onOvertaken: () => void
  /** Somebody has signed the contract of the choice before. */
  readonly signed: boolean
  /** Asks first whether that contract may end; `goOn` chooses all the same. */
  readonly onSigned: (goOn: () => void) => void
  /** Another button of the page is the one to press next. */
  readonly second: boolean
}

const frequencies = ['Weekly', 'Daily'] as const

/** Preset to what was saved where the sliders can show it, else to the most over the longest term (specification 2, section 4). */
function presetOf({ amounts, terms }: WireChoice, saved: WireDeal | null) {
  const most = amounts[0]!
  const longest = terms.findLast((row) => row.amount >= most)!.term
  return saved && amounts.includes(saved.amount) && terms.some(({ term }) => term === saved.term)
    ? { amount: saved.amount, term: saved.term, frequency: saved.frequency }
    : { amount: most, term: longest, frequency: frequencies[0] as WireDeal['frequency'] }
}

export function OwnChoice({
  leadId,
  choice,
  saved,
  sales,
  onChosen,
  onOvertaken,
  signed,
  onSigned,
  second,
}: OwnChoiceProps) {
  const t = useWords(words)
  const language = useLanguage()
  const title = useId()
  const [wanted, setWanted] = useState(() => presetOf(choice, saved))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const terms = choice.terms.filter((row) => row.amount >= wanted.amount).map(({ term }) => term)
  // The nearest term that bears the amount: what was picked comes back when the amount falls again.
  const term = terms.reduce((near, each) =>
    Math.abs(each - wanted.term) < Math.abs(near - wanted.term) ? each : near,
  )
  const daily = wanted.frequency === 'Daily'
  const deal = priceOf(choice, { amount: wanted.amount, term, frequency: daily ? 'daily' : 'weekly' })
  if (!deal) return null
  const months = (count: number) => (count === 1 ? t('monthOne') : t('months', { count }))
  const price = t(daily ? 'aDay' : 'aWeek', { payment: usd(deal.payment) })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (signed && deal.id !== saved?.id) return onSigned(() => void send(true))
    await send(false)
  }
  const send = async (replaceSigned: boolean) => {
    setBusy(true)
    setProblem('')
    const answer = await chooseOwn(leadId, deal, replaceSigned)
    if (!answer.ok && isSigned(answer.refusal)) {
      setBusy(false)
      return onSigned(() => void send(true))
    }
    if (!answer.ok && isOvertaken(answer.refusal)) return onOvertaken()
    setBusy(false)
    if (!answer.ok) return setProblem(failureText(answer.refusal, language))
    onChosen(answer.value, deal)
  }
  const lines: readonly (readonly [string, string])[] = [
    [t('apr'), aprText(deal.apr)],
    [t('youGet'), usd(deal.amount)],
    [t('repayTotal'), usd(deal.total)],
    [t('ownPerDollar'), perDollar(deal.rate)],
    [t('payments'), String(deal.payments_count)],
    [t('lastPayment'), usd(deal.last_payment)],
    [t('finalDate'), shortDate(deal.final_date, language)],
    [t('share'), shareText(shareOfSales(deal, sales?.amount ?? null))],
  ]
  return (
    <section className="own-choice" aria-labelledby={title}>
      <h2 id={title}>{t('ownTitle')}</h2>
      <p className="small">{t('ownLede')}</p>
      <form className="pair" onSubmit={(event) => void save(event)}>
        <div className="card">
          <ValueSlider
            label={t('ownAmount')}
            values={[...choice.amounts].reverse()}
            value={wanted.amount}
            text={wholeUsd}
            less={t('ownAmountLess')}
            more={t('ownAmountMore')}
            onPick={(amount) => setWanted({ ...wanted, amount })}
          />
          <ValueSlider
            label={t('ownTerm')}
            values={terms}
            value={term}
            text={months}
            less={t('ownTermLess')}
            more={t('ownTermMore')}
            onPick={(picked) => setWanted({ ...wanted, term: picked })}
          />
          <fieldset className="often">
            <legend>{t('ownOften')}</legend>
            {frequencies.map((frequency) => (
              <label key={frequency}>
                <input
                  type="radio"
                  name="often"
                  value={frequency}
                  checked={wanted.frequency === frequency}
                  onChange={() => setWanted({ ...wanted, frequency })}
                />
                {t(`own${frequency}`)}
              </label>
            ))}
          </fieldset>
        </div>
        <div className="card">
          <p className="own-price num" aria-live="polite">
            <b>{price}</b>
          </p>
          <dl>
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
          {problem && (
            <Notice kind="danger" live>
              {problem}
            </Notice>
          )}
          {saved?.id === deal.id ? (
            <p>
              <b>{t('yourChoice')}</b>
            </p>
          ) : (
            <Button type="submit" look={second ? 'line' : undefined} busy={busy && t('saving')}>
              {t('selectOffer')}
            </Button>
          )}
          <p className="small">{t('notBinding')}</p>
        </div>
      </form>
    </section>
  )
}
