// What happens after the choice, with its days: nothing is promised that rests on a day which is not known.
import { addBankDays } from '#core/domain/bank-days.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { longDate, usd, weekdayDate } from './deal-figures.ts'
import { SIGNED } from './contract-notice.tsx'
import type { OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

interface WhatNextProps {
  readonly standing: Pick<OfferStanding, 'stage' | 'contract_url' | 'disclosure_state' | 'money'>
  readonly deal: WireDeal
  /** It is this deal that the page speaks of; otherwise only its days are told, which all of them share. */
  readonly named: boolean
  /** This deal is saved as the choice. */
  readonly chosen: boolean
}

export function WhatNext({ standing, deal, named, chosen }: WhatNextProps) {
  const t = useWords(words)
  const language = useLanguage()
  const today = easternDay(new Date())
  const { disclosure_state: disclosure } = standing
  const { sign_by: signBy, funded_on: funded, first_payment_on: first } = deal
  const day = (date: string) => weekdayDate(date, language)
  const pay = usd(deal.payment)
  const weekly = deal.frequency === 'Weekly'
  const { stage, contract_url: url } = standing
  const until = signBy ? ` ${t('signUntil', { date: day(signBy) })}` : ''
  const signed = stage === SIGNED
  const out = signed || stage === 'contract-out'
  const payments = [
    {
      when: first ? day(first) : t(weekly ? 'weekAfter' : 'dayAfter'),
      what: t('stepFirst'),
      text: t(weekly ? 'stepFirstWeekly' : 'stepFirstDaily', { payment: pay }),
    },
    {
      when: funded ? longDate(deal.final_date, language) : t('atTheEnd', { count: deal.payments_count }),
      what: t('stepLast'),
      text: t('stepLastText', { payment: usd(deal.last_payment), total: usd(deal.total) }),
    },
  ]
  const moneyStep = () => {
    const { money } = standing
    const on = money?.on ? day(money.on) : ''
    if (signed && money?.state === 'sent')
      return { when: on, what: t('moneySent'), text: t('stepFundedSent') }
    const text = funded ? t('stepFundedOn', { date: day(funded) }) : t('stepFundedText')
    if (!signed) return { when: t('onceSigned'), what: t('stepFunded'), text }
    const due = money?.state === 'due'
    return {
      when: t('stepAfter'),
      what: t('stepFunded'),
      text: due ? t('stepFundedDue', { date: on }) : text,
    }
  }
  const steps = [
    {
      when: chosen ? t('stepDone') : t('todayIs', { date: day(today) }),
      what: t(chosen ? 'stepChosen' : 'stepChoose'),
      text: t(signed ? 'stepSignedText' : 'stepChooseText'),
    },
    out && chosen
      ? {
          when: t(signed ? 'stepDone' : 'contractNow'),
          what: t(signed ? 'signedTitle' : 'contractReady'),
          text: signed ? t('stepSealedText') : t(url ? 'stepSignText' : 'stepOthersText') + until,
        }
      : {
          when: t(chosen ? 'byDay' : 'byDayIfToday', { date: day(addBankDays(today, 1)) }),
          what: t('stepContract'),
          text: disclosure
            ? `${t('stepContractText')} ${t('stepDisclosure')}`
            : t('stepContractText') + until,
        },
    moneyStep(),
    ...(named ? payments : []),
  ]
  const current = signed ? 2 : out && chosen ? 1 : 0
  return (
    <section className="card what-next">
      <h2>{t('nextTitle')}</h2>
      <ol>
        {steps.map(({ when, what, text }, at) => (
          <li key={what} className={at === current ? 'now' : undefined}>
            <span className="when">{when}</span>
            <b>{what}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
