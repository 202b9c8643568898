// The wording of every consent and of the privacy notice, English. A paragraph that begins with '## ' is a heading.
// `{brand}` is the operator's or partner's name, `{lender}` the lender that a sharing consent names, `{vendors}` the services that a measurement consent names.
// A changed wording needs a new version in core/domain/consents.ts.
import { creditReportConsent } from './credit-report.ts'
import { smsConsent } from './sms.ts'

export const en = {
  agreementTitle: 'Application agreement',
  agreement: `By continuing with this application, you agree to the following. "We" and "us" mean {brand}; "you" means the business that applies and the person who fills in this application for it.

## What you tell us
You are at least 18 years old, you may act for the business, and what you tell us is true and complete as far as you know. You will tell us when something that matters to the application changes before funding. The funds are for business purposes only, never for personal, family or household use.

## What we may do to decide
You allow us to check what you told us: to verify your identity and your business, to look the business up in public records and in databases of merchants, to read the bank data and the documents that you give us, and to obtain business and consumer reports about the business and about you as its owner, where the law allows it. An inquiry that could lower your personal credit score is not made without a separate authorization.

## No promise of funding
An application, a pre-qualification or an estimate is not a commitment. An offer becomes binding only when both sides have signed its contract. Every offer is shown with its cost before you choose.

## Your right to reasons
If your application for business credit is denied, you have the right to a written statement of the specific reasons for the denial. To obtain the statement, please contact {brand}, in one of the ways named at the foot of this page, within 60 days from the date you are notified of our decision. We will send you a written statement of reasons for the denial within 30 days of receiving your request for the statement.

Notice: The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant's income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is the Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.

## Identification of customers
To help prevent fraud and the funding of terrorism and money laundering, we ask for your name, address, date of birth and taxpayer number, and may ask to see an identification document.

## Calls and messages
We may call or email you about this application at the contacts you gave. Text messages are sent only if you ticked the separate box for them; you do not have to tick it, and you can stop them at any time by replying STOP.

## Stopping
You can withdraw the application at any time before you sign a contract: tell us, and we stop working on it.`,
  eSignTitle: 'Consent to electronic records and signatures',
  eSign: `Please read this before you agree. It tells you how we give you documents electronically and which rights you have.

## What it covers
It covers this application and everything that belongs to it: disclosures, notices, agreements, offers, contracts and messages between you and {brand}. It does not cover later, unrelated dealings.

## Paper instead
You may have any of these documents on paper. Ask us at any time; the first copy is free of charge. You may also apply on paper: contact us and we send you the form.

## Changing your mind
You may withdraw this consent at any time by writing to us or by telling us by email or telephone. There is no fee. From then on we send paper, which takes longer; what was agreed electronically before stays valid. If you withdraw before the application is decided, we continue with it on paper.

## Keeping us up to date
Tell us when your email address, telephone number or postal address changes, by email, by telephone or by answering one of our messages.

## What you need
A device with internet access and a current web browser; software that opens PDF files; an email account that you can reach; and storage or a printer if you want to keep copies. If these needs change in a way that could keep you from opening our documents, we tell you and you may withdraw without a fee.

## Your consent
By continuing, you confirm that you can open and keep electronic documents on the device in front of you, that you could read this page, and that your electronic signature counts like one on paper.`,
  privacyTitle: 'Privacy notice',
  privacy: `This notice says what {brand} does with the data of those who apply for business funding.

## What we collect
What you type: contact data, facts about the business, your Social Security number or Employer Identification Number, date of birth and addresses. What you let us fetch: balances and transactions of the business bank accounts that you connect. What you upload: identification, checks, statements. What your device sends along: IP address, browser, the page you came from and the time.

## Why
To decide on your application, to verify identity and prevent fraud, to make and carry out offers and contracts, to answer you, and to keep the records that the law demands. We do not sell your data. Advertising and analytics services are told something only if you allow it.

## Who sees it
Our staff who work on your application, and every look at a number that is kept hidden is recorded. Service providers who work for us under contract: bank-data connection, credit reporting, signatures, messages, storage. A partner lender only after a consent of yours that names it. Authorities, where the law compels us.

## How it is kept
Social security numbers, dates of birth, bank access and uploaded files are encrypted one by one and travel encrypted. Your online-banking password goes to the bank-data provider or to your bank, never to us.

## How long
An application that was decided is kept for four years or longer, as the laws on credit and disclosures ask; numbers, credit reports, bank data and files of one that was refused, for a year or longer. One that was not finished loses all of these after a set time. Our access to your bank is ended at the provider when the application ends.

## Your choices
Ask us what we hold about you, have it corrected, or ask for its deletion where no law demands that we keep it. You may disconnect your bank at any time. Depending on your state you may have further rights; we treat all applicants alike.`,
  bankDataTitle: 'Consent to read bank data',
  bankData: `You allow {brand}, through the bank-data provider that the next screen names, to read the business bank accounts that you choose: account holder, account and routing numbers, balances, up to 24 months of transactions, and the statements that the bank itself keeps.

We use them to verify the account and its revenue, to decide on this application, to make offers, and to look once more shortly before funding. We cannot move money with this access.

You enter your credentials at your bank or at the provider, never with us. A business bank account is required; personal accounts are not accepted.

The access ends when the application ends. You can end it earlier: tell us, or disconnect it at your bank.`,
  prefillTitle: 'Consent to look up your information on file',
  prefill: `You authorize a credit-data provider to disclose to {brand} what it has on file about you: your name, home address and date of birth. {brand} sends it your name, cell phone, home zip code and the last 4 digits of your Social Security number, and uses the answer only to prefill this application.

This is no credit check and leaves no mark on your credit. What is found is shown to you shortened, and is used only after you confirm it. You do not have to agree: the form takes the same answers.`,
  sharingTitle: 'Consent to share with a partner lender',
  sharing: `You allow {brand} to send your application to {lender}: your name, business, contact data and what you told us about the business. {lender} decides on its own, by its own terms and its own privacy notice, and may contact you.

{brand} may be paid by {lender} if you take its offer. You do not have to agree: your application then continues with us as far as it can.`,
  creditReportTitle: 'Authorization to obtain a credit report',
  creditReport: creditReportConsent.en,
  smsTitle: 'Consent to text messages',
  sms: smsConsent.en,
  adsNobody: 'none at present',
  adsTitle: 'Consent to ad measurement',
  ads: `You allow {brand} to tell these services that an application was started, signed or finished here: {vendors}. This tells {brand} which of its ads and pages are useful.

They are told what happened and when, a number that stands for this application and for nothing else, and, where you came by an advertisement, the number of that click. They are not told your name, email address, telephone number, address or any answer, not even in coded form. Our server tells them; nothing of theirs runs or is kept in your browser.

You do not have to agree: nothing depends on it. Nothing is told until you do. You can take it back at any time in the same place; nothing more is told from then on. A browser that sends Global Privacy Control is not asked, and counts as a no.`,
} as const
