// The links of the persons of an application as data: what each asks, and where its calls live (specification 2, sections 2 and 7).
import * as piece from '#features/capabilities/signers/flow.ts'
import { signerPaths, type SignerPaths } from '#features/capabilities/signers/paths.ts'

interface SignerLink {
  readonly flow: piece.SignerFlow
  readonly paths: SignerPaths
  /** What the end says was given. */
  readonly done: 'doneSignature' | 'doneDetails'
}

export const signerLinks = [
  {
    // A further signer: who they are, and their signature.
    flow: {
      id: 'signer',
      steps: [
        piece.opening,
        piece.briefing,
        piece.personal(2),
        piece.ownership(3),
        piece.signature(4),
        piece.approval(5),
      ],
    },
    paths: signerPaths('additionalinfo'),
    done: 'doneSignature',
  },
  {
    // A second owner: who they are.
    flow: {
      id: 'lead-signer',
      steps: [piece.opening, piece.briefing, piece.personal(2), piece.ownership(3), piece.approval(4)],
    },
    paths: signerPaths('lead_second_signer'),
    done: 'doneDetails',
  },
  {
    // One person of an application with an offer, who signs it.
    flow: { id: 'sign-app', steps: [piece.opening, piece.briefing, piece.signature(2), piece.approval(3)] },
    paths: signerPaths('signapp'),
    done: 'doneSignature',
  },
] as const satisfies readonly SignerLink[]

export type Signer = (typeof signerLinks)[number]['flow']['id']
