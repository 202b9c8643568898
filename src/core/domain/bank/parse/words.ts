// Words of a bank's text: plain form, the shape that equal lines share, and which words are of a purpose rather than of a name.

/** Lower case, every run of other signs one space. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9\u00c0-\uffff]+/g, ' ')
    .trim()

/** Fields about the holder of the account, which say nothing about the other party: they and what follows are left out. */
const holderFields = ['INDN:', 'IND NAME:', 'IND ID:', 'TRACE#:']

/**
 * What equal lines share: capitals, each long number, date or amount as '0', fields about the holder left out. A line is read from its
 * shape alone, so lines of one shape always say the same, and no number in it can change what it says.
 */
export function shapeOf(text: string): string {
  let line = text.toUpperCase()
  if (line.includes(' DES:') || line.startsWith('ORIG CO NAME'))
    for (const field of holderFields) {
      const at = line.indexOf(field)
      if (at > 0) line = line.slice(0, at)
    }
  return line.replace(/\d{4,}|\d+(?:[/:.,-]\d+)+/g, '0')
}

const purposeWords = new Set(
  (
    'dir ach pmt pmts pymt pymts payment payments paymt paymnt paymts pay payout payouts daily weekly monthly biweekly debit debits credit cr ccd ppd web ctx tel arc dep deposit des ' +
    'settlement settle transfer xfer hcclaimpmt claimpmt claim claims ins prem premium payroll billpay bill autopay crcardpmt epay epayment draft recurring online ' +
    'mobile internet invoice inv edi vendor rent lease fee fees refund disburse disbursement draw repay repayment remit remittance retry loan trans txns ' +
    'usataxpymt tax net wage single web_pay pmnt mtot btot disc discount discount chgs billing subscr subscription stlmt withdrawal purchase ap to from for'
  ).split(' '),
)

/** Whether a word tells what money is for, or is a reference; such a word ends a name that no field delimits. */
export const isPurposeWord = (word: string): boolean => purposeWords.has(word) || /\d/.test(word)

const corporate = /^(llc|inc|corp|corporation|co|company|ltd|lp|llp|pllc|pc|na|the|dba)$/

/** The words of a name without 'LLC' and its like. */
export const nameWords = (name: string): string[] =>
  name.split(' ').filter((word) => word !== '' && !corporate.test(word))

export const isCorporate = (word: string): boolean => corporate.test(word)
