// The second wizard: its pages, tabs and panel, English. Quoted texts are the specification's.
export const en = {
  contactTitle: 'Get Started',
  contactLede: 'See if your business is eligible. Nothing here affects your credit score.',
  personalTitle: 'Personal Info',
  personalLede: 'About you and how to reach you.',
  businessTitle: 'Business Info',
  businessLede: 'The business that needs funding, as shown on its tax documents.',
  ownershipTitle: 'Verify Ownership',
  ownershipLede: 'We check that the business is yours. What you enter here is encrypted.',
  signatureTitle: 'Signature',
  signatureLede:
    'Here you sign the application agreement. You owe nothing by signing it, and you are free to turn down every offer.',
  'loan-infoTitle': 'Loan Info',
  'loan-infoLede': 'What the business does, and what the money is for.',
  lostSecrets:
    'Your tax ID, Social Security number, date of birth and signature are not kept in this browser. We’ll ask again for anything that hadn’t reached us.',

  tabs: 'Parts of this application',
  tabBasic: 'Basic Information',
  tabOwnership: 'Ownership',
  tabFinances: 'Finances',
  tabDone: 'done',
  sideTitle: 'Your application',
  sideTell: 'Tell us a little bit about your business.',
  sidePlain: 'Fill out our application and see where it stands at every step.',
  opening: 'Loading',

  readAgreement: 'Read the application agreement',
  agreementPrint: 'Open on its own page',
  signConsent:
    'By signing, you agree to the application agreement and to signing electronically. We keep your signature encrypted, along with the text you agreed to, the time and your IP address.',

  congrats: 'Congrats!',
  finishTitle: 'Success! Your application is with us.',
  finishSteps: 'What happens next',
  finishLink: 'You get a secure upload link by email.',
  finishBank:
    'Connect your business bank account, or upload the most recent 4 months of its statements. The link in our email brings you back to this application.',
  finishStatements: 'Upload the most recent 4 months of business bank statements.',
  finishManager: 'An account manager will reach out to you.',
} as const
