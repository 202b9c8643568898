// Partner lenders by monthly sales.
import { describe, expect, it } from 'vitest'
import { contactFields } from '#core/contract/contact-fields.ts'
import { knownOfTyped } from '#core/flow/typed-answers.ts'
import { partnerFor } from './partner-for.ts'

const brand = {
  id: 'default',
  name: 'B',
  legalName: 'B',
  lenders: { first: { name: 'One', link: 'https://one.example/{reference}' }, second: { name: 'Two' } },
}
const which = (sales: string | undefined, data = { brand, partnerLender: true }) =>
  partnerFor(
    data,
    knownOfTyped({
      fields: contactFields,
      typed: { monthlySales: sales },
      masks: {},
      today: '2026-11-20',
    }),
  )?.which

describe('partner lenders', () => {
  it.each([
    ['0', 'first'],
    ['9,999', 'first'],
    ['10,000', 'second'],
    ['19,999', 'second'],
    ['20,000', undefined],
    [undefined, undefined],
  ])('sales of %s lead to %s', (sales, lender) => expect(which(sales)).toBe(lender))

  it('leave out a lender that is not set up', () => {
    expect(which('15,000', { brand, partnerLender: false })).toBeUndefined()
    expect(
      which('5,000', {
        brand: { ...brand, lenders: { first: { name: 'One', link: '' }, second: { name: 'Two' } } },
        partnerLender: true,
      }),
    ).toBe('second')
  })
})
