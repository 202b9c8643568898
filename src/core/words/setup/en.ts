// What is set up here, what is wrong with it, and whether the providers answer. English.
export const en = {
  lede: 'What is set up on this server, and whether it works.',
  settings: 'Settings',
  settingsOk: 'Nothing is half set.',
  wrong: 'To mend',
  off: 'Off',
  finding: 'What is seen',
  setting: 'Settings',
  half: '{of} is half set, so it is off. Missing:',
  alone: 'The first setting does nothing without the second.',
  sandbox: 'In production this address answers with made-up data.',
  proxy:
    'A proxy stands in front of an https address, and none is trusted: limits by address count all people as one. Name the address of the proxy.',
  forwarded:
    'Requests came through a proxy that is not trusted: limits by address count all people as one. Name the address of the proxy.',
  'not-forwarded':
    'A proxy is trusted, and requests come without X-Forwarded-For: limits by address count all people as one. Have the proxy send it, or let nobody reach this port but the proxy.',
  'no-mail': 'No mail goes out: no links, no codes, no notices.',
  'no-login':
    'Its address has a user and no password, and no OAuth is set up for mail: write the password into it, or set MAIL_OAUTH_.... See docs/how-to/mail-by-oauth.md.',
  'oauth-unused':
    'OAuth is set up for mail, and each address has a password, which is what is used: take it out where a token is wanted.',
  number:
    'This is no number as Twilio writes it (+12075550100), and no messaging service (MG and 32 figures).',
  'scan-size':
    'Uploads may be larger than the 25 MB that clamd takes unless StreamMaxLength says otherwise. What it does not take is not accepted.',
  'no-bank': 'No bank can be connected.',
  'no-texts': 'No texts go out. Codes go by e-mail alone.',
  'no-mailbox':
    'Nobody here reads the mail that comes back: look into the mailbox of the sender each working day.',
  'no-scan': 'Files that people upload are not scanned for malware.',
  'no-seal': 'Nothing is signed here: papers have no seal.',
  providers: 'Providers',
  providersLede:
    'Each is asked in a way that is free and leaves nothing behind: keys, addresses and rights are judged. A store or a key in the cloud bills a few requests. A bank statement, a credit report or a text is never asked for.',
  try: 'Try all of them',
  trying: 'Trying all of them',
  provider: 'Provider',
  outcome: 'Outcome',
  code: 'Its own word',
  works: 'works',
  refused: 'refused',
  unanswered: 'no answer',
  reached: 'answers; not tried further: a signature or a timestamp may be charged',
  'not-tried': 'not tried: it has no call without cost',
  'name.files': 'File store',
  'name.public-url': 'Public address',
  'name.smtp': 'Mail server',
  'name.mailbox': 'Mailbox of the sender',
  'name.clamd': 'Virus scanner',
  'name.sign-on': 'Sign-on',
  'name.seal': 'Seal of papers',
  'name.timestamps': 'Timestamp authority',
  hint: 'What to do',
  'hint.keys': 'Look at its keys and rights.',
  'hint.away': 'Look at its address and at the network between.',
  'hint.authority':
    'The authority of its certificate is not known here. Name the file with its certificate in NODE_EXTRA_CA_CERTS, in the environment of the process: in a .env file Node does not see it.',
  'hint.certificate-name':
    'Its certificate is for another name: set the address to the name that stands in it.',
  'hint.certificate-ended': 'Its certificate has ended: whoever runs it must renew it.',
  'hint.other-key': 'It signs with another key than that of the certificate in SEAL_FILE.',
  'hint.INVALID_FIELD': 'Register {address} as a redirect address in its console.',
  'hint.INVALID_PRODUCT': 'Ask the vendor for the products that are used.',
  'hint.PRODUCTS_NOT_SUPPORTED': 'Ask the vendor for the products that are used.',
  'hint.finds-nothing': 'It does not find the test pattern: load its signatures (freshclam).',
  'hint.NoSuchBucket': 'Make the bucket, or name the one that there is.',
  'hint.deletes-nothing': 'Give the right to delete: what must be forgotten has to go.',
  'hint.NONEXISTENT': 'There is no such folder: name the one where its mail comes in.',
  'hint.AUTHENTICATIONFAILED':
    'Look at user and password. Many providers want a password for programs, and some take none at all over IMAP.',
  'hint.mail-secret':
    'The secret is wrong: its value belongs there, not its id. Make a new one in the directory where it cannot be seen any more.',
  'hint.mail-secret-ended': 'The secret has ended. Make a new one in the directory, set it and restart.',
  'hint.mail-application':
    'The directory knows no such application: look at MAIL_OAUTH_CLIENT_ID and MAIL_OAUTH_TENANT.',
  'hint.mail-tenant': 'There is no such directory: look at MAIL_OAUTH_TENANT.',
  'hint.mail-scope':
    'The scope is not known there: leave MAIL_OAUTH_SCOPE empty, or take that of your national cloud.',
  'hint.mail-blocked': 'The directory blocks the application: an administrator must let it in.',
  'hint.mail-delegation':
    'The service account may not act for this user: allow its client id the scope https://mail.google.com/ (domain-wide delegation).',
  'hint.mail-grant':
    'The key of the service account was deleted or disabled, there is no such user, or the clock of this server is wrong.',
  'hint.token-refused':
    'A token was given, and the mail server does not take it: the application lacks its right, or Exchange does not know its service principal. See docs/how-to/mail-by-oauth.md.',
  'hint.not-connected':
    'The application may use IMAP, and nobody gave it this mailbox: Add-MailboxPermission. See docs/how-to/mail-by-oauth.md.',
  'hint.no-passwords': 'It takes no passwords any more: use OAuth. See docs/how-to/mail-by-oauth.md.',
  'hint.smtp-off':
    'This mailbox, or the whole organization, may not send by SMTP: allow authenticated SMTP for the mailbox. It is told so, too, where passwords are switched off.',
  'hint.send-as':
    'The mailbox may not send with the address of MAIL_FROM: send from its own, or give it Send As.',
  'hint.no-role':
    'No key is set and no role is found here: set a key, or give the container or instance a role.',
  'hint.inbound': 'Put {address} into its console as where answers to the number go.',
  'hint.from': 'TWILIO_FROM is not a number of this account.',
  'hint.version': 'Another version answers at the public address: a process of before, or another server.',
  addresses: 'Addresses for their consoles',
  addressesLede: 'As they must stand there, to the letter.',
  noAddresses: 'No provider that is set up asks for one.',
  'what.redirect': 'redirect address',
  'what.webhook': 'webhook',
  'what.inbound': 'where answers go',
  'what.sent': 'goes along with each call; nothing to enter',
  address: 'Address',
  use: 'For',
  mail: 'A mail to you',
  mailLede: 'Whether mail arrives, only its reader can see.',
  sendMail: 'Send me a mail',
  sendingMail: 'Sending',
  mailSent: 'The mail server took it. Look into your inbox, and among the spam.',
  mailRefused: 'The mail server did not take it: {code}',
  mailSubject: 'A mail to try whether mail arrives',
  mailText: 'You asked for this mail on the page of what is set up. That you read it says that mail arrives.',
} as const
