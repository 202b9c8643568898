// Sends a signer their link: to sign, or to their own copy.
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { noteAddress, openSignature, type SignatureRow } from '#platform/store/signatures.ts'
import { signerOf } from '../messages/addressee.server.ts'
import { queueMessage } from '../messages/queue-message.server.ts'

/** The applicant is written to as the application's owner is; everybody else by e-mail, at the address of the envelope. */
export async function sendToSigner(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  row: SignatureRow,
  purpose: 'sign' | 'signed-copy',
): Promise<void> {
  const signer = openSignature(deps.keys, row)
  const owner = signer.email === ''
  const template = purpose === 'sign' ? 'sign-link' : 'signed-copy-link'
  const { link } = await queueMessage(
    tx,
    deps,
    owner ? lead : { ...signerOf(lead, signer), language: row.language },
    {
      template,
      purpose,
      detail: { signature: row.id },
      ...(owner ? {} : { signer: row.id, channel: 'email' }),
    },
  )
  if (link) await noteAddress(tx, deps.keys, row, link.url)
}
