// Every field of the flow is drawn on its page, under its heading.
import { expect, test } from 'vitest'
import {
  drawnQuestions,
  questionSteps,
  testDrawnQuestions,
  type Questions,
} from '../../../../test/drawn-questions.tsx'
import { FormScreen } from './form-screen.tsx'
import { legacyJourney } from './journey.ts'
import { en } from './words.ts'

const questions = {
  journey: legacyJourney,
  variant: 'legacy',
  draw: (step) => <FormScreen step={step} />,
} satisfies Questions

testDrawnQuestions(questions)

test('every page of questions has its heading', () => {
  for (const step of questionSteps(questions)) {
    const name = `${step.id}Title` as keyof typeof en
    expect(drawnQuestions(questions, step, {})).toContain(`>${en[name]}</h1>`)
  }
})
