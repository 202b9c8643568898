// The link under which one person of an application with an offer signs it, as data (specification 2, section 2, sign-app).
import * as piece from '#features/capabilities/signers/flow.ts'

export const signAppFlow: piece.SignerFlow & { readonly id: 'sign-app' } = {
  id: 'sign-app',
  steps: [piece.opening, piece.briefing, piece.signature(2), piece.approval(3)],
}
