// All that the questions may lead to is fetched ahead; what does not come stops nobody.
import { expect, test, vi } from 'vitest'
import { loadOwnScreens } from './wizard-screens.ts'
import type { WizardJourney } from './journey.ts'

test('the journey’s own questions and screens are asked for, each once, and a broken line is borne', async () => {
  const loadQuestions = vi.fn(() => Promise.reject(new TypeError('offline')))
  const loadOthers = vi.fn(() => Promise.resolve())
  expect(loadOwnScreens({ loadQuestions, loadOthers } as unknown as WizardJourney)).toBeUndefined()
  await new Promise((resolve) => setImmediate(resolve))
  expect([loadQuestions, loadOthers].map((each) => each.mock.calls.length)).toEqual([1, 1])
  // A journey may have no others.
  expect(() => loadOwnScreens({ loadQuestions } as unknown as WizardJourney)).not.toThrow()
})
