// Who signs the agreement, in which place and as what.
import { expect, test } from 'vitest'
import { cannotBeReached, contractSigners } from './contract-signers.ts'

const applicant = { firstName: 'Ana', lastName: 'Quispe', email: 'ana@shop.example', classification: 'LLC' }

test('the applicant first, without an address of their own, then who signs for the business in the order in which they were added, last who guarantees', () => {
  const person = (id: string, role: 'owner' | 'guarantor' | 'signer', more: object = {}) => ({
    id,
    role,
    answers: { firstName: 'Bo', lastName: id, email: `${id}@shop.example`, ...more },
  })
  const signers = contractSigners(applicant, [
    person('p2', 'guarantor'),
    person('p1', 'owner'),
    person('p3', 'signer', { title: 'Treasurer', email: undefined, lastName: undefined }),
  ])
  expect(signers).toEqual([
    {
      place: 'signer-1',
      name: 'Ana Quispe',
      role: 'Managing Member',
      email: '',
      personId: null,
      guarantor: false,
    },
    {
      place: 'signer-2',
      name: 'Bo p1',
      role: 'Managing Member',
      email: 'p1@shop.example',
      personId: 'p1',
      guarantor: false,
    },
    { place: 'signer-3', name: 'Bo', role: 'Treasurer', email: '', personId: 'p3', guarantor: false },
    { place: 'signer-4', name: 'Bo p2', role: '', email: 'p2@shop.example', personId: 'p2', guarantor: true },
  ])
  expect(signers.map(cannotBeReached)).toEqual([false, false, true, false])
})

test('a title that somebody gave goes before the usual one, and an unknown classification has none', () => {
  expect(contractSigners({ ...applicant, title: 'Chief baker' }, [])[0]!.role).toBe('Chief baker')
  expect(contractSigners({}, [])[0]).toMatchObject({ name: '', role: 'Owner' })
})
