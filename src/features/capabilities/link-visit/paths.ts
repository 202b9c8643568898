// Where a link's calls live, by its purpose.
import { post } from '#core/contract/api-route.ts'
import type { LinkPurpose } from '#core/domain/links.ts'

export const verifyLink = <const Purpose extends LinkPurpose>(purpose: Purpose) =>
  post(`/api/${purpose}/verify-link`)
export const giveAnswers = <const Purpose extends LinkPurpose>(purpose: Purpose) =>
  post(`/api/${purpose}/answers`)
/** Asks for a fresh link in place of one that cannot be used. */
export const newLink = post('/api/link/send-new')
