// The calls of the offers page.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import type { Language } from '#core/words/words.ts'
import type { OfferObjection } from '#core/domain/offer-objections.ts'
import type {
  nameAccount,
  objectToOffer,
  offerStatus,
  selectNotifyMe,
  selectOffer,
  WireDeal,
} from './contract.ts'
import * as paths from './paths.ts'

export type OfferStanding = ResponseOf<typeof offerStatus>
export type Explanation = NonNullable<OfferStanding['explanation']>

export const readOffers = (
  leadId: string,
  language: Language,
  signal: AbortSignal,
): Promise<Outcome<OfferStanding, CallFailure>> =>
  call<typeof offerStatus>(paths.offerStatus, { sf_leadid: leadId }, { signal, language })

/** `replaceSigned`: the contract before may end although somebody has signed it. */
export const chooseOffer = (leadId: string, offerId: string, replaceSigned: boolean) =>
  call<typeof selectOffer>(paths.selectOffer, {
    sf_leadid: leadId,
    offer_id: offerId,
    replace_signed: replaceSigned,
  })

export type Chosen = ResponseOf<typeof selectOffer>

/** A deal of the sliders: by its parts, and by the price that was shown. */
export const chooseOwn = (
  leadId: string,
  { id, term, amount, frequency }: WireDeal,
  replaceSigned: boolean,
) =>
  call<typeof selectOffer>(paths.selectOffer, {
    sf_leadid: leadId,
    offer_id: id,
    selected_terms: term,
    selected_approved_amount: amount,
    selected_frequency: frequency,
    replace_signed: replaceSigned,
  })

/** The offer is not there any more, or none can be chosen: staff replaced or ended it since it was shown. */
export const isOvertaken = (failure: CallFailure): boolean =>
  failure.kind === 'problem' && !isSigned(failure) && (failure.status === 409 || failure.status === 422)

/** Somebody has signed the contract of the choice before: ending it is asked first. */
export const isSigned = (failure: CallFailure): boolean =>
  failure.kind === 'problem' && failure.code === 'signed-already'

export const sayAccount = (leadId: string, account: { bank: string; last_four: string }) =>
  call<typeof nameAccount>(paths.nameAccount, { sf_leadid: leadId, ...account })

export const objectTo = (leadId: string, objection: OfferObjection) =>
  call<typeof objectToOffer>(paths.objectToOffer, { sf_leadid: leadId, objection })

export const askToBeTold = (leadId: string, notifyMe: boolean) =>
  call<typeof selectNotifyMe>(paths.selectNotifyMe, { sf_leadid: leadId, notify_me: notifyMe })
