// 'Apply again' after a decline, English. What the model finds in old figures is information on them, never a refusal of a new request.
export const en = {
  title: 'Apply again',
  earlierTitle: 'Apply before {date}',
  earlierText:
    'You can apply again at any time. First we show you what our model finds today in the figures of our decision. Nothing is saved or decided by looking.',
  text: 'A new application begins with the answers of this one. First we show you what our model finds today in the figures of our decision. Nothing is saved or decided by looking.',
  earlier: 'Apply earlier',
  looking: 'Looking …',

  'found.same': 'In the same figures, the same stands in the way today',
  'found.sameText':
    'Our decision of {date} rests on these figures, and you have a notice of it. Our model finds in them today what it found then:',
  'found.sameThen':
    'A new application reads your bank anew and is decided on what stands there then. If that is the same, the answer will again be no, and it comes with a notice of its own.',
  'found.offer': 'In the same figures, nothing stands in the way of an offer today',
  'found.offerText':
    'What our decision of {date} rests on does not stand in the way any more. This is no promise: a new application reads your bank anew and is decided on what stands there then.',
  'found.person': 'In the same figures, a person would look today',
  'found.personText':
    'What our decision of {date} rests on does not end an application by itself any more. This is no promise: a person looks at it, and may come to the same.',
  'found.no-bank-data': 'What would come cannot be told beforehand',
  'found.no-bank-dataText':
    'Our decision of {date} does not rest on bank data that our model could look at again.',
  'found.other-causes': 'What would come cannot be told beforehand',
  'found.other-causesText':
    'What our decision of {date} names does not stand in the way any more, but not everything is settled by that. Only a new application can tell, with an answer and a notice of its own.',
  'found.by-person': 'What would come cannot be told beforehand',
  'found.by-personText':
    'A person made our decision of {date}. What they would say to a new application, no model can tell.',
  figures: 'The figures are of {date}.',
  gone: 'No longer in the way:',
  rulesChanged: 'Our rules have changed since then; this goes by those of today.',
  sentSince:
    'You sent us something after our decision, which it does not take into account. Write to us, and a person looks at it: for that you need not apply again.',
  readsTitle: 'What a new application reads anew',
  'reads.answers': 'Your answers: they are filled in, and you can change them.',
  'reads.bank': 'Your bank account, as it stands on that day.',
  'reads.register': 'The register of businesses that owe to other funders.',
  'reads.credit': 'The credit report that you agree to in the application.',

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
