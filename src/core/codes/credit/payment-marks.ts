// What one month of a payment history says (Experian).

/** By the one character of `paymentHistory`. */
export const paymentMarks: Readonly<Record<string, string>> = {
  C: 'Current',
  '0': 'Current with zero balance - update received',
  N: 'Current account/Zero balance - no update received',
  '1': '30 days past the due date',
  '2': '60 days past the due date',
  '3': '90 days past the due date',
  '4': '120 days past the due date',
  '5': '150 days past the due date',
  '6': '180 days past the due date',
  '7': 'Chapter 13 Bankruptcy (Petitioned, Discharged, Reaffirmation of debt rescinded)',
  '8': 'Foreclosure, voluntary surrender or repossession',
  '9': 'Collections, charge-off or bankruptcy',
  B: 'Account condition change, payment code not applicable',
  G: 'Collection',
  H: 'Foreclosure Completed',
  J: 'Voluntary Surrender',
  K: 'Repossession',
  L: 'Charge-off',
  '-': 'No history reported for that month',
}
