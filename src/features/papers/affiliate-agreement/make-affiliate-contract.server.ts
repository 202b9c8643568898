// The job behind a sign-up: its agreement is frozen and goes out to be signed, unless the sign-up was changed meanwhile.
import { affiliateLink, nameOfAffiliate } from '#core/domain/affiliates.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import { affiliateAddressee } from '#features/capabilities/messages/addressee.server.ts'
import {
  afterRefusedOrder,
  nextEnvelope,
  prepareEnvelope,
} from '#features/capabilities/signing/send-envelope.server.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import {
  lockAffiliate,
  readAffiliate,
  setAffiliateState,
  type AffiliateRow,
} from '#platform/store/affiliates.ts'
import { freezePaper } from '../freeze-paper.server.ts'
import { composePaper } from '../papers.ts'
import { AFFILIATE_PLACE, type AffiliateAgreementFacts } from './model.ts'
import { affiliateText } from './readiness.server.ts'

/** Runs again without harm: what is out is not sent twice. */
export const makeAffiliateContract =
  (deps: Deps): JobRunner<'make-affiliate-contract'> =>
  async ({ id: jobId, leadId: id }) => {
    const affiliate = await readAffiliate(deps.db, id)
    if (affiliate?.state !== 'signed-up') return done
    const { language } = affiliate
    const text = affiliateText(deps, affiliate.brand)
    if (!text) return { giveUp: 'the text is not approved, or the funder has no address' }
    const facts = { ...factsOf(deps, affiliate), text }
    const frozen = await freezePaper(deps, {
      kind: 'affiliate-agreement',
      facts,
      language,
      subject: 'affiliate',
      subjectId: id,
      madeBy: null,
    })
    if (!frozen.ok) return { retry: `the agreement was not written: ${frozen.refusal}` }
    const prepared = await prepareEnvelope(deps, {
      row: frozen.value.row,
      bytes: frozen.value.bytes,
      places: frozen.value.places,
      tree: composePaper('affiliate-agreement', facts, language),
      signers: [{ place: AFFILIATE_PLACE, name: facts.affiliate.name, role: '', email: '' }],
      choiceId: null,
      id: await nextEnvelope(deps.db, jobId, id),
      ownerEmail: affiliate.answers.email ?? '',
    })
    if (!prepared.ok) return afterRefusedOrder(deps, prepared.refusal)
    const stands = await deps.db.transaction(async (tx) => {
      const current = await lockAffiliate(tx, id)
      if (current?.state !== 'signed-up') return true
      if (current.updatedAt.getTime() !== affiliate.updatedAt.getTime()) return false
      await prepared.value(tx, affiliateAddressee(current))
      await setAffiliateState(tx, id, 'contract-out', deps.clock())
      return true
    })
    deps.nudge()
    return stands ? done : { retry: 'the sign-up was changed meanwhile', afterSeconds: 1 }
  }

function factsOf(
  deps: Deps,
  { id, campaignId, brand: brandId, answers }: AffiliateRow,
): AffiliateAgreementFacts {
  const brand = brandOf(deps, brandId)
  const place = [answers.businessState, answers.businessZip].filter(Boolean).join(' ')
  const lines = [answers.businessAddress, answers.businessAddress2, answers.businessCity, place]
  return {
    number: id.slice(-12).toUpperCase(),
    date: easternDay(deps.clock()),
    funder: { name: brand.legalName, address: brand.address ?? null },
    affiliate: {
      name: nameOfAffiliate(answers),
      company: answers.businessName ?? '',
      address: lines.filter(Boolean).join(', '),
    },
    link: deps.publicUrl + affiliateLink(campaignId),
  }
}
