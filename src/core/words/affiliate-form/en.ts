// Signing up as an affiliate, English: the first screen, which loads no other words of it.
export const en = {
  pageTitle: 'Become an affiliate',
  formTitle: 'Become an affiliate',
  formLede:
    'Tell us who you are. Next, read and sign your agreement here. Then you get your own link to share.',
  agreeNote: 'Nothing is binding until you sign. How we handle your information:',
  privacy: 'Privacy policy',
  saving: 'Signing you up',
  emailWhy: 'we send your agreement and your link there.',
  phoneWhy: 'in case we have questions about your agreement. We don’t send text messages.',
  contractPageTitle: 'Your agreement',
  signedPageTitle: 'You are an affiliate',
}
