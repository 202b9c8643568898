// What underwriting says, English: factors, reasons, what would raise the amount, positions, months, signals.

export const en = {
  'outcome.approved': 'Approved',
  'outcome.declined': 'Declined',
  'outcome.review': 'A person decides',

  'factor.revenue': 'Revenue and its trend',
  'factor.balances': 'Account balances',
  'factor.nsf': 'Returned payments',
  'factor.positions': 'Other advances and loans',
  'factor.credit': 'Credit',
  'factor.business': 'Time in business and industry',

  'reason.open-bankruptcy': 'A bankruptcy of the business or an owner is open.',
  'reason.bankruptcy-policy':
    'Bankruptcy record: {choice}. We do not fund a business with a bankruptcy in that period.',
  'reason.bankruptcy-recent': 'There was a bankruptcy within the last year.',
  'reason.bankruptcies-several': 'There was more than one bankruptcy.',
  'reason.negative-today': 'The business account is overdrawn today.',
  'reason.nsf-above-maximum':
    'There were {actual} returned payments in the last three months; we accept at most {wanted}.',
  'reason.negative-days-above-maximum':
    'The account is overdrawn {hundredthsActual} days a month on average; we accept at most {hundredthsWanted}.',
  'reason.tamper-review': 'The bank statements that were handed in could not be verified yet.',
  'reason.personal-account-only':
    'Only a personal bank account was connected; a business account is required.',
  'reason.no-business-account': 'No business checking or savings account was connected.',
  'reason.revenue-below-minimum': 'Average monthly revenue of {usdActual} is below the required {usdWanted}.',
  'reason.time-in-business-below-minimum':
    'Time in business of {actual} months is below the required {wanted} months.',
  'reason.industry-not-served': 'We do not fund this industry: {industry}.',
  'reason.state-not-served': 'We do not fund businesses in this state: {state}.',
  'reason.prior-default': 'There is a record of an earlier business advance that was not repaid.',

  'reason.revenue-level': 'Average monthly revenue is {usdActual}; {usdWanted} or more would score higher.',
  'reason.revenue-trend':
    'Monthly revenue changes by {pctActual} a month; {pctWanted} or better would score higher.',
  'reason.revenue-steadiness':
    'Monthly revenue varies by {pctActual}; {pctWanted} or less would score higher.',
  'reason.deposit-count': 'There are {actual} deposits a month; {wanted} or more would score higher.',
  'reason.balance-level': 'The average daily balance is {usdActual}; {usdWanted} or more would score higher.',
  'reason.days-of-cover':
    'The average balance covers {tenthsActual} days of spending; {tenthsWanted} or more would score higher.',
  'reason.negative-days':
    'The account is overdrawn {hundredthsActual} days a month on average; {hundredthsWanted} or fewer would score higher.',
  'reason.nsf-count':
    'There were {actual} returned payments in the last three months; {wanted} or fewer would score higher.',
  'reason.active-positions':
    'Open advances from other funders: {actual}; {wanted} or fewer would score higher.',
  'reason.debt-burden':
    'Payments to other lenders take {pctActual} of revenue; {pctWanted} or less would score higher.',
  'reason.credit-score': 'The stated credit score is {actual}; {wanted} or more would score higher.',
  'reason.credit-score-of-bureau':
    'The credit score in the credit report is {actual}; {wanted} or more would score higher.',
  'reason.credit-unverified': 'The owner’s credit could not be verified.',
  'reason.liens': 'Liens or judgments: {choice}.',
  'reason.revolving-credit': 'Available revolving credit: {choice}.',
  'reason.bankruptcy-history': 'Bankruptcy record: {choice}.',
  'reason.commercial-credit': 'Commercial credit: {choice}.',
  'reason.time-in-business': 'Time in business is {actual} months; {wanted} or more would score higher.',
  'reason.time-in-business-unverified': 'It is not known how long the business has been operating.',
  'reason.industry-risk': 'The industry carries more risk: {choice}.',
  'reason.tax-returns-missing': 'There are no business tax returns.',
  'reason.tax-returns-loss': 'The business tax returns show a net loss of more than 20%.',
  'reason.online-presence': 'No website or other online presence of the business was found.',
  'reason.home-ownership': 'No owner owns a home.',
  'reason.fleet-size': 'Number of trucks: {choice}.',

  'reason.balance-supports-too-little':
    'The average daily balance of {usdActual} is too low for the payments on our smallest offer ({usdMinimum}); about {usdWanted} would be enough.',
  'reason.revenue-supports-too-little':
    'Average monthly revenue of {usdActual} is too low for our smallest offer ({usdMinimum}); about {usdWanted} would be enough.',
  'reason.burden-leaves-no-room':
    'Payments to other lenders already take {pctActual} of revenue; with ours they may take {pctWanted} at most.',
  'reason.too-many-positions': 'Open advances from other funders: {actual}; we accept at most {wanted}.',
  'reason.recent-position':
    'The latest advance from another funder is {actual} days old; we wait until it is {wanted} days old.',

  'reason.too-few-months': 'Complete months with deposits: {actual}; a decision needs {wanted}.',
  'reason.undisclosed-account': 'Transfers point to accounts that were not connected: {actual}.',
  'reason.account-holder-unknown': 'The bank does not say whether the account belongs to the business.',
  'reason.history-too-short': 'The bank history covers {actual} days; {wanted} are needed to judge it.',
  'reason.history-gap': 'The bank history has no line for {actual} days in a row.',
  'reason.feed-stale': 'The bank last sent this account’s data {actual} days before the refresh.',
  'reason.no-recent-deposits': 'The last sale in the bank data is {actual} days old.',
  'reason.empty-months': 'Months without any deposit, between months with deposits: {actual}.',
  'reason.balance-missing': 'The bank did not send a balance for an account.',
  'reason.balance-zero-filled': 'The bank sent a balance of exactly $0.00 for an account in use.',
  'reason.currency-not-usd': 'An account is in {currency}, not in U.S. dollars; it is not counted.',
  'reason.accounts-may-be-one':
    'Two connected accounts seem to be one: {pctActual} of their lines are equal. They are counted once.',
  'reason.lines-twice':
    'A run of lines stands twice under other ids: {actual} of them are counted once, {usdActual} of money in.',
  'reason.lines-one-reference':
    'Lines of one amount and one bank reference count once: {actual} of them, {usdActual} of money in, up to {pctActual} of a month; up to {pctWanted} needs no look.',
  'reason.lines-alike':
    '{actual} lines have the day, amount and text of another one and may be the same. They count: without them revenue is {pctActual} less; up to {pctWanted} needs no look.',
  'reason.credits-unclassed':
    'For {pctActual} of the deposits it is not clear whether they are sales; up to {pctWanted} needs no look.',
  'reason.labels-no-longer-match':
    'Words of staff that the bank data no longer match: {actual}. Look again: take them back, or label again.',
  'reason.circle':
    'Money goes out and about the same amount comes back within five business days: {actual} times, {usdActual} in total. It is not revenue.',
  'reason.pass-through':
    'Money passes through to others: {actual} lines, {usdActual} in total. Only what is kept is revenue.',
  'reason.one-off':
    'Deposits unlike any others in the history: {actual}, {usdActual} in total; the largest is {pctActual} of a month.',
  'reason.in-and-out':
    'Most of the money left again within {days} days: {actual} credits, {usdActual} in total.',
  'reason.begins-before-application':
    'What began or rose within the last {days} days brings {pctActual} of their income: {usdActual}.',
  'reason.round-amounts':
    'A payer sends round sums only, in several sizes: {actual} of them, {usdActual} in total.',
  'reason.sales-end': 'Sales ended on {on}, {actual} days before the refresh, while the account was used on.',
  'reason.loses-money':
    'In {actual} of {wanted} months more money went out than came in, not counting lender payments or what owners put in or took out: {usdActual} a month on average.',
  'reason.receivables-sold':
    'The business sells its invoices to a factoring company: {actual} lines in four months, {usdActual} paid in. What its customers owe is already sold.',
  'reason.stranger-account':
    'The bank names a holder who is neither the business nor the owner as stated. What came in there counts only at the upper end.',
  'reason.holder-unsure': 'It is not certain whose account it is: the bank names {choice}.',
  'reason.likely-advance':
    'Debits to {lender} of about {usdActual} a business day look like another advance, and nothing proves it. Ask for the agreement and a letter with the balance, or for what the debits pay; then confirm or reject it.',
  'reason.reverse-consolidation':
    '{lender} pays in slices and draws at the same time: {actual} times so far, {usdIn} the last time, about {usdOut} out a business day. This looks like a reverse consolidation. Ask for the agreement and for what it is meant to repay.',
  'reason.bank-data-stale': 'The bank data is {actual} days old; {wanted} at most are allowed.',
  'reason.month-to-date-down': 'Revenue of the running month is {pctActual} against the last four months.',
  'reason.below-last-year':
    'Revenue of the counted months is {pctActual} against the same months of last year; below {pctWanted} a person looks.',
  'reason.costs-exceed-sales':
    'More goes out than customers pay, lenders apart: of revenue {pctActual} is left. A person looks.',
  'reason.revenue-concentrated':
    'One customer brings {pctActual} of revenue; more than {pctWanted} is looked at by a person.',
  'reason.default-check-pending': 'The check for earlier defaults has not answered.',
  'reason.identity-in-doubt':
    'The bureau says of a tax id that its owner has died: a person must find out whose it is.',
  'reason.ends-disagree':
    'Some lines of the bank data can be read in two ways, and they lead to different answers.',
  'reason.rests-on-labels': 'The offer rests on what staff said of bank lines; such labels: {actual}.',
  'reason.read-from-statements':
    'The bank data was read from uploaded statements. By the policy a person decides; this is what the model suggests.',
  'reason.statement-months-missing':
    'Statements of this account are missing between others or at its end; months without a whole one: {actual}. What lies before a gap is in no figure.',
  'reason.statements-do-not-follow':
    'Statements of this account do not begin with the closing balance of the month before: {actual}. What lies before is in no figure.',
  'reason.statements-disagree':
    'Statements of this account tell the same time differently: {actual}. The one that came first counts.',
  'reason.statements-end-early':
    'The statements of this account end {actual} days before the other accounts; the days after them are not known.',
  'reason.deposits-to-look-at':
    'What the owner said of deposits needs a person: the bank data or an earlier application speak against it, or it is called a loan or advance. Deposits: {actual}.',
  'reason.signers-open':
    'We do not know yet who signs: owners are not named or have not consented, or nobody signs who may bind the business.',
  'reason.owner-report-missing':
    'An owner other than the applicant has not allowed a credit report: a person looks.',
  'reason.cash-flow-too-tight':
    'In {pctActual} of the simulated courses of the next months a payment of the smallest offer would be missed; {pctWanted} are allowed.',

  'raise.higher-balance': 'Keep more in the account: an average daily balance of about {usdWanted}.',
  'raise.higher-revenue': 'Bring in more through the business account: about {usdWanted} a month.',
  'raise.pay-down-advances': 'Pay down other advances before taking a new one.',
  'raise.wait-after-advance': 'Apply again once the latest advance is {wanted} days old.',
  'raise.avoid-negative-days': 'Keep the account above zero every day.',
  'raise.avoid-nsf': 'Avoid returned payments for three months.',
  'raise.better-credit': 'Raise the owner’s credit score to {wanted} or more.',
  'raise.connect-business-account': 'Connect the bank account of the business.',
  'raise.more-history': 'Show at least {wanted} complete months of bank history.',
  'raise.time-in-business': 'Apply again after {wanted} months in business.',

  'bare.reason.too-few-months': 'There are too few complete months of bank history for a decision.',
  'bare.reason.undisclosed-account': 'Transfers point to accounts that were not connected.',
  'bare.reason.history-too-short': 'The bank history is too short to judge it.',
  'bare.reason.history-gap': 'Days are missing in the bank history.',
  'bare.reason.feed-stale': 'The bank has not sent an account’s data for some days.',
  'bare.reason.no-recent-deposits': 'The bank data show no sales of late.',
  'bare.reason.empty-months': 'Between months with deposits there are months without any.',
  'bare.reason.currency-not-usd': 'An account is not in U.S. dollars; it is not counted.',
  'bare.reason.accounts-may-be-one': 'Two connected accounts seem to be one. They are counted once.',
  'bare.reason.lines-twice': 'The bank sent some lines twice. They are counted once.',
  'bare.reason.lines-one-reference':
    'Some bank lines of one amount carry one reference. They are counted once.',
  'bare.reason.lines-alike':
    'Some bank lines have the day, amount and text of another one and may be the same.',
  'bare.reason.credits-unclassed': 'For many deposits it is not clear whether they are sales.',
  'bare.reason.labels-no-longer-match': 'What staff said of some bank lines no longer matches the bank data.',
  'bare.reason.circle': 'Money goes out and about the same amount comes back within days. It is not revenue.',
  'bare.reason.pass-through': 'Money passes through to others.',
  'bare.reason.one-off': 'There are deposits unlike any others in the history.',
  'bare.reason.in-and-out': 'Money leaves again within days of coming.',
  'bare.reason.begins-before-application': 'Some income began shortly before the application.',
  'bare.reason.round-amounts': 'A payer sends round sums only.',
  'bare.reason.sales-end': 'Sales ended while the account was used on.',
  'bare.reason.loses-money':
    'More money goes out than comes in, month after month, even without lender payments.',
  'bare.reason.receivables-sold':
    'The business sells its invoices to a factoring company: what its customers owe is already sold.',
  'bare.reason.holder-unsure': 'It is not certain whose account it is.',
  'ask.circle': 'We would like to ask about payments that went out and came in within a few days.',
  'ask.pass-through': 'We would like to ask which part of the deposits the business keeps.',
  'ask.one-off': 'We would like to ask about a deposit that is larger than the usual ones.',
  'ask.in-and-out': 'We would like to ask about a deposit and the payment that followed it.',
  'ask.begins-before-application': 'We would like to ask about deposits of the last two months.',
  'ask.round-amounts': 'We would like to ask about deposits from one payer.',
  'ask.sales-end': 'We would like to ask where sales are paid now.',
  'ask.loses-money': 'We would like to ask how the expenses of the last months were paid.',
  'ask.receivables-sold': 'We would like to ask which invoices are sold to a factor.',
  'ask.stranger-account': 'We would like to ask whose account this is.',
  'ask.holder-unsure': 'We would like to ask whose account this is.',
  'bare.reason.likely-advance': 'Some equal debits look like payments on another advance.',
  'bare.reason.reverse-consolidation':
    'One payee puts money in regularly and draws payments at the same time.',
  'bare.reason.bank-data-stale': 'The bank data is too old for a decision.',
  'bare.reason.month-to-date-down': 'Revenue of the running month is lower than in the last four months.',
  'bare.reason.below-last-year': 'Revenue is lower than in the same months of last year.',
  'bare.reason.costs-exceed-sales': 'Monthly costs are higher than sales.',
  'bare.reason.revenue-concentrated': 'A large share of revenue comes from one customer.',
  'bare.reason.rests-on-labels': 'The offer rests on what staff said of bank lines.',
  'bare.reason.read-from-statements': 'A person decides on what was read from statements.',
  'bare.reason.statement-months-missing': 'Statements of an account are missing.',
  'bare.reason.statements-do-not-follow': 'Statements of an account do not follow each other.',
  'bare.reason.statements-disagree': 'Two statements tell the same time differently.',
  'bare.reason.statements-end-early': 'The statements of an account end before the other accounts.',
  'bare.reason.deposits-to-look-at': 'A person looks at what was said of some deposits.',
  'bare.reason.cash-flow-too-tight':
    'Simulated courses of the next months leave too little for the payments.',
  'bare.raise.higher-balance': 'Keep more in the account.',
  'bare.raise.higher-revenue': 'Bring in more through the business account.',
  'bare.raise.wait-after-advance': 'Apply again once the latest advance is older.',
  'bare.raise.better-credit': 'Raise the owner’s credit score.',
  'bare.raise.more-history': 'Show more complete months of bank history.',
  'bare.raise.time-in-business': 'Apply again after more months in business.',

  'limit.cap': 'Our largest amount',
  'limit.revenue': 'Share of average revenue',
  'limit.payment-share': 'Share of revenue for one payment',
  'limit.balance': 'Payments in the average daily balance',
  'limit.burden': 'Room beside other payments',
  'limit.cash-flow': 'What the cash flow bears',

  'cadence.daily': 'Daily',
  'cadence.weekly': 'Weekly',
  'cadence.biweekly': 'Every two weeks',
  'cadence.monthly': 'Monthly',
  'state.active': 'Active',
  'state.paid-off': 'Paid off',
  'state.paused': 'Paused',
  'state.refinanced': 'Refinanced',
  'kind.advance': 'Advance',
  'kind.term': 'Term loan',
  'kind.line': 'Line of credit',

  'exclusion.own-transfer': 'Transfer between own accounts',
  'exclusion.advance-funding': 'Money from an advance',
  'exclusion.loan-proceeds': 'Money from a loan',
  'exclusion.owner-injection': 'Paid in by an owner',
  'exclusion.factoring-advance': 'Factoring advance',
  'exclusion.returned-item': 'Returned payment',
  'exclusion.refund': 'Refund',
  'exclusion.tax-refund': 'Tax refund',
  'exclusion.chargeback-reversal': 'Chargeback given back',
  'exclusion.debt-settlement': 'Debt settlement',
  'exclusion.insurance-payout': 'Insurance payout',
  'exclusion.grant': 'A grant',
  'exclusion.investment': 'Money from an investor',
  'exclusion.interest': 'Interest',
  'exclusion.circle': 'Money that goes round',
  'exclusion.client-money': 'Clients’ money that passes through',

  'use.operating': 'Counted',
  'use.own': 'Own account, for transfers only',
  'use.personal': 'Personal, not counted',
  'use.other': 'Not a bank account, not counted',
  'use.duplicate': 'Connected twice, counted once',
  'holder.business': 'Business account',
  'holder.unknown': 'Holder not stated by the bank',
  'holder.personal-only': 'Personal accounts only',
  'holder.none': 'No bank account',
} as const
