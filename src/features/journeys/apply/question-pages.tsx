// Pages 1 to 4 of the wizard: heading, a line of help, and the questions.
import type { Step } from '#core/flow/flow.ts'
import { en } from '#core/words/apply-questions/en.ts'
import { es } from '#core/words/apply-questions/es.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import { useApplicationState, useApply } from './apply-context.ts'
import { ApplyForm } from './apply-form.tsx'
import { questionRows, questionViews } from '#features/capabilities/questions/question-views.tsx'

const words = { en, es }
type Key = keyof typeof en

/** Heading and lede of each page, by step id. */
export const headings: Readonly<Record<string, readonly [title: Key, lede: Key]>> = {
  business: ['businessTitle', 'businessLede'],
  interview: ['interviewTitle', 'interviewLede'],
  ownership: ['ownershipTitle', 'ownershipLede'],
  address: ['addressTitle', 'addressLede'],
}

export function QuestionPages({ step }: { step: Step }) {
  const t = useWords(words)
  const { application, askedAgain } = useApply()
  const { masks } = useApplicationState(application)
  const [title, lede] = headings[step.id] ?? headings.business!
  const byHand = step.id === 'ownership' && !masks.ssn && !masks.dateOfBirth
  return (
    <>
      <StepTitle>{t(title)}</StepTitle>
      <p className="lede">{t(lede)}</p>
      {byHand && <p className="small muted">{t('ownershipNotice')}</p>}
      {askedAgain === step.page && (
        <Notice kind="info" live>
          {t('lostSecrets')}
        </Notice>
      )}
      <ApplyForm step={step} views={questionViews} rows={questionRows} />
    </>
  )
}
