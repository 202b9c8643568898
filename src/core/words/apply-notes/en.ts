// What the wizard says between its pages, English: coming back, leaving, two windows, errors, staging.
export const en = {
  welcomeTitle: 'Welcome back',
  welcomeNamed: 'Welcome back, {name}',
  welcomeText: 'Your application opens where you left it.',
  welcomeGoOn: 'Continue',
  welcomeReset: 'Start a new application',
  resetTitle: 'Leave this application and start a new one?',
  resetText:
    'What you have told us stays with us, but this browser forgets it: to go on with it later you need a link from us.',
  resetKeep: 'Keep my application',
  exitTitle: "Don't leave yet!",
  exitText: 'A few more answers and the bank, and you will see what your business qualifies for.',
  exitSaved: 'Your answers are saved.',
  exitBank:
    'One more step: with the bank or its statements we can work out what your business qualifies for.',
  exitButton: 'Continue to See Offers',
  conflictTitle: 'Changed in another window',
  conflictText:
    'This application was changed in another window or on another device since you opened it here. Which answers should stand?',
  keepMine: 'Keep my answers',
  keepMineText: 'What you changed here is saved over the rest.',
  takeOther: 'Take the other answers',
  takeOtherText: 'What you changed here and had not saved is dropped.',
  elsewhereTitle: 'Saved in another window',
  elsewhereText: 'Another window saved this application. What you typed here is not saved yet.',
  elsewhereLoad: 'Load what was saved',
  visitingTitle: 'This application was started in another browser',
  visitingText:
    'To protect it, your answers, bank, documents and offers open only through the link in our e-mail to you. You can add answers here, or have a new link sent.',
  linkSend: 'Send me a new link',
  linkSending: 'Sending',
  linkSentTitle: 'A link is on its way',
  linkSentText:
    'It goes to the e-mail address of this application; open it here to continue. If that address itself was changed, it goes there once the change is confirmed, after a day at the latest.',
  renewedTitle: 'Your application has a new link',
  renewedText:
    'Your contact details were corrected, and to protect your application it now opens by a new link to the e-mail address on file. If that address itself was changed, it goes there once the change is confirmed, after a day at the latest. Open that link in this browser, then continue here. What you typed stays on this page. If you asked for the change, your representative can confirm it sooner: read them the code that we sent you, if one came. If you did not ask for it, tell us at once.',
  renewedStepText:
    'Your contact details were corrected, and to protect your application it now opens by a new link to the e-mail address on file. If that address itself was changed, it goes there once the change is confirmed, after a day at the latest. Open that link in this browser, then continue here. If you asked for the change, your representative can confirm it sooner: read them the code that we sent you, if one came. If you did not ask for it, tell us at once.',
  renewedGoOn: 'I opened the link, continue',
  renewedGoing: 'Opening',
  renewedNotYet:
    'The new link has not been opened in this browser yet. Open it from our e-mail, then come back to this page. If none has come, ask us for help.',
  otherTitle: 'Another application is open here',
  otherText:
    'This link opens a different application. If you open it, the one that is open in this browser closes here. Its saved answers stay, and a link sent to its e-mail address opens it again.',
  otherOpen: 'Open the application of this link',
  otherStay: 'Stay with the one that is open',
  carriedTitle: 'Your new application',
  carriedText:
    'Your name, e-mail, cell phone and business name are filled in from your last application. Please check them. That application stays as it is.',
  correctTitle: 'Your answers, to be corrected',
  correctText:
    'All answers but tax IDs and your date of birth are filled in from your last application. Please correct what was wrong. That application stays as it is.',
  amountTitle: 'You asked for {amount}',
  amountLow: 'Offers start at {least}. If your figures allow it, you will see offers from there.',
  amountHigh:
    'Offers made here go up to {most}. For more, an account manager talks with you about what is possible.',
  errorTitle: 'We could not open your application',
  errorRetry: 'Try again',
  errorNew: 'Start a new application',
  errorContact: 'Or reach us: {contact}.',
  readyTitle: 'One moment',
  readyText: 'We are checking your answers. This takes a few seconds at most.',
  savingTitle: 'Saving your answers',
  savingText: 'One moment. We continue as soon as everything has arrived.',
  savingOffline:
    'Your last answers have not arrived yet. Please stay on this page: your tax ID, Social Security number and date of birth are not kept in this browser.',
  stagingLead: 'Lead id',
  stagingNone: 'none yet',
  stagingError: 'Page {page} (error)',
  stagingChecks: 'Check answers in the browser',
} as const
