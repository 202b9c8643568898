// The link of a further signer, as data: who they are, and their signature, which its end says was given (specification 2, section 2).
import * as piece from '#features/capabilities/signers/flow.ts'

export const signerFlow: piece.SignerFlow & { readonly id: 'signer' } = {
  id: 'signer',
  steps: [
    piece.opening,
    piece.briefing,
    piece.personal(2),
    piece.ownership(3),
    piece.signature(4),
    piece.approval(5),
  ],
}
