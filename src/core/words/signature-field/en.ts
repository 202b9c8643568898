// The label of the signature, English.
export const en = { signature: 'Signature', signatureVariant: 'This is how I write my name' } as const
