// Another amount or term than the three deals': sliders, and at once what they cost by the server's own model. Saved by its button only.
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react'
import { currencyKind } from '#core/fields/currency.ts'
import { failureText } from '#ui/answer.ts'
import { focusField } from '#ui/frame/error-summary.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { MoneyInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { ChooseBar } from './choose-bar.tsx'
import type { WireDeal } from './contract.ts'
import { aprText, perDollar, shareOfSales, shareText, shortDate, usd, wholeUsd } from './deal-figures.ts'
import { chooseOwn, isOvertaken, isSigned, type Chosen, type OfferStanding } from './offer-calls.ts'
import { ValueSlider } from './value-slider.tsx'
import { isInRange, priceOf, type WireChoice } from './wire-choice.ts'
import * as words from './words.ts'
import './own-choice.css'

interface OwnChoiceProps {
  readonly leadId: string
  readonly choice: WireChoice
  /** The deal that is saved now, of the three or of the sliders. */
  readonly saved: WireDeal | null
  /** What was being set before the offers changed; null where nothing was. */
  readonly wish: WireDeal | null
  /** The amount that was asked for, in dollars; null where none was. */
  readonly asked: number | null
  /** The sliders were touched last: the bar at the foot of the window speaks of them. */
  readonly setting: boolean
  readonly onSetting: () => void
  /** A choice is being saved, of the table or of the sliders: one at a time. */
  readonly busy: boolean
  readonly onBusy: (busy: boolean) => void
  /** What is being set now; null while its amount cannot be had. */
  readonly onShow: (deal: WireDeal | null) => void
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

const amountId = 'own-amount'
const frequencies = ['Weekly', 'Daily'] as const

/** Whether its amount and term can be had. */
export const canBeHad = (choice: WireChoice, { amount, term }: WireDeal): boolean =>
  isInRange(choice, amount) && choice.terms.some((row) => row.term === term && row.amount >= amount)

/**
 * Preset to what was being set before the offers changed, else to what was saved, where it can still be had; else to what was asked for, else to
 * the most; over the longest term (ADR 136).
 */
function presetOf(choice: WireChoice, before: readonly (WireDeal | null)[], asked: number | null) {
  const { amounts, terms } = choice
  const kept = before.find((deal) => deal && canBeHad(choice, deal))
  if (kept) return { amount: kept.amount, term: kept.term, frequency: kept.frequency }
  const amount = asked !== null && isInRange(choice, asked) ? asked : amounts[0]!
  const longest = terms.findLast((row) => row.amount >= amount)!.term
  return { amount, term: longest, frequency: frequencies[0] as WireDeal['frequency'] }
}

const shown = (dollars: number): string => currencyKind.show(Math.round(dollars * 100))

export function OwnChoice({
  leadId,
  choice,
  saved,
  wish,
  asked,
  setting,
  onSetting,
  busy,
  onBusy: setBusy,
  onShow,
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
  const form = useId()
  const [wanted, setWanted] = useState(() => presetOf(choice, [wish, saved], asked))
  const [typed, setTyped] = useState(() => shown(wanted.amount))
  // A stop of its own on the slider.
  const [stop, setStop] = useState(wanted.amount)
  const [left, setLeft] = useState(false)
  const [problem, setProblem] = useState('')
  const terms = choice.terms.filter((row) => row.amount >= wanted.amount).map(({ term }) => term)
  // The nearest term that bears the amount: what was picked comes back when the amount falls again.
  const term = terms.reduce((near, each) =>
    Math.abs(each - wanted.term) < Math.abs(near - wanted.term) ? each : near,
  )
  const daily = wanted.frequency === 'Daily'
  const least = choice.least ?? choice.amounts.at(-1)!
  const read = currencyKind.parse(typed)
  const fits = read.ok && isInRange(choice, read.value / 100)
  // While an amount is typed there is no price of another one.
  const deal = fits
    ? priceOf(choice, { amount: wanted.amount, term, frequency: daily ? 'daily' : 'weekly' })
    : null
  const ends = { least: wholeUsd(least), most: wholeUsd(Math.floor(choice.amounts[0]!)) }
  const show = useEffectEvent(() => onShow(deal))
  useEffect(() => show(), [deal?.id])
  const set = (change: Partial<typeof wanted>) => {
    setWanted({ ...wanted, ...change })
    setProblem('')
    onSetting()
  }
  const slide = (amount: number) => {
    setTyped(shown(amount))
    set({ amount })
  }
  const type = (text: string) => {
    setTyped(text)
    const amount = currencyKind.parse(text)
    if (!amount.ok || !isInRange(choice, amount.value / 100)) return onSetting()
    setStop(amount.value / 100)
    set({ amount: amount.value / 100 })
  }
  const months = (count: number) => (count === 1 ? t('monthOne') : t('months', { count }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!deal) {
      setLeft(true)
      return focusField(amountId)
    }
    if (deal.id === saved?.id) return
    if (signed) return onSigned(() => void send(deal, true))
    await send(deal, false)
  }
  const send = async (deal: WireDeal, replaceSigned: boolean) => {
    setBusy(true)
    setProblem('')
    const answer = await chooseOwn(leadId, deal, replaceSigned)
    if (!answer.ok && isSigned(answer.refusal)) {
      setBusy(false)
      return onSigned(() => void send(deal, true))
    }
    if (!answer.ok && isOvertaken(answer.refusal)) return onOvertaken()
    setBusy(false)
    if (!answer.ok) return setProblem(failureText(answer.refusal, language))
    onChosen(answer.value, deal)
  }
  const linesOf = (deal: WireDeal): readonly (readonly [string, string])[] => [
    [t('apr'), aprText(deal.apr)],
    [t('youGet'), usd(deal.amount)],
    [t('repayTotal'), usd(deal.total)],
    [t('ownPerDollar'), perDollar(deal.rate)],
    [t('payments'), String(deal.payments_count)],
    [t('lastPayment'), usd(deal.last_payment)],
    [t('finalDate'), shortDate(deal.final_date, language)],
    [t('share'), shareText(shareOfSales(deal, sales?.amount ?? null))],
  ]
  const stops = [...new Set([least, stop, ...choice.amounts])].sort((a, b) => a - b)
  return (
    <>
      <section className="own-choice" aria-labelledby={title}>
        <h2 id={title}>{t('ownTitle')}</h2>
        <p className="small">{t('ownLede')}</p>
        <form className="pair" id={form} noValidate onSubmit={(event) => void save(event)}>
          <div className="card">
            <MoneyInput
              id={amountId}
              kind={currencyKind}
              label={t('ownAmount')}
              hint={t('ownAmountRange', ends)}
              required
              error={left && !fits ? t('ownAmountWrong', ends) : undefined}
              value={typed}
              onChange={type}
              onBlur={() => setLeft(true)}
            />
            <ValueSlider
              label={t('ownAmountSlider')}
              name={t('ownAmount')}
              values={stops}
              value={wanted.amount}
              text={wholeUsd}
              less={t('ownAmountLess')}
              more={t('ownAmountMore')}
              onPick={slide}
            />
            <ValueSlider
              label={t('ownTerm')}
              values={terms}
              value={term}
              text={months}
              less={t('ownTermLess')}
              more={t('ownTermMore')}
              onPick={(picked) => set({ term: picked })}
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
                    onChange={() => set({ frequency })}
                  />
                  {t(`own${frequency}`)}
                </label>
              ))}
            </fieldset>
          </div>
          <div className="card">
            {deal ? (
              <>
                <p className="own-price num" aria-live="polite">
                  <b>{t(daily ? 'aDay' : 'aWeek', { payment: usd(deal.payment) })}</b>
                </p>
                <dl>
                  {linesOf(deal).map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd className="num">{value}</dd>
                    </div>
                  ))}
                </dl>
              </>
            ) : (
              <p>{t('ownNoPrice')}</p>
            )}
            {saved?.id === deal?.id && saved ? (
              <p>
                <b>{t('yourChoice')}</b>
              </p>
            ) : (
              <Button type="submit" look="line" busy={busy && t('saving')}>
                {t('selectOffer')}
              </Button>
            )}
            <p className="small">{t('notBinding')}</p>
          </div>
        </form>
      </section>
      {setting && (
        <ChooseBar
          deal={deal}
          without={t('ownNoPrice')}
          form={form}
          saved={!saved ? 'none' : saved.id === deal?.id ? 'this' : 'other'}
          busy={busy}
          problem={problem}
          second={second}
        />
      )}
      {!setting && problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </>
  )
}
