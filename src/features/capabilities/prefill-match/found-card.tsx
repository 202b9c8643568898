// Somebody was found: shown by masks, to be confirmed or sent away.
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { useWords } from '#ui/words.tsx'
import type { ShownMatch } from './contract.ts'
import * as words from './words.ts'
import './found-card.css'

interface FoundCardProps {
  readonly match: ShownMatch
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onDecline: () => void
}

export function FoundCard({ match, busy, onConfirm, onDecline }: FoundCardProps) {
  const t = useWords(words)
  const rows = [
    ['name', `${match.fn} ${match.ln}`],
    ['address', match.address],
    ['city', match.city],
    ['state', match.state],
    ['zip', match.zip],
    ['dob', match.dob],
  ] as const
  return (
    <>
      <StepTitle>{t('foundTitle')}</StepTitle>
      <p className="lede">{t('foundLede')}</p>
      <dl className="card found">
        {rows.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className="actions">
        <Button onClick={onConfirm} busy={busy && t('confirming')}>
          {t('confirm')}
        </Button>
        <Button look="quiet" onClick={onDecline} disabled={busy}>
          {t('notMine')}
        </Button>
      </div>
    </>
  )
}
