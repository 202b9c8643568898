// The first page of an application in the tests of the prefill match: who asks, and nothing more than that page needs.

/** A save of page 0 for an owner of this name. */
export const saveRequestOf = ({ fn, ln }: { readonly fn: string; readonly ln: string }) => ({
  model: {
    business: {
      products: 'Working Capital',
      requestedAmount: '50,000',
      monthly_sales: '61,000',
      email: 'owner@whitfield-frames.example',
    },
    pg: { fn, ln, phone: '(512) 555-0142' },
  },
  page: 0,
})
