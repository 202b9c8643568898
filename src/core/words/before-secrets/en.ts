// What is said before a Social Security number is asked for where the policy refuses what was told, English. Information in general, no decision (12 CFR 1002.2(f), comment 2(f)-3).
export const en = {
  title: 'Before you give your Social Security number',
  lede: 'Nothing has been decided. So that you can choose, here is what we generally ask for:',
  'no.sales': 'We generally fund businesses with at least {least} in sales a month, and you told us less.',
  'no.time-in-business':
    'We generally fund businesses with at least {months} months in business, and you told us less.',
  'no.industry': 'We generally do not fund the industry you named.',
  'no.state': 'We generally do not fund businesses in the state you named.',
  'correct.sales': 'Correct my monthly sales',
  'correct.time-in-business': 'Correct my years in business',
  'correct.industry': 'Correct my industry',
  'correct.state': 'Correct my state',
  goOnText:
    'You can still apply. Every complete application gets an answer in writing and, if the answer is no, the reasons.',
  stopText:
    'You can also stop. That is your own choice and does not count as a decline. We then ask you for nothing more, and you can continue the application in this browser for as long as we keep your answers.',
  stopTextLink:
    'You can also stop. That is your own choice and does not count as a decline. We then ask you for nothing more. If you want to continue the application later, write to us.',
  linkCorrect: 'If one of your answers is wrong, write to us before you continue.',
  goOn: 'Continue',
  stop: 'Stop here',
  stopping: 'Stopping',
  takeUp: 'Continue this application',
  takingUp: 'Opening',
  failed: 'We could not do that just now. Please try again.',
  stoppedTitle: 'You stopped this application',
  stoppedText:
    'Nothing was decided, and we ask you for nothing more. If you want to continue the application, write to us.',
} as const
