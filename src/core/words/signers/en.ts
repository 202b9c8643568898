// The links of an owner, guarantor or signer, English.
export const en = {
  pageTitle: 'Sign',
  briefingTitle: 'Sign for {business}',
  briefingLede: '{business} has applied for business funding and named you in the application.',
  asksTitle: 'What we need from you',
  asksDetails:
    'Who you are: your name, your role in the business, Social Security number, home address and date of birth.',
  asksSignature: 'Your signature.',
  role: 'You are named as:',
  'role.owner': 'Owner',
  'role.guarantor': 'Guarantor',
  'role.signer': 'Signer',
  private: 'Nobody else who signs sees what you give us here. It is kept encrypted.',
  spouse:
    'You sign for the part you have in this business. A spouse who has no part does not have to sign, and we do not refuse an application because of that.',
  agreement: 'I agree to the {agreement}, the {eSign} and the {privacy}.',
  agreementName: 'application agreement',
  eSignName: 'use of electronic records and signatures',
  privacyName: 'privacy notice',
  smsLabel: 'Text messages',
  creditReportLabel: 'Credit report (optional)',
  mustAgree: 'You must agree to our policies to continue.',
  signForBusiness: 'Sign for {business}',
  signForPerson: 'Sign for {name}',
  other: 'Someone else has to sign too',
  otherTitle: 'Who else has to sign?',
  otherText:
    'Your representative reads this and sends them their own link. What we need from you stays the same.',
  otherName: 'Their name',
  otherEmail: 'Their email',
  otherSend: 'Send',
  otherCancel: 'Cancel',
  otherSent: 'We passed {name} on to your representative, who will send them their own link.',
  notYourName:
    'Please type your own name, {name}, or draw your signature. If the name is wrong, tell your representative first.',
  numberTaken:
    'This number is already used in the application. Each person gives their own number and signs for themselves. If it is yours, please tell your representative.',
  proposed:
    '{who} says that someone else has to sign too: {name}, {email}. Please add them on the page of the application if that is right.',
  sending: 'Sending...',
  personalTitle: 'About you',
  personalLede: 'Please check your name and tell us what you do in the business.',
  ownerTitle: 'Ownership verification',
  ownerLede: 'We use encryption to protect your personal information.',
  signatureTitle: 'Your signature',
  signatureLede: 'You sign the application for the business as the person named on the page before.',
  doneTitle: 'Congrats!',
  doneSignature: "You've successfully completed the signature!",
  doneDetails: "You've successfully completed the Additional Owner Information!",
  doneClose:
    'You can now close this page. A representative will contact you if we need any additional information.',
} as const
