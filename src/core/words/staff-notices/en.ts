// E-mails to staff about their own login, in English.
export const en = {
  footer: 'You receive this e-mail because you have a staff login at {brand}.',
  when: '{time} (New York)',

  'set-up.subject': 'Your staff login at {brand}',
  'set-up.text':
    'A staff login at {brand} waits for you. By the link below you choose a password and set up a second factor. It works once, and nobody else has it: do not pass it on. If you do not work at {brand}, leave it alone.',
  'set-up.action': 'Set up your login',

  'password-changed.subject': 'Your password was changed',
  'password-changed.text':
    'The password of your staff login at {brand} was changed on {when}. All your other sessions and your auth keys ended with that.',
  'second-factor-set.subject': 'Your second factor was set up',
  'second-factor-set.text':
    'An authenticator was set up as the second factor of your staff login at {brand} on {when}, and recovery codes were made.',
  'recovery-codes-made.subject': 'New recovery codes were made',
  'recovery-codes-made.text':
    'New recovery codes were made for your staff login at {brand} on {when}. All earlier codes ended with that.',
  'recovery-code-used.subject': 'A recovery code was used',
  'recovery-code-used.text':
    'Somebody logged in to your staff login at {brand} on {when} with one of your recovery codes.',
  'auth-key-issued.subject': 'An auth key was made',
  'auth-key-issued.text': 'An auth key was made with your staff login at {brand} on {when}.',
  'passkey-added.subject': 'A passkey was added',
  'passkey-added.text':
    'A passkey was added to your staff login at {brand} on {when}. It logs in without your password.',
  'passkey-removed.subject': 'A passkey was removed',
  'passkey-removed.text': 'A passkey was removed from your staff login at {brand} on {when}.',
  'sign-on-linked.subject': 'A sign-on was linked to your login',
  'sign-on-linked.text':
    'From {when} on, your account of the company’s sign-on opens your staff login at {brand}. It was linked by its e-mail address.',
  'staff-reset.subject': 'Your login was reset',
  'staff-reset.text':
    'Your staff login at {brand} was reset on {when}, by an administrator or the operator. Your password, your second factor, your passkeys, your recovery codes and your auth keys ended with that. If you log in with a password, a link to choose a new one comes in an e-mail of its own, or the operator hands you a one-time password.',
  'staff-role-changed.subject': 'Your role was changed',
  'staff-role-changed.text':
    'Your staff login at {brand} got another role on {when}, from an administrator or from the company’s sign-on. Your sessions and your auth keys ended with that: please log in again.',
  'staff-disabled.subject': 'Your login was disabled',
  'staff-disabled.text':
    'An administrator disabled your staff login at {brand} on {when}. Your sessions and your auth keys ended with that.',
  'staff-enabled.subject': 'Your login was enabled',
  'staff-enabled.text': 'An administrator enabled your staff login at {brand} on {when}.',

  'second-person-confirmed.subject': 'You were confirmed as a second person',
  'second-person-confirmed.text':
    'The operator of {brand} confirmed on {when} that your staff login is in your hands alone. You may approve what others propose, also where one of them added or reset your login before.',

  'other.staff-added.subject': 'Somebody who may decide was added',
  'other.staff-added.text':
    'A staff login that may decide on applications was added at {brand} on {when}. It stands in the list of people.',
  'other.staff-reset.subject': 'The login of somebody who may decide was reset',
  'other.staff-reset.text':
    'A staff login that may decide on applications was reset at {brand} on {when}: its password and second factor are set up anew.',
  'other.staff-role-changed.subject': 'Somebody was given a higher role',
  'other.staff-role-changed.text':
    'A staff login at {brand} was given a higher role on {when}, with which it decides on applications.',
  'other.staff-enabled.subject': 'Somebody who may decide was enabled again',
  'other.staff-enabled.text':
    'A staff login that may decide on applications and was disabled works again at {brand} since {when}.',
  'other.second-person-confirmed.subject': 'The operator confirmed a second person',
  'other.second-person-confirmed.text':
    'At the shell of {brand} somebody was confirmed on {when} as a person of their own. From now on they may approve what others propose, also where one of those added or reset their login before. The staff log says whom.',

  'takes-used-up.subject': 'A limit of the staff room was reached',
  'takes-used-up.text':
    'On {when} a member of staff at {brand} asked to take more applications than one day allows. It was refused.',
  'reveals-used-up.subject': 'A limit of the staff room was reached',
  'reveals-used-up.text':
    'On {when} a member of staff at {brand} asked for more hidden answers or credit reports than one day allows. It was refused.',
  'exports-used-up.subject': 'A limit of the staff room was reached',
  'exports-used-up.text':
    'On {when} a member of staff at {brand} asked for more files than one day allows. It was refused.',
  'lists-used-up.subject': 'A limit of the staff room was reached',
  'lists-used-up.text':
    'On {when} a member of staff at {brand} read lists more often than one hour allows. Searches, filters and further pages were refused.',

  'remedy.limits':
    'The staff log says who it was. Ask them, in person or by telephone. If it was not them, disable their login under People: that ends every session and auth key of it.',
  'remedy.others':
    'If you know why, there is nothing to do. If you do not, ask before you rely on an approval by this login: an administrator, in person or by a telephone number that you already have. An administrator can disable it under People.',
  'remedy.own':
    'If that was you, there is nothing to do. If it was not, log in at once, change your password, which ends every other session and all auth keys, and tell an administrator. If you cannot log in, ask an administrator to disable your login.',
  'remedy.managers':
    'If you know why, there is nothing to do. If you do not, ask an administrator, in person or by a telephone number that you already have.',
} as const
