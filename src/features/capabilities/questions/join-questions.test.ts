// The questions of several subjects in one set.
import { expect, test } from 'vitest'
import { joinQuestions, type SubjectQuestions } from './join-questions.ts'

const subject = (id: string, rows?: string[][]): SubjectQuestions =>
  ({
    fields: { [id]: `${id} field` },
    labels: { en: { [id]: `${id} en` }, es: { [id]: `${id} es` } },
    views: { [id]: `${id} view` },
    rows,
  }) as never

test('fields, labels, views and rows of all of them, in their order', () => {
  expect(joinQuestions(subject('a', [['a']]), subject('b'), subject('c', [['c', 'd'], ['e']]))).toEqual({
    asked: {},
    fields: { a: 'a field', b: 'b field', c: 'c field' },
    labels: {
      en: { a: 'a en', b: 'b en', c: 'c en' },
      es: { a: 'a es', b: 'b es', c: 'c es' },
    },
    views: { a: 'a view', b: 'b view', c: 'c view' },
    rows: [['a'], ['c', 'd'], ['e']],
  })
  expect(joinQuestions()).toEqual({ asked: {}, fields: {}, labels: { en: {}, es: {} }, views: {}, rows: [] })
})
