// Every e-mail and text message that the product sends, English. `.action` is the button of the e-mail, `.sms` the text message.
// No price stands in any of them: an offer is shown with its APR, on the page (California SB 362, New York 600.3).

export const en = {
  // In place of a business's name, until whoever reads has answered.
  unnamed: 'your business',
  'unnamed.person': 'the business that named you',
  'unnamed.signer-link': 'a business',
  'unnamed.adverse-action': 'the business of this application',
  greeting: 'Hello {firstName},',
  greetingNoName: 'Hello,',
  linkHint: 'If the button does not work, copy this address into your browser:',
  linkExpires:
    'This link is only for you. It works until {date}, and you can open it as often as you need. Please do not forward it.',
  signature: 'The {brand} team',
  signatureOf: '{staff}, {brand}',
  footer: 'You received this email because of an application for business funding with {brand}.',
  footerAffiliate: 'You received this email because you signed up as an affiliate of {brand}.',
  neverAsk:
    'We never ask for your bank password or your full Social Security number by email or text message.',
  contact: 'Questions? {contact}',
  stopHint: 'Reply STOP to stop.',

  'document.photo-id': 'Photo ID',
  // Spanish has a shorter one, without an accent, which would make each part of a text half as long.
  'document.photo-id.sms': 'Photo ID',
  'document.signing-authority': 'Document that names who may sign',
  'document.customer-paper': 'Invoice or contract of a customer',
  'document.voided-check': 'Voided check',
  'document.bank-statement': 'Business bank statements',

  'continue-link.subject': 'Continue your application with {brand}',
  'continue-link.text':
    'Your answers are saved. Open the link below to pick up where you left off. It takes only a few minutes.',
  'continue-link.action': 'Continue your application',
  'continue-link.sms': '{brand}: your funding application is saved. Continue here: {link}',

  'application-received.subject': 'We received your application',
  'application-received.text':
    'Thank you. We received the application for {business}. {next}\n\nKeep this email: the link below brings you back to your application at any time.',
  'received.connect':
    'The next step is to connect the business bank account, so we can review its revenue and make offers. If you have already done that, continue from there.',
  'received.reading':
    'Your bank is connected: we are reading its data and will write to you as soon as there is a result.',
  'application-received.action': 'Go to your application',
  'application-received.sms':
    '{brand}: we received the application for {business}. Come back to it at any time: {link}',

  'document-request.subject': 'We need a document for your application: {document}',
  'document-request.text':
    'To continue with the application for {business}, we need: {document}.\n\n{message}\n\nYou can take a photo with your phone or upload a file (PDF, JPEG, PNG, GIF or BMP). Please do not cover or black out anything.',
  'document-request.action': 'Upload the document',
  'document-request.sms':
    '{brand}: we need a document for your application ({document}). Upload it here: {link}',

  'todo-link.subject': 'What we still need for your application',
  'todo-link.text':
    'The application for {business} is almost complete. The link below lists everything we still need from you and takes you through it step by step.',
  'todo-link.action': 'See what is missing',
  'todo-link.sms': '{brand}: see what we still need for your application, and send it here: {link}',

  'bank-verification-link.subject': 'Please verify your business bank account',
  'bank-verification-link.text':
    'To continue with the application for {business}, we need to verify its bank account. You choose your bank and log in through a secure portal; your password never reaches us. A business bank account is required; personal accounts are not accepted.',
  'bank-verification-link.action': 'Verify the bank account',
  'bank-verification-link.sms':
    '{brand}: please verify your business bank account to continue with your application: {link}',

  'connect-bank-link.subject': 'Please connect your business bank account',
  'connect-bank-link.text':
    'When you connect the bank account of {business}, we read its revenue directly from the bank, and you don’t need to send statements. You choose your bank and log in through a secure portal; your password never reaches us. A business bank account is required; personal accounts are not accepted.',
  'connect-bank-link.action': 'Connect the bank account',
  'connect-bank-link.sms':
    '{brand}: please connect your business bank account so you do not need to send statements: {link}',

  'questions-link.subject': 'A quick question about your deposits',
  'questions-link.text':
    'For some deposits the bank’s text does not say what they were. Please tell us, so that we count the sales of {business} correctly. It takes about a minute, and “I don’t know” is a fine answer.',
  'questions-link.action': 'Answer the question',
  'questions-link.sms': '{brand}: a quick question about some deposits of your business. Answer here: {link}',

  'confirm-address-link.subject': 'Please confirm your business address',
  'confirm-address-link.text':
    'To continue with the application for {business}, please confirm where the business is. It takes a minute.',
  'confirm-address-link.action': 'Confirm the address',
  'confirm-address-link.sms': '{brand}: please confirm your business address to continue: {link}',

  'offer-link.subject': 'Your offer is ready to view',
  'offer-link.text':
    'There is an offer for {business}. The link below shows its amount, term, payments and total cost. You can choose it, choose another amount or term, or tell us what doesn’t work for you. Nothing is binding until you sign.',
  'offer-link.action': 'See the offer',
  'offer-link.sms': '{brand}: your offer is ready. See it and choose here: {link}',

  'signer-link.subject': '{business} named you in its application for funding',
  'signer-link.text':
    '{business} applied for business funding and named you as an owner, guarantor or signer. The link below shows what we need from you, and nothing about anyone else. A spouse who has no part in the business does not have to sign. If you do not know this business, please do nothing except tell us: {contact}.',
  'signer-link.action': 'See what is needed from me',
  'signer-link.sms': '{brand}: {business} named you in its application. See what we need from you: {link}',

  'renewal-link.subject': 'Apply again for {business}',
  'renewal-link.text':
    'Thank you for working with us. You can ask for funding for {business} again, and it takes only a few questions: we already know the business, so we mainly ask how much you need and what it is for. Asking does not commit you to anything.',
  'renewal-link.action': 'Ask for funding',
  'renewal-link.sms': '{brand}: ask for funding for {business} again with just a few questions: {link}',

  'renewal-received.subject': 'We received your request',
  'renewal-received.text':
    'Thank you. We received the new funding request for {business}, and the application is now under review. We’ll write to you as soon as there’s a result, usually within one business day.',
  'renewal-received.sms': '{brand}: we received your request for funding. It is now under review.',

  'incomplete-link.subject': 'A few answers are missing',
  'incomplete-link.text':
    'To continue with the application for {business}, we need a few more answers. We only ask for what’s missing; your earlier answers stay as they are.',
  'incomplete-link.action': 'Answer the missing questions',
  'incomplete-link.sms': '{brand}: a few answers are missing from your application: {link}',

  'bank-needs-attention.subject': 'Your bank needs you to log in again',
  'bank-needs-attention.text':
    'The connection to the bank account of {business} has stopped working: the bank is asking for a new login. Until you log in again, we cannot continue with your application. Nothing is lost.',
  'bank-needs-attention.action': 'Log in to your bank again',
  'bank-needs-attention.sms': '{brand}: your bank needs you to log in again so that we can continue: {link}',

  'in-review.subject': 'Your application is now under review',
  'in-review.text':
    'A person is now reviewing the application for {business}. If we still need anything from you, your application lists it. We’ll write to you as soon as there’s a result, usually within one business day.',
  'in-review.sms':
    '{brand}: your application is now under review. We will write as soon as there is a result.',

  'owners-asked.subject': 'We need to know who signs for your business',
  'owners-asked.text':
    'We have read the application for {business}. Before we can answer it, we need to know who signs: the owners with a larger share, or someone who may sign for the business. Your portal shows exactly what is missing, and why: {portal}. We will continue as soon as we have it.',

  'statements-received.subject': 'We received your bank statements',
  'statements-received.text':
    'Thank you. We received all the bank statements for {business}, and the application is now under review. We’ll write to you as soon as there’s a result, usually within one business day.',
  'statements-received.sms':
    '{brand}: we received your bank statements and your application is now under review.',

  'offers-ready.subject': 'Your offers are ready',
  'offers-ready.text':
    'There are offers for {business}. Open the link below to see them side by side, each with its full cost, and to choose one. Looking at them does not commit you to anything.',
  'offers-ready.action': 'See your offers',
  'offers-ready.sms': '{brand}: your offers are ready. See them here: {link}',

  'counter-offer.subject': 'Your application: an offer for a different amount',
  'counter-offer.text':
    'Thank you for your application. You asked for {asked} for {business}. We cannot offer that amount. We offer you {offered} instead; the link below shows it with its full cost and lets you accept it. Looking at it does not commit you to anything.\n\nThis is a counteroffer. If you do not accept it within 90 days, your application for {asked} counts as not approved, and we send you a notice. You may ask us for the reasons at any time: answer this message.',
  'counter-offer.action': 'See the offer',
  'counter-offer.sms':
    '{brand}: there is an offer for a different amount than you asked for. See it here: {link}',

  'offer-chosen.subject': 'We saved the offer you chose',
  'offer-chosen.text':
    'Thank you. You chose an offer for {business}. Next comes the contract: we’ll email you the link to it. If something is missing before that, a representative will contact you. Nothing is binding until you have signed it.',
  'offer-chosen.action': 'See what you chose',
  'offer-chosen.sms': '{brand}: we saved the offer you chose. The link to its contract comes by email.',

  'sign-link.subject': 'Your contract is ready to sign',
  'sign-link.text':
    'The contract for {business} is ready. Open the link below to read and sign it on your phone or computer. You can sign until {until}. On a new device, we first send a code to this address. Nothing is binding until you sign. If anything in it is not what you expect, do not sign; tell us.',
  'sign-link.action': 'Read and sign',
  'sign-link.sms': '{brand}: the contract for {business} is ready to read and sign: {link}',

  'signed-copy-link.subject': 'Your copy of the signed contract',
  'signed-copy-link.text':
    'Everyone has signed the contract for {business}. The link below opens your own copy, sealed against changes. Please save it: the link expires, your file does not. In a browser where you have not signed, it asks for a code that we send to your email address, because the copy is for you alone.',
  'signed-copy-link.action': 'Get your copy',
  'signed-copy-link.sms': '{brand}: everybody has signed. Get your copy of the contract: {link}',

  'affiliate-sign-link.subject': 'Your affiliate agreement is ready to sign',
  'affiliate-sign-link.text':
    'Thank you for signing up. Your agreement is ready. If you closed the page, open the link below to read it and sign it on your phone or computer. Nothing is binding until you sign. If you did not sign up, do nothing.',
  'affiliate-sign-link.action': 'Read and sign',

  'affiliate-welcome.subject': 'Welcome: your affiliate link',
  'affiliate-welcome.text':
    'Your agreement is signed and sealed. Share this link: anyone who applies with it is counted for you.\n\n{link}\n\nYour own page, which the button below opens, has your copy of the agreement and shows how many people applied. Who applied stays between them and us, so no names are shown there.',
  'affiliate-welcome.action': 'Open your page',

  'contract-ended.subject': 'The contract can no longer be signed',
  'contract-ended.text':
    'The contract for {business} can no longer be signed: {why} Nobody is bound by it, and signatures already given to it no longer count. If a new contract is made, each signer gets a link to it by email.',
  'contractEnded.void': 'it was withdrawn, or another one takes its place.',
  'contractEnded.declined': 'one of its signers declined it.',
  'contractEnded.expired': 'not everyone had signed it by the last day.',

  'contract-declined.subject': 'The contract was not signed',
  'contract-declined.text':
    'The contract for {business} was declined, so nobody is bound by it. A representative will read the reason and contact you. You can choose another offer at any time with the link below.',
  'contract-declined.action': 'See your offers',

  'declined.subject': 'About your application',
  'declined.text':
    'We looked carefully at the application for {business} and cannot make an offer at this time. We send you a separate notice with the specific reasons.\n\n{before}\n\nMany reasons change over time. You are welcome to apply again, and we are glad to explain what would help.',
  'again.second':
    'You applied again, and this is a second decision: the one before it was made on {date}. Each comes with its own notice.',
  'again.more':
    'You applied again, and this is decision number {count}: the first was made on {first}, the previous one on {date}. Each comes with its own notice.',
  'again.same': 'The same as then: {causes}',
  'again.gone': 'No longer in the way: {causes}',
  'again.added': 'Not named then: {causes}',
  'declined.sms': '{brand}: there is news about your application. Please see the email we sent you.',

  'plan-date.subject': 'The date in your plan has arrived',
  'plan-date.text':
    'You asked us to write to you today about {business}. If everything in your plan has happened, you can apply again with your answers already filled in. We will look at everything again, and the application may be declined again. This is the only message about it.',
  'plan-date.action': 'See your plan and apply again',
  'plan-date.sms': '{brand}: the date in your plan has arrived. See it and apply again: {link}',

  'adverse-action.subject': 'Notice of action taken on your application',
  // What a letter has in its head.
  'adverse-action.head': 'Date: {date}\nApplicant: {business}\nApplication: {application}',
  'adverse-action.text':
    "Thank you for applying for business credit. After considering your application we regret that we cannot approve it.\n\nThe principal reasons for our decision are:\n\n{reasons}\n\n{report}Creditor: {creditor}\n\nNotice: The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is {agency}.\n\nIf something we relied on is wrong, tell us and we will look at it again.",
  'adverse-action.report':
    'Our decision was based in whole or in part on information in a report from the consumer reporting agency listed here. It played no part in our decision and cannot give you the specific reasons. You have a right under the Fair Credit Reporting Act to know the information in your credit file. You have a right to a free copy of your report from the agency if you ask for it within 60 days of receiving this notice. If any information in the report is inaccurate or incomplete, you have the right to dispute the matter with the agency.\n\nConsumer reporting agency: {agency}',
  'adverse-action.score':
    'We also obtained your credit score from it and used it in making our decision. Your credit score is a number that reflects the information in your credit report; it can change as that information changes.\n\nYour credit score: {score}\nDate: {date}\nScores range from {lowest} to {highest}.\n\nKey factors that adversely affected your credit score:\n{factors}',
  'adverse-action.noReasons':
    'You have the right to a written statement of the specific reasons. Ask us for it within 60 days of this notice; we send it within 30 days of your request.',

  'staff-message.subject': 'A message about your application',
  'staff-message.text': '{message}',
  'staff-message.sms': '{brand}: {message}',

  'text-stopped.sms': '{brand}: you will get no more text messages from us. Reply START to get them again.',
  'text-started.sms':
    '{brand}: you will get text messages about your application again. Msg & data rates may apply. Reply HELP for help, STOP to stop.',
  'text-how-to-stop.sms':
    '{brand}: a person will read what you wrote. To stop getting text messages from us, reply STOP.',
  'text-files-taken.sms': '{brand}: we received your files ({taken}) and added them to your application.',
  'text-files-refused.sms':
    '{brand}: we accepted {taken} of your {all} files. We accept photos (JPEG, PNG, GIF, BMP) and PDFs. Please send the rest here: {link}',
  'text-files-unknown.sms':
    '{brand}: we cannot tell which application your files belong to, so we did not keep them. Please send them here: {link}',
  // In the portal, beside what the person wrote.
  filesSent: 'Files sent with this text: {count}',
  'text-help.sms':
    '{brand}: messages about your funding application. {contact} Msg & data rates may apply. Reply STOP to stop.',

  'contact-changed.subject': 'Contact details were changed',
  'contact-changed.text':
    'An application with us that used this address now uses another one. If you asked for that, there is nothing to do.\n\nIf you did not, please tell us right away: {contact}',
  'contact-changed.sms':
    '{brand}: an application that used this number now uses another one. If you did not ask for that, tell us right away: {contact}',
  'signer-changed.subject': 'Another signer’s contact details were changed',
  'signer-changed.text':
    'In your application, the email address of another owner, guarantor or signer was changed, or someone was named again or replaced. Signers confirm what they sign with a code sent to their address, so the new address counts a day from now, or as soon as it is confirmed.\n\nIf you know about this, there is nothing to do. If you do not, please tell us right away: {contact}',
  'signer-changed.sms':
    '{brand}: the email address of someone who signs with you was changed in your application. If you do not know about this, tell us right away: {contact}',
  'contact-code.subject': 'Your code to change your contact details: {code}',
  'contact-code.text':
    'Someone asked us to change contact details in your application. If that was you, read this code only to the person you called: {code}\n\nIf it was not you, do not give the code to anyone, and tell us: {contact}',
  'contact-code.sms':
    '{brand}: code {code} confirms a change of your contact details. Read it only to the person you called. Not you? {contact}',

  'sign-code.subject': 'Your code to open the contract: {code}',
  'sign-code.text':
    'Your code to read and sign the contract for {business}: {code}. It works for {minutes} minutes, in the browser where you asked for it. Do not give it to anyone, not even to us. If you did not ask for it, you don’t need to do anything: without the code, nobody can sign in your name.',
  'portal-code.subject': 'Your code to log in: {code}',
  'portal-code.text':
    'Use this code to log in to your portal: {code}\n\nIt works once, for {minutes} minutes, in the browser where you asked for it. Do not give it to anyone: we never ask for it by phone.\n\nIf you did not ask for it, there is nothing to do. If it happens again, tell us: {contact}',
  'portal-code.sms':
    '{brand}: your code is {code}. It works for {minutes} minutes. Do not give it to anyone: we never ask for it.',

  'incomplete-notice.subject': 'Your application is not complete',
  'incomplete-notice.text':
    'Date: {date}\n\nThank you for applying for business credit with {brand}. We cannot decide on the application of {business} yet, because this is missing:\n\n{missing}\n\nPlease send it by {by}. If we do not have it by then, we give the application no further consideration. You are welcome to apply again at any time.\n\nThe link below takes you to what is missing. If you do not want to continue, you do not need to do anything.',
  'incomplete-notice.action': 'Complete the application',
  'incomplete-notice.sms': '{brand}: your application is not complete. Please see the email we sent you.',
  'incomplete.bank': '- a connection to the business bank account, or its statements of the last 4 months',
  'incomplete.answers': '- the answers to the remaining questions of the application',
} as const
