// How far the money of a signed contract is: at the contract's day, after it, and by the books.
import { expect, test } from 'vitest'
import { moneyCourse } from './money-course.ts'

const [before, day, after] = ['2026-11-17', '2026-11-18', '2026-11-19']

test.each([
  ['before the day', { plannedOn: day, sentOn: null }, before, { state: 'checks' }],
  ['on the day it may still come', { plannedOn: day, sentOn: null }, day, { state: 'checks' }],
  ['the day has passed', { plannedOn: day, sentOn: null }, after, { state: 'due', on: day }],
  ['no day was kept', { plannedOn: null, sentOn: null }, after, { state: 'checks' }],
  ['the books know it', { plannedOn: day, sentOn: before }, after, { state: 'sent', on: before }],
  ['the books know it, without a day', { plannedOn: null, sentOn: day }, day, { state: 'sent', on: day }],
] as const)('%s', (_name, known, today, course) => {
  expect(moneyCourse(known, today)).toEqual(course)
})
