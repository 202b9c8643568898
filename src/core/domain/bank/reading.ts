// What is known of a line before it is classed: its parsed words and the party; which classes there are.
import type { ExclusionReason, RevenueKind } from '../underwriting.ts'
import type { Holder } from './holder.ts'
import type { KnownName } from './known-names.ts'
import type { Parts } from './parse/parts.ts'

export type CreditClass = RevenueKind | ExclusionReason | 'unclassed'
/**
 * Why money that comes in is a sale. rail: cards, marketplaces, health plans pay on it. counter: cash and checks paid in. payer: a table
 * says that this party pays for work. words: of an invoice or of somebody's accounts payable. repeat: this payer came before at like
 * amounts. rhythm: one of many payers on a rail that this business lives on. said: a person says so. trade: businesses of this payer's kind buy
 * from this trade, and a second thing speaks for it.
 */
export type RevenueEvidence = 'rail' | 'counter' | 'payer' | 'words' | 'repeat' | 'rhythm' | 'said' | 'trade'
export type DebitClass =
  | 'lender'
  | 'bill'
  | 'purchase'
  | 'own-transfer'
  | 'person'
  | 'bank-fee'
  | 'nsf-fee'
  | 'overdraft-fee'
  | 'deposited-return'
  | 'chargeback'
  | 'cash-out'
  | 'check'

/** A class, and how sure it is: 0-100. */
export interface Sure<Class> {
  readonly is: Class
  readonly confidence: number
}
export const sure = <Class>(is: Class, confidence = 90): Sure<Class> => ({ is, confidence })

export interface Reading {
  readonly descriptor: Parts
  readonly known: KnownName | null
  /** Index in `lenders`, or -1. */
  readonly lender: number
  readonly holder: Holder
  /** The other party's name without the holder's own behind it, and that with the purpose. */
  readonly name: string
  readonly all: string
}

/** A name that ends in a word of the trade ('Summit Peak Funding LLC'); 'Funding Academy' and 'Capital Waste' do not. */
export const tradeWords =
  /\b(?:capital|capita|cap|funding|fundin|fundi|fund|fnd|funder|funders|advance|advances|advanc|adv|mca|lending|financing|financin)(?: (?:group|grp|grou|gro|gr|llc|inc|corp|co|partners|solutions|services|servicing|source|holdings|lp|l|ll|g|s|usa|ny|\d\S*))*$/
