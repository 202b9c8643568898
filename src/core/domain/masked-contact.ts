// A contact by which its reader recognises it, and nobody else learns it: the first letter and the domain, the last four digits.
import type { Channel } from './messages.ts'

/** `to`: an e-mail address, or a number in any form; '' stays ''. */
export function maskedContact(channel: Channel, to: string): string {
  if (!to) return ''
  if (channel === 'sms') return `(•••) •••-${to.replace(/\D/g, '').slice(-4)}`
  const at = to.lastIndexOf('@')
  return `${to.slice(0, 1)}•••${at > 0 ? to.slice(at) : ''}`
}
