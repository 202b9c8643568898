// 'Notify me' on the day of a decline's plan: whether it is set, where it goes, and back again. Who changes it says how.
import type { ReactNode } from 'react'
import { en } from '#core/words/decline-plan/en.ts'
import { es } from '#core/words/decline-plan/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WirePlan } from './contract.ts'
import { longDate } from './deal-figures.ts'

const words = { en, es }

/** A message would come on a day that is still ahead. */
export const isRemindable = (plan: WirePlan | null): plan is WirePlan =>
  plan !== null && plan.by !== null && !plan.due && plan.reminder !== null

interface ReminderCardProps {
  readonly plan: WirePlan
  /** The owner asked for it. */
  readonly asked: boolean
  /** What is said on the button while it is being changed. */
  readonly busy: string | false
  readonly problem: string
  readonly onChange: (wanted: boolean) => void
  readonly children?: ReactNode
}

export function ReminderCard({ plan, asked, busy, problem, onChange, children }: ReminderCardProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { by, reminder } = plan
  if (!by) return null
  const date = longDate(by, language)
  const texts = reminder?.texts
  const to = reminder?.email || reminder?.phone || t('toYou')
  return (
    <section className="card">
      <h2>{asked ? t('toldTitle') : t('tellTitle')}</h2>
      <p role="status">{t(asked ? 'toldText' : 'tellText', { date, to })}</p>
      {reminder?.email && (texts === 'yes' || texts === 'no-consent' || texts === 'stopped') && (
        <p className="small muted">{t(`texts.${texts}`, { phone: reminder.phone })}</p>
      )}
      <div className="actions">
        <Button look={asked ? 'line' : 'primary'} busy={busy} onClick={() => onChange(!asked)}>
          {asked ? t('tellStop') : t('tellButton', { date })}
        </Button>
      </div>
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      {children}
    </section>
  )
}
