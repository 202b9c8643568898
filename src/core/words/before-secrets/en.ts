// What is said before a Social Security number is asked for where the policy refuses what was told, English. Information in general, no decision (12 CFR 1002.2(f), comment 2(f)-3).
export const en = {
  title: 'Good to know before your Social Security number',
  lede: 'Nothing is decided. So that you can choose, this is what we ask for in general:',
  'no.sales': 'In general we fund from {least} in sales a month, and you told us less.',
  'no.time-in-business': 'In general we fund from {months} months in business, and you told us less.',
  'no.industry': 'In general we do not fund the industry that you named.',
  'no.state': 'In general we do not fund in the state of your business.',
  'correct.sales': 'Correct my monthly sales',
  'correct.time-in-business': 'Correct my years in business',
  'correct.industry': 'Correct my industry',
  'correct.state': 'Correct the state',
  goOnText:
    'You may still apply. Every complete application gets an answer in writing, and where that is a no, with its reasons.',
  stopText:
    'You may also stop. That is your own choice and no decline. We then ask for nothing more, and you can take the application up again in this browser for as long as we keep your answers.',
  stopTextLink:
    'You may also stop. That is your own choice and no decline. We then ask for nothing more. To take the application up again, write to us.',
  linkCorrect: 'If one of your answers is wrong, write to us before you go on.',
  goOn: 'Go on',
  stop: 'Stop here',
  stopping: 'Stopping',
  takeUp: 'Take it up again',
  takingUp: 'Opening',
  failed: 'We could not do that just now. Please try again.',
  stoppedTitle: 'You stopped this application',
  stoppedText: 'Nothing was decided, and nothing more is asked of you. To take it up again, write to us.',
} as const
