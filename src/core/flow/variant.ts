// The variants of an application: which wizard it is filled in with, and by which way its bank is linked.
export const variants = ['finicity', 'plaid', 'iff', 'legacy'] as const
export type Variant = (typeof variants)[number]

/** Which bank-data provider a variant begins with; its own name where the variant is named after one. */
export const bankProviderOf = (variant: Variant): 'finicity' | 'plaid' =>
  variant === 'plaid' ? 'plaid' : 'finicity'

/** By which way its bank is linked: in the provider's frame, or by tokens through its script. */
export const bankWayOf = (variant: Variant): 'frame' | 'token' => (variant === 'plaid' ? 'token' : 'frame')
