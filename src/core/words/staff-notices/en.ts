// E-mails to staff about their own login, in English.
export const en = {
  footer: 'You receive this e-mail because you have a staff login at {brand}.',
  when: '{time} (New York)',

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
    'An administrator reset your staff login at {brand} on {when}. Your password, your second factor, your passkeys, your recovery codes and your auth keys ended with that. If you log in with a password, the administrator gives you a temporary one, which works for a day.',
  'staff-role-changed.subject': 'Your role was changed',
  'staff-role-changed.text':
    'Your staff login at {brand} got another role on {when}, from an administrator or from the company’s sign-on. Your sessions and your auth keys ended with that: please log in again.',
  'staff-disabled.subject': 'Your login was disabled',
  'staff-disabled.text':
    'An administrator disabled your staff login at {brand} on {when}. Your sessions and your auth keys ended with that.',
  'staff-enabled.subject': 'Your login was enabled',
  'staff-enabled.text': 'An administrator enabled your staff login at {brand} on {when}.',

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
  'remedy.own':
    'If that was you, there is nothing to do. If it was not, log in at once, change your password, which ends every other session and all auth keys, and tell an administrator. If you cannot log in, ask an administrator to disable your login.',
  'remedy.managers':
    'If you know why, there is nothing to do. If you do not, ask an administrator, in person or by a telephone number that you already have.',
} as const
