// What a stage allows: every group of stages by name, and moves that may and may not be made (spec 217).
import { expect, test } from 'vitest'
import * as stage from './lead-stage.ts'

test.each([
  ['takesAnswers', ['draft', 'referred', 'bank-needed']],
  ['hasChosen', ['offer-chosen', 'contract-out', 'contract-signed']],
  ['hasOffer', ['offered', 'offer-chosen', 'contract-out', 'contract-signed']],
  ['mayChoose', ['offered', 'offer-chosen', 'contract-out']],
  ['mayStillOffer', ['in-review', 'offered', 'offer-chosen', 'contract-out']],
  [
    'isBeingChecked',
    ['bank-needed', 'in-review', 'offered', 'offer-chosen', 'contract-out', 'contract-signed'],
  ],
  ['isClosed', ['not-qualified', 'declined', 'withdrawn', 'expired']],
] as const)('%s', (rule, those) => {
  expect(stage.stages.filter(stage[rule])).toEqual(those)
})

test('no stage follows itself, and what was signed never expires', () => {
  for (const each of stage.stages) expect(stage.mayMove(each, each), each).toBe(false)
  expect(stage.mayMove('contract-signed', 'expired')).toBe(false)
  expect(stage.mayMove('contract-out', 'expired')).toBe(true)
})

test('a move is judged by the table', () => {
  expect(stage.judgeMove('offered', 'offer-chosen')).toEqual({ from: 'offered', to: 'offer-chosen' })
  expect(stage.judgeMove('draft', 'offered')).toBeNull()
})

test('before a signature there is a contract; before an offer a bank or a review; after an end only a review, or an offer after a no', () => {
  expect(stage.stagesBefore('contract-signed')).toEqual(['contract-out'])
  expect(stage.stagesBefore('contract-out')).toEqual(['offer-chosen'])
  expect(stage.stagesBefore('offered')).toEqual([
    'bank-needed',
    'in-review',
    'offer-chosen',
    'contract-out',
    'declined',
  ])
  // An owner who stopped takes it up again.
  expect(stage.stagesBefore('draft')).toEqual(['withdrawn'])
  expect(stage.stages.filter((each) => stage.mayMove('withdrawn', each))).toEqual([
    'draft',
    'referred',
    'in-review',
  ])
  expect(stage.stages.filter((each) => stage.mayMove('expired', each))).toEqual(['in-review'])
  expect(stage.isStage('offered')).toBe(true)
  expect(stage.isStage('Offered')).toBe(false)
})
