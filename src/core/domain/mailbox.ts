// The mailbox behind an e-mail address: what reaches one reader under several spellings is counted as one. Pure.

/** Mailboxes that ignore dots, and have two names (support.google.com/mail/answer/7436150). */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The address without what its owner may add to it: '+tag' (RFC 5233, as at Gmail, Outlook, iCloud and Fastmail), and the dots of Gmail.
 * For counting alone: a domain of one's own may have another mailbox behind '+', so that it proves nothing of whose it is.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return email
  const domain = email.slice(at + 1)
  const [name = ''] = email.slice(0, at).split('+')
  if (dotless.has(domain)) return `${name.replaceAll('.', '')}@gmail.com`
  return `${name || email.slice(0, at)}@${domain}`
}
