// Our own signing: the pages below /business/sign and the rows of the envelope are the provider.
import { waitsForSigners } from '#core/domain/envelope.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Database } from '../../../db/db.ts'
import { envelopeByReference, setEnvelopeState } from '../../../store/envelopes.ts'
import { signaturesOf, type SignatureRow } from '../../../store/signatures.ts'
import type { Fault } from '../../faults.ts'
import { wrongInOrder } from '../check-order.ts'
import { OWN_SIGNING, type ESignPort, type SignerStanding } from '../port.ts'

const rejected = (vendorCode: string) => refused<Fault>({ kind: 'rejected', vendorCode })

export const ownESign = (db: Database, clock: () => Date): ESignPort => ({
  name: OWN_SIGNING,

  // The caller writes the envelope's row, with the link to the first signer: there is nothing to make besides.
  create: async (order) => {
    const wrong = wrongInOrder(order)
    return wrong ? rejected(wrong) : ok({ reference: order.envelope })
  },

  look: async (reference) => {
    const envelope = await envelopeByReference(db, OWN_SIGNING, reference)
    if (!envelope) return rejected('unknown-envelope')
    const signers = await signaturesOf(db, envelope)
    return ok({
      state: envelope.state,
      signers: signers.map(({ id, ...row }) => ({ id, state: standingOf(row) })),
    })
  },

  void: (reference) =>
    db.transaction(async (tx) => {
      const envelope = await envelopeByReference(tx, OWN_SIGNING, reference)
      if (!envelope) return rejected('unknown-envelope')
      const ended = await setEnvelopeState(tx, envelope, ['made', 'sent', 'opened'], 'void', clock())
      const over =
        ended ||
        (!waitsForSigners(envelope.state) && envelope.state !== 'signed' && envelope.state !== 'finished')
      return over ? ok(true) : rejected('signed-by-all')
    }),
})

const standingOf = ({ declinedAt, signedAt, openedAt }: Omit<SignatureRow, 'id'>): SignerStanding['state'] =>
  declinedAt ? 'declined' : signedAt ? 'signed' : openedAt ? 'opened' : 'waiting'
