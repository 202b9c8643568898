// 'Notify me' on the day of a decline's plan, as the portal changes it.
import { isRemindable, ReminderCard } from '#features/capabilities/offers/reminder-card.tsx'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { setReminder } from './contract.ts'
import type { PartProps } from './part-props.ts'
import * as paths from './paths.ts'
import { useDo } from './use-portal.ts'
import * as words from './words.ts'

export function PlanReminder({ application: { id, plan }, refresh }: PartProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { busy, failure, run } = useDo()
  if (!isRemindable(plan)) return null
  const change = async (wanted: boolean) => {
    const request = { id, wanted }
    if (await run('remind', () => call<typeof setReminder>(paths.setReminder, request, { language })))
      refresh()
  }
  return (
    <ReminderCard
      plan={plan}
      asked={plan.to_be_told}
      busy={busy !== null && t('changing')}
      problem={failure ? failureText(failure, language) : ''}
      onChange={(wanted) => void change(wanted)}
    />
  )
}
