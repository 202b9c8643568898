// What the model reads of an application says whose account it is: a stranger's goes to a person.
import { expect, test } from 'vitest'
import { checking } from '#core/domain/cases/sample-history.ts'
import { shop } from '#core/domain/bank/whole-file/made-file.fixture.ts'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { decide } from '#core/domain/decision.ts'
import { policy } from '#core/domain/sound-file.fixture.ts'
import { modelInputs } from './inputs.server.ts'

const inputsFor = (owners: readonly string[]) => {
  const history = shop([{ ...checking, owners }]).build()
  const answers = { businessName: 'Bright Horizon Carpet Care LLC', firstName: 'Julian', lastName: 'Prado' }
  const analysis = analyseBank(history, { asOf: '2026-11-20' })
  return modelInputs(policy, answers, analysis, 'off', [], { owners: [] } as never)
}

test.each([
  [['Bright Horizon Carpet Care LLC'], undefined],
  [['MARISOL TENA', 'TENA FAMILY CLEANING LLC'], 'stranger-account'],
  [['CARLA PRADO'], 'holder-unsure'],
])('%j', (owners, code) => expect(inputsFor(owners).dataFindings?.[0]?.code).toBe(code))

test('a stranger’s account is neither approved nor refused by what is on it', () => {
  const { signing: _, ...inputs } = inputsFor(['MARISOL TENA', 'TENA FAMILY CLEANING LLC'])
  expect(decide(policy, inputs)).toMatchObject({ outcome: 'review', knockOuts: [] })
  expect(decide(policy, inputs).reasons.map(({ code }) => code)).toContain('stranger-account')
})
