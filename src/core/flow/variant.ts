// The variants of an application: which wizard it is filled in with, and by which way its bank is linked.
export const variants = ['finicity', 'plaid', 'iff', 'legacy'] as const
export type Variant = (typeof variants)[number]

const isOlder = (variant: Variant): boolean => variant === 'legacy'

/**
 * What an address shows that names no variant: what is served here (`APPLY_VARIANT`), but for an application of the same wizard the variant
 * that it was begun in. The older wizard has addresses of its own: whoever leaves them goes on in the newer one (ADR 030).
 */
export const shownVariant = (served: Variant, begun: Variant | undefined): Variant =>
  begun && isOlder(begun) === isOlder(served) ? begun : served

/** Where a continue link leads instead, below its host; null where its own address shows the wizard that the application was begun in. */
export const ownContinuePath = (begun: Variant | undefined, code: string): string | null =>
  begun && isOlder(begun) ? `/business/apply/legacy/continue/${code}` : null

/** Which bank-data provider a variant begins with; its own name where the variant is named after one. */
export const bankProviderOf = (variant: Variant): 'finicity' | 'plaid' =>
  variant === 'plaid' ? 'plaid' : 'finicity'

/** By which way its bank is linked: in the provider's frame, or by tokens through its script. */
export const bankWayOf = (variant: Variant): 'frame' | 'token' => (variant === 'plaid' ? 'token' : 'frame')
