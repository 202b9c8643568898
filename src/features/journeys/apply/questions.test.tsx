// Every field of the flow is drawn on its page, under a heading of its own.
import { expect, test } from 'vitest'
import { questionSteps, testDrawnQuestions, type Questions } from '../../../../test/drawn-questions.tsx'
import { FormScreen } from './form-screen.tsx'
import { applyJourney } from './journey.ts'
import { headings, QuestionPages } from './question-pages.tsx'

const questions = {
  journey: applyJourney,
  variant: 'plaid',
  draw: (step) => (step.page === 0 ? <FormScreen step={step} /> : <QuestionPages step={step} />),
} satisfies Questions

testDrawnQuestions(questions)

test('every page of questions after the first has its heading', () => {
  const ids = questionSteps(questions)
    .filter(({ page }) => page > 0)
    .map(({ id }) => id)
  expect(Object.keys(headings)).toEqual(ids)
})
