// The upload screens, English.
export const en = {
  continue: 'Continue',
  back: 'Back',
  later: "I'll send it later",
  laterText: 'Your account manager asks for it before funding; we send you a link for it.',
  needed: 'Please upload a valid file.',
  stillUploading: 'Please wait until the file has arrived.',
  offline:
    'There is no connection, so this file has not arrived. It stays chosen here: try again when you are online.',
  notArrived: 'This file has not arrived. Please try it again, or choose another one.',
  monthNeeded: 'Please add the statements of {months}, or send the rest later.',
  monthUnknown: 'Please tell us below which month {name} is of.',
  receivedUnknown:
    'There is no connection: we cannot see at the moment what has arrived before. What you add stays here.',
  received: 'Already received',
  arrived: 'Thank you, your file has arrived.',
  stillMissing: 'Before funding we still need: {documents}',
  numbersKnown: 'Your bank confirmed your account and routing number. No voided check is needed.',
  sendNow: 'Upload now',
  noRedacting:
    'Please do not cover or black out anything: a file that cannot be read has to be asked for again.',
  photoIdTitle: 'Upload your photo ID',
  photoIdText:
    "A driver's license, passport or state ID of the owner who applies: the front side, with all four corners in the picture.",
  photoIdLabel: 'Photo ID',
  photoIdWhy: 'so that nobody can take money in your name. The file is encrypted.',
  voidedCheckTitle: 'Upload a voided check',
  voidedCheckText:
    'A check of the business account with VOID written across it. A letter from your bank with the account and routing number also works.',
  voidedCheckLabel: 'Voided Check',
  voidedCheckWhy: 'so that the money goes to the account of your business. The file is encrypted.',
  statementsTitle: 'Upload your last 4 months of bank statements',
  statementsText:
    'A person reads them, so this takes longer than connecting the bank: about one business day. Statements of the business account, all pages of each month, as PDF where you can.',
  statementsThere: '{count} of {all} months have arrived.',
  statementsLabel: 'All statements at once, in any order',
  monthsLabel: 'The months we need',
  monthFound: 'Found',
  monthMissing: 'Missing',
  countsFor: 'Counts for',
  whichMonth: 'Which month is it of?',
  monthOf: 'Month of {name}',
  chooseMonth: 'Choose',
  statementsComplete: 'All four months have arrived. Thank you.',
  statementsLater: 'Send the rest later',
  connectInstead: 'Connect a bank instead',
} as const
