// The bank verification link, English. Quoted texts are the specification's.
export const en = {
  pageTitle: 'Bank verification',
  verifying: 'Verifying your link...',
  retry: 'Try again',
  contact: 'You can reach us at {contact}.',
  title: 'Verify your business bank account',
  lede: 'Connect the account of your business, so that we can verify its revenue electronically and continue with your application.',
  advantages: 'What connecting brings',
  plainPaper: 'No statements to collect or upload',
  plainReal: 'A decision on the real numbers of your business',
  plainReadOnly: 'Read-only: nobody can move money with it',
  footnote:
    '* Funding can happen the same day for applications approved by 5:00 p.m. Eastern Time on bank business days.',
  howTitle: 'How it works',
  howBusiness: 'A business bank account is required. Personal accounts are not accepted.',
  howSelect: 'Select your bank',
  howSelectText: 'Large banks, small ones and credit unions.',
  howCredentials: 'Enter your online-banking credentials',
  howCredentialsText: 'Through a secure portal of your bank or of our bank-data provider.',
  howChoose: 'Choose the accounts',
  howChooseText: 'Read-only, and you can end the access at any time.',
  howNote: 'Your online-banking password never reaches us.',
  consentBefore: 'By continuing you give your',
  consentLink: 'consent to read bank data',
  newWindow: '(opens in a new window)',
  continue: 'Continue',
  alreadyTitle: 'Your bank account is verified',
  alreadyText:
    'There is nothing left to connect. You may connect another account of the business if you wish.',
  another: 'Connect another account',
  goOn: 'Continue',
  progress: 'Bank Verification in Progress',
  progressText: 'Your bank is answering. This could take a minute or two; you may keep this page open.',
  progressLate:
    'Your bank takes longer than usual. You may close this page: we continue by ourselves and write to you if anything is missing.',
  completed: 'Bank Verification Completed',
  completedText: 'Thank you. Your bank account is connected.',
  selected: "You've selected {amount}",
  statementsTitle: 'Thank you',
  statementsText:
    'Your statements have arrived, and a person will review them. We write to you as soon as there is a result.',
  successTitle: 'Success',
  successText:
    'Your bank account is verified. There is nothing more to do: your representative has been told and will contact you.',
  successDocuments:
    'Your bank account is verified and your documents have arrived. Your representative has been told and will contact you.',
  pendingTitle: 'Almost done',
  pendingText:
    'Your bank is still answering. We continue by ourselves and write to you if anything is missing.',
  oops: 'Oops!',
  oopsText:
    "Unfortunately we weren't able to verify your bank account. Please contact your representative for more information.",
  again: 'Try to connect again',
  missing: 'Still missing: {documents}',
  upload: 'Upload now',
  photoId: 'Photo ID',
  voidedCheck: 'Voided check',
} as const
