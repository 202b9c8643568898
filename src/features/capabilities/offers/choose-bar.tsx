// What the picked deal means in a line, and the button that names it. Sticks to the foot of the window, so that it stays in view.
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import type { WireDeal } from './contract.ts'
import { aprText, usd } from './deal-figures.ts'
import * as words from './words.ts'

interface ChooseBarProps {
  /** Null where nothing is picked, or no price is known for what is being set. */
  readonly deal: WireDeal | null
  /** What is said in place of a deal. */
  readonly without: string
  /** The form that the button sends. */
  readonly form: string
  /** This deal is the saved choice; another one is ('other'); nothing is saved yet ('none'). */
  readonly saved: 'this' | 'other' | 'none'
  readonly busy: boolean
  readonly problem: string
  /** Another button of the page is the one to press next. */
  readonly second: boolean
}

export function ChooseBar({ deal, without, form, saved, busy, problem, second }: ChooseBarProps) {
  const t = useWords(words)
  const months = (count: number) => (count === 1 ? t('monthOne') : t('months', { count }))
  const price = deal && t(deal.frequency === 'Weekly' ? 'aWeek' : 'aDay', { payment: usd(deal.payment) })
  return (
    <div className="go">
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      {saved !== 'this' && (
        <Button type="submit" form={form} look={second ? 'line' : undefined} busy={busy && t('saving')}>
          {price ? t(saved === 'other' ? 'change' : 'choose', { price }) : t('selectOffer')}
        </Button>
      )}
      <p className="small" aria-live="polite">
        <b>
          {saved === 'this' && `${t('yourChoice')}: `}
          {deal
            ? t('inTotal', { months: months(deal.term), total: usd(deal.total), apr: aprText(deal.apr) })
            : without}
        </b>{' '}
        <span>{t('notBinding')}</span>
      </p>
    </div>
  )
}
