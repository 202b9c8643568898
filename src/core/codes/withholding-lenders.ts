// Lenders whose advances are repaid out of what a processor or a marketplace pays out: the money is seen, a debit never is.

/** Names as the lists of lenders have them. Source: each product's own terms, by which a share of sales is kept back before the payout. */
export const withholdingLenders: ReadonlySet<string> = new Set([
  'Shopify',
  'Square',
  'Stripe Capital',
  'Toast Capital',
  'Paypal/Swift',
  'Amazon Lending',
  'Parafin',
  'Clover Capital',
  'Uber Eats / Pipe advance',
])
