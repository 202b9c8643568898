// Where the wizard is, for every combination of what it waits for; the first that holds decides.
import { expect, test } from 'vitest'
import { stepAt } from '#core/flow/walk.ts'
import type { CallFailure } from '#ui/answer.ts'
import { applyFlow, applyPages } from './flow.ts'
import {
  ERROR_PAGE,
  pageOfPlace,
  placeOf,
  type Place,
  type Whereabouts,
} from '#features/capabilities/wizard/place.ts'

const { bank: BANK_PAGE, result: RESULT_PAGE } = applyPages
const LAST_QUESTION_PAGE = BANK_PAGE - 1

const stepOf = (page: number) => stepAt(applyFlow, page)!
const offline: CallFailure = { kind: 'offline' }
const refusal: CallFailure = {
  kind: 'problem',
  status: 410,
  code: 'link-invalid',
  title: '',
  errors: [],
  extra: {},
}
const withSaves = (...pages: number[]) =>
  ({ queue: { waiting: pages.map((page) => ({ page })) }, renewed: false }) as unknown as Whereabouts['state']
const saved = withSaves()
const at = (page: number, more: Partial<Whereabouts> = {}): Whereabouts => ({
  state: saved,
  step: stepOf(page),
  opening: 'opened',
  failed: null,
  fatal: null,
  registerAnswered: true,
  ...more,
})
const renewed = { state: { ...withSaves(1), renewed: true } as Whereabouts['state'] }
const failed = { failed: offline, opening: 'failed' } as const

test.each<[string, Whereabouts, Place['at']]>([
  [
    'being opened, whatever else is known',
    at(5, { ...failed, opening: 'loading', fatal: refusal }),
    'loading',
  ],
  ['opened in vain', at(0, failed), 'failed'],
  ['a fresh application', at(0, { opening: 'fresh' }), 'step'],
  ['questions wait for nothing', at(LAST_QUESTION_PAGE, { ...renewed, registerAnswered: false }), 'step'],
  ['behind the questions a fresh link comes first', at(BANK_PAGE, renewed), 'renewed'],
  ['then answers that have not arrived', at(BANK_PAGE, { state: withSaves(1, 3) }), 'saving'],
  ['what waits is of a later page', at(BANK_PAGE, { state: withSaves(BANK_PAGE) }), 'step'],
  ['then the register', at(BANK_PAGE, { registerAnswered: false }), 'register'],
  ['saves before the register', at(BANK_PAGE, { state: withSaves(0), registerAnswered: false }), 'saving'],
  ['past the bank nobody waits for the register', at(RESULT_PAGE, { registerAnswered: false }), 'step'],
  ['answers hold up the result too', at(RESULT_PAGE, { state: withSaves(2) }), 'saving'],
])('%s', (_name, whereabouts, place) => {
  const found = placeOf(applyPages, whereabouts)
  expect(found.at).toBe(place)
  if ('step' in found) expect(found.step).toBe(whereabouts.step)
})

test('what was refused for good is not tried again; a failed opening is', () => {
  expect(placeOf(applyPages, at(0, { ...failed, fatal: refusal }))).toEqual({
    at: 'failed',
    failure: refusal,
    again: false,
  })
  expect(placeOf(applyPages, at(7, failed))).toEqual({ at: 'failed', failure: offline, again: true })
})

test('a place that failed has the page of errors, every other its step', () => {
  expect(pageOfPlace(placeOf(applyPages, at(7, failed)), stepOf(7))).toBe(ERROR_PAGE)
  for (const place of [
    placeOf(applyPages, at(5)),
    placeOf(applyPages, at(5, renewed)),
    placeOf(applyPages, at(5, { opening: 'loading' })),
  ])
    expect(pageOfPlace(place, stepOf(5))).toBe(5)
})
