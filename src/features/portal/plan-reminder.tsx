// 'Notify me' on the day of a decline's plan, and back again.
import { en } from '#core/words/decline-plan/en.ts'
import { es } from '#core/words/decline-plan/es.ts'
import { longDate } from '#features/capabilities/offers/deal-figures.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { setReminder } from './contract.ts'
import type { PartProps } from './part-props.ts'
import * as paths from './paths.ts'
import { useDo } from './use-portal.ts'
import * as words from './words.ts'

const planWords = { en, es }

export function PlanReminder({ application: { id, plan }, refresh }: PartProps) {
  const t = useWords(words)
  const tp = useWords(planWords)
  const language = useLanguage()
  const { busy, failure, run } = useDo()
  if (!plan?.by || plan.due) return null
  const date = longDate(plan.by, language)
  const asked = plan.to_be_told
  const change = async () => {
    const request = { id, wanted: !asked }
    if (await run('remind', () => call<typeof setReminder>(paths.setReminder, request, { language })))
      refresh()
  }
  return (
    <section className="card">
      <h2>{tp('tellTitle')}</h2>
      <p className="small" role="status">
        {asked ? tp('toldText', { date }) : tp('tellText', { date })}
      </p>
      <div className="actions">
        <Button look="line" busy={busy !== null && t('changing')} onClick={() => void change()}>
          {asked ? tp('tellStop') : tp('tellButton', { date })}
        </Button>
      </div>
      {failure && (
        <Notice kind="danger" live>
          {failureText(failure, language)}
        </Notice>
      )}
    </section>
  )
}
