// Whether an account adds up, by how much which total is off, and where a balance breaks first.
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { dayName } from '../room/formats.tsx'
import type { ShownAccount } from './readings-contract.ts'

const words = { en, es }

/** Whether it adds up, and of a picture what was taken for something else. */
export function Check({ account }: { account: ShownAccount }) {
  const t = useWords(words)
  const { isProven, isSeen, pages, proof, repairs } = account
  return (
    <>
      {isProven ? <span className="tag ok">{t('addsUp')}</span> : <Off proof={proof} isSeen={isSeen} />}
      {pages.missing.length > 0 && (
        <span className="own-line">
          {t('missingPages', { pages: pages.missing.join(', '), count: pages.of ?? '-' })}
        </span>
      )}
      {isSeen && <span className="own-line muted">{t('seen')}</span>}
      {repairs.map(({ was, cents, page }, at) => (
        <span key={`${was}/${String(at)}`} className="own-line muted">
          {t('mended', { was, page, amount: formatUsd(cents) })}
        </span>
      ))}
    </>
  )
}

/** By how much which total is off, and where a balance breaks first; what is not printed is said as such. */
function Off({
  proof: { balance, deposits, withdrawals, breaks, outside, unsure, overlaid },
  isSeen,
}: Pick<ShownAccount, 'proof' | 'isSeen'>) {
  const t = useWords(words)
  const language = useLanguage()
  const parts = [
    balance === null ? t('noBalance') : balance !== 0 && t('offBalance', { amount: formatUsd(balance) }),
    deposits !== null && deposits !== 0 && t('offDeposits', { amount: formatUsd(deposits) }),
    withdrawals !== null && withdrawals !== 0 && t('offWithdrawals', { amount: formatUsd(withdrawals) }),
    breaks &&
      t('breaks', { day: dayName(breaks.date, language), text: breaks.text, amount: formatUsd(breaks.by) }),
    outside > 0 && t('outside', { count: outside }),
    unsure > 0 && balance === 0 && t('unsure', { count: unsure }),
    overlaid > 0 && t('overlaid', { count: overlaid }),
  ].filter((part) => typeof part === 'string')
  if (isSeen && !parts.length) parts.push(t('days'))
  return (
    <>
      {parts.map((part) => (
        <span key={part} className="own-line">
          {part}
        </span>
      ))}
    </>
  )
}
