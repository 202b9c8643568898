// What the wizard says between its pages, English: coming back, leaving, two windows, errors, staging.
export const en = {
  welcomeTitle: 'Welcome back',
  welcomeNamed: 'Welcome back, {name}',
  welcomeText: 'Your application opens where you left it.',
  welcomeGoOn: 'Continue',
  welcomeReset: 'Start a new application',
  resetTitle: 'Leave this application and start a new one?',
  resetText:
    'We keep the answers you gave us, but this browser forgets them. To continue that application later, you’ll need a link from us.',
  resetKeep: 'Keep my application',
  exitTitle: "Don't leave yet!",
  exitText: 'A few more answers, then your bank, and we can work out what your business qualifies for.',
  exitSaved: 'Your answers are saved.',
  exitBank:
    'One more step: connect your bank or send its statements, and we can work out what your business qualifies for.',
  exitButton: 'Continue to See Offers',
  conflictTitle: 'Changed in another window',
  conflictText:
    'This application was changed in another window or on another device since you opened it here. Which answers should we keep?',
  keepMine: 'Keep my answers',
  keepMineText: 'Your changes here replace the others.',
  takeOther: 'Use the other answers',
  takeOtherText: 'Your unsaved changes here are lost.',
  elsewhereTitle: 'Saved in another window',
  elsewhereText: 'Another window saved this application. What you typed here is not saved yet.',
  elsewhereLoad: 'Load what was saved',
  visitingTitle: 'This application was started in another browser',
  visitingText:
    'To protect it, your answers, bank, documents and offers open only with the link we emailed you. You can add answers here, or have us send a new link.',
  linkSend: 'Send me a new link',
  linkSending: 'Sending',
  linkSentTitle: 'A link is on its way',
  linkSentText:
    'We’re sending it to the email address on this application. Open it here to continue. If that address was changed, the link goes to the new one once the change is confirmed, after a day at the latest.',
  renewedTitle: 'Your application has a new link',
  renewedText:
    'Your contact details were corrected. To protect your application, it now opens with a new link that we send to the email address on file. If that address was changed, the link goes to the new one once the change is confirmed, after a day at the latest. Open the link in this browser, then continue here. What you typed stays on this page. If you asked for the change, your representative can confirm it sooner: read them the code we sent you, if you got one. If you didn’t ask for it, tell us right away.',
  renewedStepText:
    'Your contact details were corrected. To protect your application, it now opens with a new link that we send to the email address on file. If that address was changed, the link goes to the new one once the change is confirmed, after a day at the latest. Open the link in this browser, then continue here. If you asked for the change, your representative can confirm it sooner: read them the code we sent you, if you got one. If you didn’t ask for it, tell us right away.',
  renewedGoOn: 'I opened the link, continue',
  renewedGoing: 'Opening',
  renewedNotYet:
    'The new link hasn’t been opened in this browser yet. Open it from our email, then come back to this page. If you haven’t received one, ask us for help.',
  otherTitle: 'Another application is open here',
  otherText:
    'This link opens a different application. If you open it, the one that is open in this browser closes here. Its saved answers are kept, and a link sent to its email address opens it again.',
  otherOpen: 'Open the application from this link',
  otherStay: 'Stay with the one that’s open',
  carriedTitle: 'Your new application',
  carriedText:
    'We filled in your name, email, cell phone and business name from your last application. Please check them. Your last application stays as it is.',
  correctTitle: 'Correct your answers',
  correctText:
    'We filled in your answers from your last application, except tax IDs and your date of birth. Please correct what was wrong. Your last application stays as it is.',
  amountTitle: 'You asked for {amount}',
  amountLow: 'Our offers start at {least}. If your numbers allow it, you’ll see offers from that amount.',
  amountHigh:
    'Offers made here go up to {most}. For more, an account manager will talk with you about what’s possible.',
  errorTitle: 'We could not open your application',
  errorRetry: 'Try again',
  errorNew: 'Start a new application',
  errorContact: 'Or contact us: {contact}.',
  readyTitle: 'One moment',
  readyText: 'We are checking your answers. This takes a few seconds at most.',
  savingTitle: 'Saving your answers',
  savingText: 'One moment. We’ll continue as soon as we have everything.',
  savingOffline:
    'Your last answers haven’t reached us yet. Please stay on this page: your tax ID, Social Security number and date of birth are not kept in this browser.',
  stagingLead: 'Lead id',
  stagingNone: 'none yet',
  stagingError: 'Page {page} (error)',
  stagingChecks: 'Check answers in the browser',
} as const
