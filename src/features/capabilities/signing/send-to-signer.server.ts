// Sends a signer their link: to sign, or to their own copy. An affiliate's copy is on the affiliate's own page.
import { affiliateLink } from '#core/domain/affiliates.ts'
import { links } from '#core/domain/links.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { readAffiliate } from '#platform/store/affiliates.ts'
import { readEnvelope } from '#platform/store/envelopes.ts'
import { noteAddress, openSignature, type SignatureRow } from '#platform/store/signatures.ts'
import { languageOfSigner } from '../language/signer-language.server.ts'
import { signerOf, type Addressee } from '../messages/addressee.server.ts'
import { longDate } from '../messages/content-of.server.ts'
import { queueMessage } from '../messages/queue-message.server.ts'

/** The applicant is written to as the application's owner is, an affiliate as itself; everybody else by e-mail, at the address of the envelope. */
export async function sendToSigner(
  tx: Queryable,
  deps: Deps,
  owner: Addressee,
  row: SignatureRow,
  what: 'sign' | 'signed-copy',
  /** The member of staff who sends it. */
  staffId?: string,
): Promise<void> {
  const signer = openSignature(deps.keys, row)
  const isOwner = signer.email === ''
  const affiliate = owner.subject === 'affiliate' ? await readAffiliate(tx, owner.id) : null
  const purpose = affiliate ? (what === 'sign' ? 'affiliate-sign' : 'affiliate') : what
  const language = isOwner ? owner.language : await languageOfSigner(tx, row, signer.email)
  const envelope = await readEnvelope(tx, row.subjectId, row.envelopeId)
  const { link } = await queueMessage(tx, deps, isOwner ? owner : { ...signerOf(owner, signer), language }, {
    template: links[purpose].template,
    purpose,
    staffId,
    detail: { signature: row.id },
    values: {
      ...(affiliate ? { link: deps.publicUrl + affiliateLink(affiliate.campaignId) } : {}),
      ...(envelope ? { until: longDate(envelope.expiresAt, language) } : {}),
    },
    ...(isOwner ? {} : { signer: row.id, channel: 'email' }),
  })
  if (link) await noteAddress(tx, deps.keys, row, link.url, what === 'sign' ? deps.clock() : null)
}
