// The label of the signature, English.
export const en = { signature: 'Signature' } as const
