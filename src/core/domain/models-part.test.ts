// What the model may do by itself: every standing of an application with a person's hand in it, and those without.
import { expect, test } from 'vitest'
import { modelsPart, type Standing } from './models-part.ts'

const untouched: Standing = {
  stage: 'in-review',
  origin: 'model',
  proposed: false,
  reopened: false,
  onLabelsAlone: false,
}

test.each<[what: string, standing: Partial<Standing>, part: string, beside: string | null]>([
  ['nobody took it', {}, 'decides', null],
  ['nothing was decided yet', { stage: 'bank-needed', origin: null }, 'decides', null],
  ['an offer of its own', { stage: 'offered' }, 'decides', null],
  [
    'an offer of its own, which labels alone speak against',
    { stage: 'offered', onLabelsAlone: true },
    'beside',
    'offer-shown',
  ],
  ['reopened', { reopened: true }, 'shows', 'reopened'],
  ['reopened, and the bank asked for anew', { stage: 'bank-needed', reopened: true }, 'shows', 'reopened'],
  ['a person’s no, reopened', { origin: 'staff', reopened: true }, 'shows', 'reopened'],
  ['an older row of a person’s, open again without an event', { origin: 'staff' }, 'shows', 'reopened'],
  ['a person’s offer', { stage: 'offered', origin: 'staff' }, 'beside', 'staff-decision'],
  [
    'a person’s offer after reopening',
    { stage: 'offered', origin: 'staff', reopened: true },
    'beside',
    'staff-decision',
  ],
  ['a person’s proposal', { proposed: true }, 'beside', 'proposal'],
  ['a proposal beside an offer of its own', { stage: 'offered', proposed: true }, 'beside', 'proposal'],
  ['a proposal on a reopened file', { proposed: true, reopened: true }, 'beside', 'proposal'],
  ['chosen', { stage: 'offer-chosen' }, 'beside', 'offer-chosen'],
  [
    'out for signature, with a person’s offer',
    { stage: 'contract-out', origin: 'staff' },
    'beside',
    'offer-chosen',
  ],
])('%s', (_what, standing, part, beside) => {
  expect(modelsPart({ ...untouched, ...standing })).toEqual({ part, beside })
})
