// Before the bank: what can be offered to somebody who asked for less or more than offers go (spec 219).
import { fundingNeededKind } from '#core/fields/currency.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { useApplicationState, useWizard } from './wizard-context.ts'
import '#ui/screens.css'
import './wizard.css'

const words = { en, es }

export function AmountNotice() {
  const t = useWords(words)
  const { application, data } = useWizard()
  const { typed } = useApplicationState(application)
  const asked = fundingNeededKind.parse(typed.requestedAmount ?? '')
  const { least, most } = data.limits
  if (!asked.ok || (asked.value >= least && asked.value <= most)) return null
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  return (
    <div className="before">
      <Notice title={t('amountTitle', { amount: usd(asked.value) })}>
        {asked.value < least ? t('amountLow', { least: usd(least) }) : t('amountHigh', { most: usd(most) })}
      </Notice>
    </div>
  )
}
