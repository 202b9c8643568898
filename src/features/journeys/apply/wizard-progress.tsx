// The progress line above a page of the wizard: the specification's label and bar, then by name what is left (decision 2).
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { Progress, progressOf } from '#ui/frame/progress.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }
const titles = ['about', 'aboutBusiness', 'aboutGoals', 'aboutOwner', 'aboutAddress'] as const
const stages = [
  { key: 'stageBank', from: 5, to: 7 },
  { key: 'stageDocuments', from: 8, to: 9 },
  { key: 'stageResult', from: 10, to: 10 },
] as const

export function WizardProgress({ page }: { page: number }) {
  const t = useWords(words)
  const questions = page < titles.length
  const stage = stages.find(({ to }) => page <= to) ?? stages[2]
  return (
    <Progress
      {...progressOf(page)}
      title={questions ? t(titles[page]!) : t(stage.key)}
      left={questions ? t(page < 3 ? 'minutesTwo' : 'minuteOne') : undefined}
      stages={
        // At the result nothing is left, and not every way there went past all of them.
        questions || page >= stages[2].from
          ? undefined
          : stages.map(({ key, from, to }) => ({
              title: t(key),
              state: page > to ? 'done' : page >= from ? 'now' : 'next',
            }))
      }
    />
  )
}
