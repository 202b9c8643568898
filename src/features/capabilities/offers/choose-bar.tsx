// What the picked deal means in a line, and the button that names it. Sticks to the foot of the window, so that it stays in view.
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { aprText, usd } from './deal-figures.ts'
import * as words from './words.ts'

interface ChooseBarProps {
  readonly deal: WireDeal
  /** The form that the button sends. */
  readonly form: string
  /** This deal is the saved choice; another one is ('other'); nothing is saved yet ('none'). */
  readonly saved: 'this' | 'other' | 'none'
  readonly busy: boolean
  readonly problem: string
  /** Another button of the page is the one to press next. */
  readonly second: boolean
}

export function ChooseBar({ deal, form, saved, busy, problem, second }: ChooseBarProps) {
  const t = useWords(words)
  const months = deal.term === 1 ? t('monthOne') : t('months', { count: deal.term })
  const price = t(deal.frequency === 'Weekly' ? 'aWeek' : 'aDay', { payment: usd(deal.payment) })
  return (
    <div className="go">
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      {saved !== 'this' && (
        <Button type="submit" form={form} look={second ? 'line' : undefined} busy={busy && t('saving')}>
          {t(saved === 'other' ? 'change' : 'choose', { price })}
        </Button>
      )}
      <p className="small" aria-live="polite">
        <b>
          {saved === 'this' && `${t('yourChoice')}: `}
          {t('inTotal', { months, total: usd(deal.total), apr: aprText(deal.apr) })}
        </b>{' '}
        <span>{t('notBinding')}</span>
      </p>
    </div>
  )
}
