// Signing up as an affiliate, English: the first screen, which loads no other words of it.
export const en = {
  pageTitle: 'Become an affiliate',
  formTitle: 'Become an affiliate',
  formLede:
    'Tell us who you are. Next you read your agreement and sign it here; then you get a link of your own to share.',
  agreeNote: 'Signing up binds you to nothing. How we handle what you tell us:',
  privacy: 'Privacy policy',
  saving: 'Signing you up',
  emailWhy: 'Your agreement and your link go there.',
  phoneWhy: 'For questions about your agreement. We send no text messages.',
  contractPageTitle: 'Your agreement',
  signedPageTitle: 'You are an affiliate',
}
