// Somebody else decided while the dialog was open: who, the decision as it is, and that nothing entered here is lost.
import { formatUsd } from '#core/ground/money.ts'
import { en as noticeEn } from '#core/words/notice/en.ts'
import { es as noticeEs } from '#core/words/notice/es.ts'
import { pick } from '#core/words/words.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage } from '#ui/words.tsx'
import { When } from '../../room/formats.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { ShownDecision } from '../decision-contract.ts'

export function DecidedMeanwhile({ decision }: { decision: ShownDecision }) {
  const t = useStaffWords()
  const language = useLanguage()
  const sentences: Readonly<Record<string, string>> = pick({ en: noticeEn, es: noticeEs }, language)
  const { by, outcome, amount, reasons, reason } = decision
  return (
    <Notice kind="danger" live title={by ? t('decidedMeanwhile', { name: by }) : t('modelMeanwhile')}>
      <p>
        <b>
          {underwritingText(`outcome.${outcome}`, language)}
          {outcome === 'approved' && amount !== null && ` · ${formatUsd(amount, { cents: false })}`}
        </b>{' '}
        · <When at={decision.at} />
      </p>
      {outcome === 'declined' && reasons.map(({ code }) => <p key={code}>{sentences[code]}</p>)}
      {reason && (
        <p>
          {t('decideReason')}: {reason}
        </p>
      )}
      <p>{t('yoursIsKept')}</p>
    </Notice>
  )
}
