// What a refused call says, English.
export const en = {
  'invalid-fields': 'Please check the marked fields.',
  'malformed-request': 'The request could not be read.',
  'not-found': 'There is nothing at this address.',
  'link-invalid':
    'The link you followed is invalid or has expired. Please contact your representative for a new link.',
  'link-renewed':
    'Your contact details were corrected, and this application now opens with a new link that we send to the email address on file. If that address was changed, the link goes to the new one once the change is confirmed, after a day at the latest. If you asked for the change, your representative can confirm it sooner: read them the code we sent you, if you got one. If you didn’t ask for it, tell us right away.',
  'not-allowed': 'You are not allowed to do this.',
  'other-application-open': 'Another application is open in this browser.',
  'other-signer':
    'This link is for someone else named in this application, and shows nothing to you. Please have them open it on their own device, or in a private window.',
  'session-needed': 'Please open the link that we sent you to continue with this application.',
  'signup-needed':
    'Your sign-up is no longer open in this browser: we keep it here for 15 minutes. Please fill in the form again, or open the link we emailed you.',
  'login-required': 'Please log in to continue.',
  'set-up-link-ended':
    'This link has been used or has ended: it works once, for 24 hours. If you have not set up your login yet, ask an administrator to reset it; a new link comes by email.',
  'password-ended':
    'This one-time password has ended: it works for 24 hours. Ask an administrator to reset your login, so that you get a link by email, or the operator for a new one (npm run admin -- set-up).',
  'password-login-off':
    'Passwords are switched off here. Log in through your company’s sign-on, or with an auth key.',
  'sign-on-over':
    'This sign-on has ended: it works once, within ten minutes, in the browser that it was begun in. Please start again.',
  'sign-on-cancelled': 'You did not sign on there, so nothing was opened here. Start again when you want to.',
  'sign-on-failed':
    'The sign-on could not be confirmed, so nothing was opened. Please start again. If it fails again, tell whoever looks after sign-on in your company.',
  'sign-on-no-role':
    'Your account has no role for the staff room. Ask whoever looks after sign-on in your company to give it one, then sign on again.',
  'sign-on-no-email':
    'Your account came without a confirmed email address, so we cannot tell who you are here. Confirm it there, or ask whoever looks after sign-on in your company, then sign on again.',
  'sign-on-unknown':
    'There is no login for this account here. Ask an administrator to add you with the email address of this account, or sign on with the account that you used before.',
  'sign-on-disabled': 'Your login here is disabled. Ask an administrator to enable it.',
  'sign-on-other':
    'That was another account than the one you are logged in with. Please confirm with your own, or log out first.',
  'sign-on-no-proof':
    'The sign-on did not ask for your second factor just now, so it confirms nothing. Please try again; if it stays so, tell whoever looks after sign-on in your company.',
  'fresh-proof-needed':
    'Nothing was done: this asks for a fresh code of your second factor. Try again and enter one.',
  'wrong-access-code':
    'That access code is not right. Ask whoever sent the link for the code: it comes apart from it.',
  'wrong-login': 'The email, password or code is not right.',
  'cross-site': 'The request came from another site and was refused. Please open our page and do it there.',
  'unknown-host':
    'This demo does not answer to this name. Open it at the address it gives when it starts, or set PUBLIC_URL to the name you use.',
  'changed-elsewhere': 'This application was changed in another window since you opened it here.',
  'key-reused': 'This request was sent before with other content. Please send it again as a new one.',
  'signed-already':
    'Someone has signed the contract for the offer chosen earlier. Another choice ends that contract, and everyone signs the new one.',
  'not-possible-now': 'This isn’t possible right now. Please reload the page to see how things stand.',
  'policy-changed': 'The underwriting policy has changed since this offer was worked out. Nothing was sent.',
  'decided-meanwhile': 'This application was decided again since you opened it.',
  'not-yourself': 'You cannot do this to your own account. Another admin can.',
  'proposer-left':
    'The login of whoever proposed this may not decide any more, so it cannot be approved. Refuse it with a reason, and propose what you would offer.',
  'own-proposal': 'You cannot approve what you proposed yourself. A second person does.',
  'one-hand':
    'You cannot be the second person here yet: within the last 30 days a login of one of you was added, reset, enabled, raised or linked, so that one person may hold both. Another person can approve it; you can once the 30 days are over, or once the operator has confirmed you (npm run admin -- confirm).',
  'look-again':
    'This proposal was made after you last looked at the file. Open the application, read it, and approve then.',
  'same-offer': 'This very offer stands already, so nothing was sent again. To change it, set another one.',
  'sent-already': 'It is too late to undo this: the decision is in effect, and the owner is being told.',
  'about-to-send':
    'A decision on this application goes out within seconds. Undo it, or wait until it has gone out.',
  'staff-reads-only':
    'You are logged in to the staff room in this browser, so nothing is saved here for an owner or a signer. Log out there, or open this page in a private window.',
  'take-first': 'Nobody has this application yet. Take it to open it.',
  'takes-used-up':
    'You have taken as many applications as one day allows. Ask a colleague who assigns them, or wait until tomorrow.',
  'reveals-used-up':
    'You have shown as many hidden answers and credit reports as one day allows. It opens again 24 hours after the first of them; until then a colleague can look.',
  'exports-used-up':
    'You have downloaded as many files as one day allows. It opens again 24 hours after the first of them; until then a colleague can send them to you.',
  'lists-used-up':
    'You have read lists as often as one hour allows. They open again an hour after the first time; until then only the newest are shown, without a search or filters.',
  'reason-needed': 'Please say first why you open this file.',
  'signer-contact-held':
    'The email address for this signature was changed or entered again and is not confirmed yet, so we can’t send a code to it. It counts a day after the change, or as soon as a second person on our side confirms it. Ask for the code again then; your representative can tell you more.',
  'contact-held':
    'The email or phone was changed and is not confirmed yet. Until then no link is handed out.',
  'address-refused':
    'The provider refused this address for good, and it is still the same. Correct the contact first; then try again, or send it again.',
  'done-already': 'This was already done. Reload the page to see how it stands.',
  'closed-application': 'This application is closed and can no longer be changed.',
  'erasure-asked':
    'You asked us to erase this information, so nothing new is made from it. To apply, please start a new application from our home page; it starts empty, and the erasure goes on.',
  'consent-needed': 'Please agree to the look-up first, or fill in the form yourself.',
  'match-gone': 'We no longer have what we found. Please fill in the form yourself.',
  'given-before':
    'You gave us this before, and it can’t be changed here. To correct it, please contact the representative who sent you the link.',
  'answers-final':
    'This application is being reviewed or has been decided, so its answers can no longer be changed here. To correct one, please contact your representative.',
  'code-needed':
    'To open this contract, you need a code that we send to your own email address. Please reload the page to get one.',
  'code-ended':
    'There is no code to enter here anymore. A code works once, for 10 minutes, for five tries, and only in the browser that asked for it. Please ask for a new one.',
  'too-many-codes':
    'Too many codes were requested. Please wait an hour, or until tomorrow; if none arrives then, contact your representative. In the meantime, a link in one of our emails opens your application.',
  'too-many-sign-codes':
    'Too many codes were requested. The newest one in your inbox works for 10 minutes. Please ask again in an hour or, if that is too early, tomorrow. If no code arrives at all, contact your representative.',
  'too-large': 'The file or message is too large.',
  'upload-stalled': 'The upload stopped before it finished. Please check your connection and send it again.',
  'persons-full':
    'An application can have up to twelve other people in all, and this one has reached that limit. Start a new application if more people have to sign.',
  'signers-named':
    'Five other signers have already been named for this application, and no more can be named here. Please tell your representative who else has to sign.',
  'files-full':
    'This application can’t hold any more files, so we kept nothing from this upload. If a document is still missing, please contact your representative.',
  'network-full':
    'Too much was uploaded from your internet connection today, so we kept nothing from this upload. Please try again tomorrow or on another connection, such as your phone’s, or contact your representative.',
  'unsupported-type': 'The content type of the request is not supported.',
  'unsupported-file': 'Please upload file with an extension of .jpeg/.jpg/.png/.gif/.pdf/.bmp only.',
  'protected-pdf':
    'This PDF needs a password. Please type it so that we can open the file, or upload a copy without a password.',
  'wrong-password':
    'This password does not open the PDF. Please try again, or upload a copy without a password.',
  'unopened-pdf':
    'This PDF is locked in a way that no password opens here. Please save or print it as a PDF without a lock, and upload that.',
  'infected-file': 'This file did not pass our virus check and was not kept.',
  'file-unchecked':
    'We couldn’t check this file, so we didn’t keep it. There may be nothing wrong with it: please try again. If that doesn’t help, save it as a new PDF or photo and upload that.',
  'too-many': 'Too many attempts. Please wait a moment and try again.',
  'busy-now': 'This could not be done right now. Please try again in a few seconds.',
  'database-away': 'We cannot reach our records right now. Please try again in a few seconds.',
  'feature-off': 'This feature is not set up here.',
  'provider-unavailable': 'A service we need for this isn’t responding. Please try again in a few minutes.',
  'provider-rejected': 'A service that we need for this did not accept the request.',
  'no-statements': 'The bank gives no statements of this account. Ask the owner to upload them.',
  'bank-wants-owner':
    'The bank wants its owner to log in again before it gives statements. Ask the owner to reconnect the bank, or to upload the statements.',
  'statements-failed': 'There was an error downloading statements. Try again in a few seconds.',
  'unreadable-value':
    'Something that was stored here cannot be read any more. Please ask for it to be entered again.',
  'server-error': 'Something went wrong on our side. Please try again.',
} as const
