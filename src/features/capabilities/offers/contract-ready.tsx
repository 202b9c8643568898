// The contract of a choice is there: told in a window after a moment, with what it says, and in the page for whoever signs later.
import { useEffect, useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { aprText, shortDate, usd } from './deal-figures.ts'
import type { OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

/** Spec 2 section 9. */
const OPENS_AFTER_MS = 3000

/** The addresses whose window was shown since the page was loaded. */
const shown = new Set<string>()

export function ContractReady({
  standing: { contract_url: url, chosen },
}: {
  standing: Pick<OfferStanding, 'contract_url' | 'chosen'>
}) {
  const t = useWords(words)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!url) return setOpen(false)
    if (shown.has(url)) return
    const timer = setTimeout(() => {
      shown.add(url)
      setOpen(true)
    }, OPENS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [url])
  if (!url) return null
  const sign = (
    <a className="btn" href={url}>
      {t('contractSign')}
    </a>
  )
  const lines: readonly (readonly [string, string])[] = chosen
    ? [
        [t('youGet'), usd(chosen.amount)],
        [t('youPay'), t(chosen.frequency === 'Weekly' ? 'aWeek' : 'aDay', { payment: usd(chosen.payment) })],
        [t('repayTotal'), usd(chosen.total)],
        [t('apr'), aprText(chosen.apr)],
        [t('finalDate'), shortDate(chosen.final_date, language)],
      ]
    : []
  return (
    <>
      <Notice kind="ok" title={t('contractTitle')} actions={sign} live>
        {t('notBinding')}
      </Notice>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t('contractTitle')}
        actions={
          <>
            {sign}
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t('contractLater')}
            </Button>
          </>
        }
      >
        <dl className="contract-figures">
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="small muted">{t('notBinding')}</p>
      </Modal>
    </>
  )
}
