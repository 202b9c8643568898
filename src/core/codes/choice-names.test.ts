// Names of choices on screens and papers.
import { expect, test } from 'vitest'
import { choiceNamed, choiceOnPaper } from './choice-names.ts'
import { classifications, fundsNeeded, jobTitles } from './choices.ts'

test.each([
  [jobTitles, 'Managing Member', 'Managing Member', 'Miembro administrador (Managing Member)'],
  [jobTitles, 'CEO', 'CEO', 'Director ejecutivo (CEO)'],
  [jobTitles, 'Director', 'Director', 'Director'],
  [jobTitles, 'Chief Baker', 'Chief Baker', 'Chief Baker'],
  [jobTitles, '', '', ''],
  [classifications, 'LLC', 'LLC', 'LLC'],
  [classifications, 'C Corporation', 'C Corporation', 'Corporación C (C Corporation)'],
  [classifications, 'Partnership', 'Partnership', 'Sociedad (Partnership)'],
])('on paper: %#, %s', (choices, value, en, es) => {
  expect([choiceOnPaper(choices, value, 'en'), choiceOnPaper(choices, value, 'es')]).toEqual([en, es])
})

test('on a screen the name alone, in either language', () => {
  expect(choiceNamed(jobTitles, 'Managing Member', 'es')).toBe('Miembro administrador')
  expect(choiceNamed(fundsNeeded, 'With in a week', 'en')).toBe('Within a week')
  expect(choiceNamed(fundsNeeded, 'tomorrow', 'es')).toBe('tomorrow')
})
