// Says that the days of the offers are others than those that were shown first, before the choice and after it.
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { longDate } from './deal-figures.ts'
import * as words from './words.ts'

interface DaysMovedProps {
  /** ISO date on which the offers were first shown; null where the days are the same. */
  readonly since: string | null
  readonly deal: WireDeal
  /** The deal is the saved choice: its days are frozen. */
  readonly chosen: boolean
}

export function DaysMoved({ since, deal, chosen }: DaysMovedProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { sign_by: signBy, first_payment_on: first, final_date: last } = deal
  if (!since || !signBy || !first) return null
  const day = (date: string) => longDate(date, language)
  return (
    <Notice title={t('movedTitle')}>
      {t(chosen ? 'movedChosen' : 'movedOffers', {
        date: day(since),
        signBy: day(signBy),
        first: day(first),
        last: day(last),
      })}
    </Notice>
  )
}
