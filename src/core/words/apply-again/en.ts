// 'Apply again' after a decline, English. What the model finds in old figures is information on them, never a refusal of a new request.
export const en = {
  title: 'Apply again',
  earlierTitle: 'Apply before {date}',
  earlierText:
    'You can apply again at any time. First, we show you what our model finds today in the figures behind our decision. Looking saves and decides nothing.',
  text: 'A new application starts with the answers from this one. First, we show you what our model finds today in the figures behind our decision. Looking saves and decides nothing.',
  earlier: 'Apply earlier',
  looking: 'Looking …',

  'found.same': 'With the same figures, the same things stand in the way today',
  'found.sameText':
    'Our decision of {date} was based on these figures, and you have a notice of it. Today our model finds the same in them as it did then:',
  'found.sameThen':
    'A new application reads your bank again and is decided on what it shows that day. If that is the same, the answer will be no again, with its own notice.',
  'found.offer': 'With the same figures, nothing stands in the way of an offer today',
  'found.offerText':
    'What our decision of {date} was based on no longer stands in the way. This is not a promise: a new application reads your bank again and is decided on what it shows that day.',
  'found.person': 'With the same figures, a person would review it today',
  'found.personText':
    'What our decision of {date} was based on no longer ends an application by itself. This is not a promise: a person reviews it and may come to the same decision.',
  'found.no-bank-data': 'We cannot tell in advance what the answer would be',
  'found.no-bank-dataText':
    'Our decision of {date} was not based on bank data that our model could look at again.',
  'found.other-causes': 'We cannot tell in advance what the answer would be',
  'found.other-causesText':
    'What our decision of {date} named no longer stands in the way, but that does not settle everything. Only a new application can tell, with its own answer and its own notice.',
  'found.by-person': 'We cannot tell in advance what the answer would be',
  'found.by-personText':
    'A person made our decision of {date}. No model can tell what a person would say to a new application.',
  figures: 'The figures are from {date}.',
  gone: 'No longer in the way:',
  rulesChanged: 'Our rules have changed since then; this follows today’s rules.',
  sentSince:
    'You sent us something after our decision, so the decision does not take it into account. Write to us, and a person will look at it: you do not have to apply again for that.',
  readsTitle: 'What a new application looks at again',
  'reads.answers': 'Your answers: they are filled in, and you can change them.',
  'reads.bank': 'Your bank account, as it is on that day.',
  'reads.register': 'The register of businesses that owe other funders.',
  'reads.credit': 'The credit report that you allow in the application.',

  newText:
    'This starts a new application with the same answers. We will look at everything again, and it may be declined again. Applying is free. This application stays as it is.',
  reminderEnds: 'Your reminder for {date} belongs to this application and ends when you apply again.',
  begunText: 'You already started a new application from this one.',
  goOn: 'Continue with it',
  smsLabel: 'Text me about my application',
  wayLabel: 'Which bank?',
  useBank: 'Read {banks} again through your earlier connection',
  otherwise: 'Change answers or use another bank',
  bank: 'your bank',
  again: 'Apply again',
  anyway: 'Apply anyway',
  back: 'Back',
  bankNext: 'Next, connect your bank. Until it is connected, you can go back and change your answers.',
  beginning: 'Starting …',
} as const
