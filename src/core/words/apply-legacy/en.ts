// The second wizard: its pages, tabs and panel, English. Quoted texts are the specification's.
export const en = {
  contactTitle: 'Get Started',
  contactLede: 'See if your business is eligible. Nothing here affects your credit score.',
  personalTitle: 'Personal Info',
  personalLede: 'About you, and how we may reach you.',
  businessTitle: 'Business Info',
  businessLede: 'The business that asks for funding, as it stands on its tax papers.',
  ownershipTitle: 'Verify Ownership',
  ownershipLede: 'We check that the business is yours. What you type here is kept encrypted.',
  signatureTitle: 'Signature',
  signatureLede:
    'You sign the application agreement. Nothing is owed by it, and you are free to decline every offer.',
  'loan-infoTitle': 'Loan Info',
  'loan-infoLede': 'What the business does, and what the money is for.',
  lostSecrets:
    'Your tax ID, Social Security number, date of birth and signature are not kept in this browser. What had not arrived is asked again.',

  tabs: 'Parts of this application',
  tabBasic: 'Basic Information',
  tabOwnership: 'Ownership',
  tabFinances: 'Finances',
  tabDone: 'done',
  sideTitle: 'Your application',
  sideTell: 'Tell us a little bit about your business.',
  sidePlain: 'Fill out our application, and you see where it stands at every step.',
  opening: 'Loading',

  readAgreement: 'Read the application agreement',
  agreementPrint: 'As a page of its own',
  signConsent:
    'By signing you agree to the application agreement and to signing electronically. We keep your signature encrypted, with the wording, the time and your network address.',

  congrats: 'Congrats!',
  finishTitle: 'Success! Your application is with us.',
  finishSteps: 'What happens next',
  finishLink: 'You receive a secure upload link by email.',
  finishBank:
    'Connect your business bank account, or upload the most recent 4 months of its statements. The link in our email leads you back to this application.',
  finishStatements: 'Upload the most recent 4 months of business bank statements.',
  finishManager: 'An account manager reaches out to you.',
} as const
