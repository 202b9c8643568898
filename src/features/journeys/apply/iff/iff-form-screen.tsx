// The question pages of /apply/iff: those of the newer wizard, with the look-up form's answers shown as given.
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { FormScreen, loadQuestionPages } from '../form-screen.tsx'

const GivenPages = lazyScreen(async () => {
  const [{ QuestionPages }, { givenQuestions }] = await Promise.all([
    loadQuestionPages(),
    import('./given-questions.tsx'),
  ])
  return ({ step }: Pick<StepScreenProps, 'step'>) => <QuestionPages step={step} set={givenQuestions} />
})

export const IffFormScreen = ({ step }: Pick<StepScreenProps, 'step'>) =>
  step.page === 0 ? <FormScreen step={step} /> : <GivenPages step={step} />
