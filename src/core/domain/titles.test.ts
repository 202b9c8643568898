// The job title that a classification suggests: specification 1, section 3, line by line.
import { expect, test } from 'vitest'
import { defaultTitle } from './titles.ts'

test.each([
  ['Sole Proprietorship', 'Owner'],
  ['Partnership', 'Partner'],
  ['LLC', 'Managing Member'],
  ['C Corporation', 'President'],
  ['S Corporation', 'President'],
  ['Cooperative', 'Owner'],
  ['', 'Owner'],
])('%s: %s', (classification, title) => expect(defaultTitle(classification)).toBe(title))
