// What somebody of the stated owner's last name sent is no sale that stands out: its finding goes, the credit stays open.
import { expect, test } from 'vitest'
import { analyseBank } from '../bank-analysis.ts'
import { inputsFromAnalysis } from '../model-inputs.ts'
import { shop } from './whole-file/made-file.fixture.ts'
import { withHolders } from './strange-holder.ts'

const codesFor = (person: string, lines: readonly (readonly [date: string, text: string])[]) => {
  const history = shop()
  for (const [date, text] of lines) history.add(date, 9_000, text)
  const analysis = analyseBank(history.build(), { asOf: history.refreshedOn })
  const names = { business: 'Blue Door Bakery LLC', person }
  const { dataFindings = [] } = withHolders(inputsFromAnalysis(analysis), analysis, names)
  expect(analysis.months.reduce((sum, { unclassed }) => sum + unclassed, 0)).toBe(900_000 * lines.length)
  return dataFindings.map(({ code }) => code)
}
const wife = ['2026-09-09', 'Zelle payment from PAULINE VANCE Conf# a1'] as const
const customer = ['2026-10-06', 'WIRE IN FROM QUARRY LANE LLC'] as const

test.each([
  ['the owner’s last name', 'Derek Vance', []],
  ['another name', 'Derek Vale', ['one-off']],
  ['no name is stated', '', ['one-off']],
  ['a name of two letters', 'Derek Vo', ['one-off']],
])('%s', (_, person, codes) => expect(codesFor(person, [wife])).toEqual(codes))

test('beside a line of somebody else the finding stays', () =>
  expect(codesFor('Derek Vance', [wife, customer])).toContain('one-off'))

test('a company of that name is none of the family', () =>
  expect(codesFor('Derek Vance', [['2026-09-09', 'WIRE IN FROM VANCE AND SONS BUILDERS LLC']])).toContain(
    'one-off',
  ))
