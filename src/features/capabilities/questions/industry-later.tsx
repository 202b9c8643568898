// The industry in a link's form: its long list comes while the rest of the form is in sight.
import { Suspense } from 'react'
import { industrySet } from '#core/contract/industry-fields.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import * as frameWords from '#ui/frame-words.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { useWords } from '#ui/words.tsx'
import { industryAsked } from './industry-asked.ts'
import type { SubjectQuestions } from './join-questions.ts'

const IndustryList = lazyScreen(async () => (await import('./industry-questions.tsx')).Industry, 'beside')

function Industry(props: QuestionViewProps<FieldId>) {
  const t = useWords(frameWords)
  return (
    <Suspense fallback={<LoadingBlock>{t('loading')}</LoadingBlock>}>
      <IndustryList {...props} />
    </Suspense>
  )
}

export const questions: SubjectQuestions = {
  ...industrySet,
  views: { generalIndustry: Industry },
  asked: industryAsked,
}
