// The funding agreement, English. A template: until the operator approves it (TEXTS_APPROVED) each paper says that it is a sample.
export const en = {
  title: 'Business funding agreement',
  foot: 'Agreement {number} · template {version}',
  sampleTitle: 'This is a sample',
  sample:
    'It shows how an agreement is made and signed, and was made where the funder has not approved its text. It does not bind anybody, and no money is sent for it.',
  lede: 'This agreement is between {funder} ("we", "us") and {business} ("you"). It is dated {date}.',
  partiesTitle: 'Who makes this agreement',
  funder: 'Funder',
  funderAddress: 'Address of the funder',
  funderContact: 'Contact of the funder',
  business: 'Business',
  businessAddress: 'Address of the business',
  number: 'Agreement number',
  date: 'Date of the agreement',
  termsTitle: 'Your funding at a glance',
  amount: 'Amount you receive',
  amountAbout: 'Paid to your account in one sum. Nothing is taken out of it.',
  apr: 'Annual percentage rate (APR)',
  cost: 'Cost of the funding, in dollars',
  total: 'Total you repay',
  perDollar: 'You repay for each $1',
  term: 'Term, in months',
  paymentWeekly: 'Payment each week',
  paymentDaily: 'Payment each business day',
  lastPayment: 'Last payment',
  paymentsCount: 'Number of payments',
  signBy: 'To be signed by everybody by',
  fundedOn: 'Funds are sent on, at the latest',
  firstPayment: 'First payment on',
  endsOn: 'Last payment on',
  aprAbout:
    'The APR is worked out from the amount, the payments and their days by the actuarial method of Regulation Z, Appendix J. It assumes that the funds are sent on the day shown above and that every payment is made on its day of the schedule. If the funds are sent earlier, the APR is lower.',
  aprWeeks:
    'Weeks count as equal: where a bank holiday moves a payment to the next business day, the APR leaves that out, as Regulation Z allows (12 CFR 1026.17(c)(3)).',
  loanTitle: '1. The funding',
  loan: 'We lend you the amount above for the purposes of your business, and you repay the total above. This is a commercial loan with fixed payments. It is not a purchase of your future sales: what you owe does not rise or fall with them.',
  loanPurpose:
    'You will use the funds for your business only, not for personal, family or household purposes.',
  loanWhen:
    'We send the funds to the account named below once every person named at the end has signed and what you told us has been verified, on the day shown above at the latest. If we send them earlier, the payments keep the days of the schedule.',
  loanNotYet:
    'If not everybody has signed by the last day to sign, this agreement ends and nobody owes anything. If we cannot send the funds by the day shown above, we tell you before anything is due, and nothing is due until you have agreed to a new schedule.',
  payTitle: '2. Payments',
  payWeekly:
    'You pay {count} payments, one each week, as the schedule shows. Where banks do not post on a day, the payment is made on the next business day: any day but Saturdays, Sundays and bank holidays.',
  payDaily:
    'You pay {count} payments, one each business day, as the schedule shows. A business day is any day but Saturdays, Sundays and bank holidays.',
  payLast:
    'All payments are {payment}; the last one is {last}, so that all of them together are exactly {total}.',
  payEarly:
    'You may repay early at any time and without a fee. Early repayment lowers the total only as far as we agree to in writing or the law requires.',
  payFees: 'There is no fee under this agreement that is not named in it.',
  debitTitle: '3. Authorization to debit your account',
  debit:
    'You authorize us to debit the payments, on the days of the schedule and in the amounts of the schedule, from your business account at {bank} that ends in {mask}, by ACH.',
  debitReturned:
    'If a debit is returned, we may try it again up to two times within 30 days. We do not debit more than what is due.',
  debitEnd:
    'You may end this authorization by writing to us at the address above at least three business days before a payment. What you owe stays, and you then pay on the same days by another means that we agree on.',
  debitBank: 'your bank',
  debitUnknown: '(the last digits of the account are to be filled in)',
  promiseTitle: '4. What you promise',
  promise1:
    'What you told us about your business, its owners and its accounts is true and complete as far as you know.',
  promise2:
    'You keep your business running in its usual way, keep the account open, and tell us within five business days if you change it.',
  promise3:
    'You tell us promptly of anything that makes it unlikely that you can pay, so that we can look for a way together.',
  promise4: 'You do not hand over this agreement to another person unless we have agreed in writing.',
  defaultTitle: '5. Default',
  defaultLede:
    'You are in default if we have told you of one of the following in writing and ten days have passed without it being corrected:',
  default1: 'a payment that was due has not been made;',
  default2: 'something important that you told us turns out to have been untrue when you said it; or',
  default3: 'you have broken another promise of this agreement in an important way.',
  defaultAlso:
    'You are in default at once if your business stops operating or files for bankruptcy, as far as the law permits.',
  defaultThen:
    'In default we may ask for what is left of the total at once, less any refund of unearned cost that the law requires, and for the costs of collecting it that a court awards. We ask first, and agree to a plan where we reasonably can.',
  guaranteeTitle: '6. Guarantee of performance',
  guarantee:
    'Whoever signs below as guarantor promises to pay what is due under this agreement if the business does not, and makes no other promise of this agreement. A spouse does not have to sign because of being married to an owner.',
  noGuarantee: 'Nobody guarantees this agreement: only the business owes what is due.',
  lawTitle: '7. General terms',
  law: 'The law of {state} and of the United States governs this agreement.',
  lawUnknown: 'The state whose law governs this agreement is to be filled in by counsel.',
  notices:
    'Notices are sent to the addresses above, or electronically to whoever has agreed to electronic records.',
  whole:
    'This agreement, with its schedule and its disclosures, is all that has been agreed on. A change needs both sides in writing. If a part of it is not valid, the rest still is.',
  copy: 'Each person who signs gets a copy once everyone has signed.',
  disclosureTitle: '8. Disclosures',
  disclosure:
    'The disclosure that {law} requires for exactly this offer was given before this agreement on {date} and is part of it.',
  disclosureNone: 'No disclosure of a state is attached to this agreement.',
  scheduleTitle: '9. Schedule of payments',
  scheduleCaption: 'Payments of agreement {number}',
  scheduleNumber: 'No.',
  scheduleOn: 'Due on',
  schedulePayment: 'Payment',
  scheduleLeft: 'Left to repay',
  scheduleEmpty: 'No payments.',
  scheduleSum: 'Total',
  signTitle: 'Signatures',
  sign: 'By signing for the business you confirm that you have read this agreement and may sign it for the business. Whoever signs as guarantor confirms having read it and signs only the guarantee.',
  guarantor: 'As guarantor',
  forBusiness: '{role}, for the business',
  forBusinessUntitled: 'For the business',
  forFunder: '{title}, for {funder}',
  sealSigns:
    '{funder} makes this agreement by sending it to be signed, and is bound by it once everybody named above has signed. No person signs for {funder} by hand: its electronic seal closes the file after the last signature, and any later change shows.',
} as const
