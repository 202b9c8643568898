// The link of a second owner of an application, as data: who they are (specification 2, section 2, lead signer).
import * as piece from '#features/capabilities/signers/flow.ts'

export const leadSignerFlow: piece.SignerFlow & { readonly id: 'lead-signer' } = {
  id: 'lead-signer',
  steps: [piece.opening, piece.briefing, piece.personal(2), piece.ownership(3), piece.approval(4)],
}
