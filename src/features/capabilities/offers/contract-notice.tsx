// What came of the choice: the contract is being made, is there to be signed, waits for others, or is signed.
import { useEffect, useRef, useState } from 'react'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import type { OfferStanding } from './offer-calls.ts'
import * as words from './words.ts'

/** Spec 2 section 4: the contract modal opens 3 seconds after its address arrives. */
const MODAL_AFTER_MS = 3000

interface ContractNoticeProps {
  readonly standing: Pick<OfferStanding, 'stage' | 'contract_url'>
  readonly nextStep: string
  /** It was asked for a long time. */
  readonly late: boolean
}

/** The wire's stage while the contract is made (spec 2). */
export const MAKING = 'contracts'
export const SIGNED = 'contract-signed'

export function ContractNotice({
  standing: { stage, contract_url: url },
  nextStep,
  late,
}: ContractNoticeProps) {
  const t = useWords(words)
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
          url && (
            <a className="btn" href={url}>
              {t('toContract')}
            </a>
          )
        }
      >
        {making && !late && <span role="status">{t('making')} </span>}
        {making && late ? t('makingLate') : nextStep}
      </Notice>
      <Modal
        open={open && url !== ''}
        onClose={() => setOpen(false)}
        title={t('contractReady')}
        actions={
          <a className="btn" href={url}>
            {t('toContract')}
          </a>
        }
      >
        <p>{t('contractReadyText')}</p>
      </Modal>
    </>
  )
}
