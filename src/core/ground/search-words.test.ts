// What each place of a search asks for.
import { expect, test } from 'vitest'
import { askedWords } from './search-words.ts'

test.each([
  ['', []],
  ['- | &', []],
  ['  Blue   DÖÖR ', [[['blue']], [['door']]]],
  ['Smith & Sons', [[['smith']], [['sons']]]],
  ['Y', [[['y']]]],
  ['smith-jones', [[['smithjones'], ['smith', 'jones']]]],
  ['P.L.L.C.', [[['pllc']]]],
  ['hp.com', [[['hpcom']]]],
  ['jose.garcia', [[['josegarcia'], ['jose', 'garcia']]]],
  ['Ana <ana@hp.com>', [[['ana']], [['ana@hpcom']]]],
  ['https://www.hp.com/x', [[['hpcom']]]],
  ['wwwood.com', [[['wwwoodcom']]]],
  ['24 7', [[['247'], ['24', '7']]]],
  ['a 1 auto', [[['a1'], ['a', '1']], [['auto']]]],
  ['j and j', [[['jj'], ['j', 'j']]]],
  ['+1 (555) 555-0101', [[['5555550101']]]],
  ['tel:+15555550101', [[['5555550101']]]],
  ['555-555-0101 ext. 12', [[['5555550101']]]],
  ['1555555', [[['1555555']]]],
  ['155555501012', [[['155555501012']]]],
  ['555 10', [[['55510'], ['555', '10']]]],
  ['ana 555 1012', [[['ana']], [['5551012']]]],
  ['fox x12', [[['fox']], [['x12']]]],
  [
    'one two three four five six seven eight nine',
    'one two three four five six seven eight'.split(' ').map((word) => [[word]]),
  ],
])('%j', (text, asked) => expect(askedWords(text)).toEqual(asked))
