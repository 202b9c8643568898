// The affiliate agreement, English. A template: until the operator approves it (TEXTS_APPROVED) each paper says that it is a sample.
export const en = {
  title: 'Affiliate agreement',
  foot: 'Agreement {number} · template {version}',
  sampleTitle: 'This is a sample',
  sample:
    'It shows how an agreement is made and signed, and was made where the funder has not approved its text. It does not bind anybody.',
  lede: 'This agreement is between {funder} ("we", "us") and {affiliate} of {company} ("you"). It is dated {date}.',
  partiesTitle: 'Who makes this agreement',
  funder: 'Funder',
  funderAddress: 'Address of the funder',
  company: 'Affiliate',
  person: 'Who signs for the affiliate',
  address: 'Address of the affiliate',
  number: 'Agreement number',
  date: 'Date of the agreement',
  linkTitle: '1. Your link',
  link: 'You receive a link of your own: {link}',
  linkCounts:
    'An application counts for you when it is started with that link while this agreement is in force. You see how many there were. You do not see who applied, or what became of an application: that is between the applicant and us.',
  linkUse:
    'You may share the link and say that we offer funding to small businesses. You may use our name for that, and our logo only as we gave it to you.',
  payTitle: '2. What you are paid',
  pay: 'We pay you for applications only as we agree with you in a separate writing that names the amount. This agreement by itself promises no payment. You take no fee from an applicant, under any name.',
  conductTitle: '3. How you talk about us',
  conductLede: 'You do not',
  conduct1: 'promise that anybody is approved, or an amount, a price or a time;',
  conduct2:
    'apply for somebody else, ask for their Social Security number, tax ID, bank data or passwords, or keep any of these;',
  conduct3: 'send emails, texts or calls to people who did not agree to them;',
  conduct4: 'say that you are our employee, or sign anything in our name.',
  conductAlso:
    'You say openly that you are paid where you are, and you follow the law on advertising, on privacy and on fair lending.',
  endTitle: '4. How it ends',
  end: 'You and we may end this agreement at any time by writing to the other. From then on the link still opens our application, but applications started with it count for nobody. What was earned before is still owed.',
  dataTitle: '5. Your details',
  data: 'We keep what you told us when you signed up, to make this agreement, to count and to reach you. We do not sell it.',
  wholeTitle: '6. Everything else',
  whole:
    'You work for yourself: this agreement makes you neither our employee nor our agent. It is the whole agreement about your link; a change must be in writing. If a part of it is not valid, the rest still is.',
  signTitle: 'Signatures',
  sign: 'By signing you say that you have read this agreement and may sign it for the affiliate named above.',
  forAffiliate: 'For the affiliate',
  sealSigns:
    '{funder} makes this agreement by sending it to be signed, and is bound by it once the affiliate has signed. No person signs for {funder} by hand: its electronic seal closes the file after the signature, and any later change shows.',
}
