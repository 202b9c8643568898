// Which events an owner sees in the portal. What is looked up about a business in private lists is not among them (spec 6).

export const toldThings = [
  'application-completed',
  'answers-corrected',
  'prefill-confirmed',
  'consent-given',
  'consent-refused',
  'bank-linked',
  'bank-history-fetched',
  'bank-access-revoked',
  'document-uploaded',
  'document-taken-back',
  'document-opened',
  'document-kept',
  'document-accepted',
  'partner-referred',
  'partner-submitted',
  'application-decided',
  'decision-overridden',
  'application-viewed',
  'file-opened',
  'bank-viewed',
  'secret-revealed',
  'message-read',
  'portal-entered',
  'deletion-asked',
  'data-exported',
  'secrets-purged',
  'data-retired',
] as const
type ToldThing = (typeof toldThings)[number]

export const isTold = (kind: string): kind is ToldThing => (toldThings as readonly string[]).includes(kind)
