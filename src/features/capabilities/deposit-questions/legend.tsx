// What a question is about, as its legend: amount, day and payer, and the bank's own text.
import { longDate } from '#features/capabilities/offers/deal-figures.ts'
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Question } from './deposit-calls.ts'
import * as words from './words.ts'

const usd = (cents: number): string => formatUsd(cents, { cents: cents % 100 !== 0 })

/** '$60,000 on October 12, 2026 from ORCHARD HOLDINGS'. */
export function useNameOf() {
  const t = useWords(words)
  const language = useLanguage()
  return ({ deposits, payer }: Question): string => {
    const [one] = deposits
    const amount = usd(deposits.reduce((sum, each) => sum + each.amount, 0))
    const name =
      deposits.length === 1 && one
        ? t('legendOn', { amount, date: longDate(one.date, language) })
        : t('legendMany', { count: deposits.length, amount })
    return payer ? `${name} ${t('from', { payer })}` : name
  }
}

/** The bank's texts, and the single deposits where there are several. */
export function BankTexts({ question: { deposits } }: { question: Question }) {
  const t = useWords(words)
  const language = useLanguage()
  const texts = [...new Set(deposits.map(({ text }) => text))]
  return (
    <>
      <span className="deposit-text">{t('bankText', { text: texts.slice(0, 2).join(' · ') })}</span>
      {deposits.length > 1 && (
        <details>
          <summary>{t('allDeposits', { count: deposits.length })}</summary>
          <ul>
            {deposits.map(({ date, amount }, at) => (
              <li key={at}>{t('line', { date: longDate(date, language), amount: usd(amount) })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
