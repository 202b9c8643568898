// How values of a credit report read; a dash for what is not known.
import { expect, test } from 'vitest'
import { amountText, codedText, countText, dateText, percentText } from './report-values.ts'

test.each([
  [amountText(1_234_56), '$1,235'],
  [amountText(0), '$0'],
  [amountText('UNKNOWN'), 'UNKNOWN'],
  [amountText(null), '-'],
  [dateText('2024-03-09'), '03/09/2024'],
  [dateText(null), '-'],
  [countText(0), '0'],
  [countText(12), '12'],
  [countText(null), '-'],
  [percentText(0), '0%'],
  [percentText(47), '47%'],
  [percentText(null), '-'],
  [codedText({ code: 'BC', text: 'Bank Credit Cards' }), 'BC, Bank Credit Cards'],
  [codedText({ code: 'ZZ', text: '-' }), 'ZZ'],
  [codedText({ code: '-', text: 'Open' }), 'Open'],
  [codedText({ code: '-', text: '-' }), '-'],
])('%s', (read, expected) => expect(read).toBe(expected))
