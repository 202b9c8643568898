// What came of the choice: the contract is being made, is there to be signed, waits for others, or is signed.
import { useEffect, useRef, useState } from 'react'
import { portalPage } from '../signing/paths.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { aprText, shortDate, usd } from './deal-figures.ts'
import { DoneSoFar } from './done-so-far.tsx'
import type { OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

/** Specification 2, section 4: the contract modal opens 3 seconds after its address arrives. */
const MODAL_AFTER_MS = 3000

interface ContractNoticeProps {
  readonly standing: Pick<OfferStanding, 'stage' | 'contract_url' | 'done_so_far' | 'chosen'>
  readonly nextStep: string
  /** It was asked for a long time. */
  readonly late: boolean
}

/** The wire's stage while the contract is made (specification 2). */
export const MAKING = 'contracts'
export const SIGNED = 'contract-signed'

export function ContractNotice({ standing, nextStep, late }: ContractNoticeProps) {
  const t = useWords(words)
  const { stage, contract_url: url, chosen } = standing
  // Only an address that arrives while the page is open speaks up by itself: who comes back finds the button.
  const [open, setOpen] = useState(false)
  const before = useRef(url)
  useEffect(() => {
    if (url === before.current) return
    before.current = url
    if (!url) return
    const timer = setTimeout(() => setOpen(true), MODAL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [url])
  const making = stage === MAKING
  return (
    <>
      <Notice
        kind="ok"
        title={t(stage === SIGNED ? 'signedTitle' : 'savedTitle')}
        actions={
          url ? (
            <a className="btn" href={url}>
              {t('toContract')}
            </a>
          ) : (
            stage === SIGNED && (
              <a className="btn line" href={portalPage}>
                {t('toPortal')}
              </a>
            )
          )
        }
      >
        {making && late ? t('makingLate') : nextStep} {stage === SIGNED && t('keptText')}
        {!late && <DoneSoFar standing={standing} />}
      </Notice>
      <Modal
        open={open && url !== ''}
        onClose={() => setOpen(false)}
        title={t('contractReady')}
        actions={
          <>
            <a className="btn" href={url}>
              {t('toContract')}
            </a>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t('contractLater')}
            </Button>
          </>
        }
      >
        {chosen && <ContractFigures deal={chosen} />}
        <p>{t('contractReadyText')}</p>
      </Modal>
    </>
  )
}

/** What it says, in few lines. */
function ContractFigures({ deal }: { deal: WireDeal }) {
  const t = useWords(words)
  const language = useLanguage()
  const lines = [
    [t('youGet'), usd(deal.amount)],
    [t('youPay'), t(deal.frequency === 'Weekly' ? 'aWeek' : 'aDay', { payment: usd(deal.payment) })],
    [t('repayTotal'), usd(deal.total)],
    [t('apr'), aprText(deal.apr)],
    [t('finalDate'), shortDate(deal.final_date, language)],
  ] as const
  return (
    <dl className="contract-figures">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
