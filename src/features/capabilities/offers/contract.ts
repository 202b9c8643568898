// The calls about offers (specification 2, section 7). Money on the wire is in dollars; every amount comes with its APR.
import * as z from 'zod/mini'
import { freeText } from '#core/contract/free-text.ts'
import { endpoint } from '#core/contract/endpoint.ts'
import { offerObjections } from '#core/domain/offer-objections.ts'
import { again } from '../apply-again/contract.ts'
import * as paths from './paths.ts'

const name = z.optional(z.nullable(z.string().check(z.maxLength(200))))
/** A lead id or a link's code; the session's application when absent. */
const whose = { sf_leadid: name, link: name }
const typed = z.optional(z.nullable(z.union([z.string().check(z.maxLength(40)), z.number()])))

export const deal = z.object({
  /** Names the deal and its price; sent back as it came. */
  id: z.string(),
  /** One regular payment. */
  payment: z.number(),
  frequency: z.enum(['Weekly', 'Daily']),
  /** Months. */
  term: z.number(),
  /** Dollars repaid per dollar received (1.45): shown as 'You repay $1.45 per $1', never as a rate. */
  rate: z.number(),
  total: z.number(),
  selected: z.boolean(),
  amount: z.number(),
  /** Percent, two decimals. */
  apr: z.number(),
  /** Takes the cents. */
  last_payment: z.number(),
  payments_count: z.number(),
  final_date: z.string(),
  /**
   * 'YYYY-MM-DD', of a choice that is made today, or as frozen with the one that was made: the last day to sign the contract, the day by
   * which the money is sent and from which the payments count, and the first payment. Null where they are not known.
   */
  sign_by: z.nullable(z.string()),
  funded_on: z.nullable(z.string()),
  first_payment_on: z.nullable(z.string()),
  Max_Approval__c: z.number(),
  Max_Term__c: z.number(),
  Num_Payments__c: z.number(),
  /** An estimate of the account's lowest balance in the next 90 bank days under these payments, and with 20% less sales, dollars; null: not known. */
  tightest: z.nullable(z.object({ left: z.number(), with_less_sales: z.number() })),
})
export type WireDeal = z.infer<typeof deal>

const cause = z.object({ code: z.string(), text: z.string() })

/** How a decline can turn, worked out on the decision's own figures; texts in the call's language. */
export const plan = z.object({
  /** What the model comes to when every step has come about. */
  end: z.enum(['offer', 'person', 'declined']),
  /** 'YYYY-MM-DD': by then all can have come about; null where nobody can tell. */
  by: z.nullable(z.string()),
  /** That day has come. */
  due: z.boolean(),
  /** The owner asked to be told on that day. */
  to_be_told: z.boolean(),
  /** A newer application took its place; absent from a server of the release before. */
  replaced: z.optional(z.boolean()),
  /**
   * Where the one message of that day goes, masked ('' where nothing is known); `texts`: whether a text goes besides, or why none does. Null
   * where no message would come: no day is to come, or a newer application took its place. Absent from a server of the release before.
   */
  reminder: z.optional(
    z.nullable(
      z.object({
        email: z.string(),
        phone: z.string(),
        texts: z.enum(['yes', 'no-number', 'no-consent', 'stopped', 'off']),
      }),
    ),
  ),
  steps: z.array(
    z.object({
      code: z.string(),
      what: z.string(),
      how: z.string(),
      now: z.string(),
      needed: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
  stays: z.array(z.string()),
  missing: z.array(z.string()),
})
export type WirePlan = z.infer<typeof plan>

/** The decline before this one, of the same owner; days are 'YYYY-MM-DD' in New York, texts in the call's language. */
export const before = z.object({
  /** Which decline this is: 2 is the second. */
  count: z.number(),
  on: z.string(),
  last_on: z.string(),
  first_on: z.string(),
  /** `then`: how it was told before, where that was otherwise. */
  same: z.array(z.object({ now: z.string(), then: z.nullable(z.string()) })),
  gone: z.array(z.string()),
  added: z.array(z.string()),
  /** The days of the bank data that were read; null where none was. */
  bank_then: z.nullable(z.string()),
  bank_now: z.nullable(z.string()),
  rules_changed: z.boolean(),
})
export type WireBefore = z.infer<typeof before>

/** `stage`: 'plaid_json' while bank data is fetched and read, 'contracts' while the contract of a choice is made; else the application's own. `valid` is false when nothing will be offered. */
export const offerStatus = endpoint({
  name: 'offer-status',
  ...paths.offerStatus,
  reads: true,
  limit: { calls: 120, seconds: 60 },
  request: z.object(whose),
  response: z.object({
    stage: z.string(),
    valid: z.boolean(),
    offers: z.array(deal),
    contract_url: z.string(),
    /** While stage is 'plaid_json' or 'contracts': what has been done, in the order of the work, with ISO times. */
    done_so_far: z.array(
      z.object({ what: z.enum(['bank-linked', 'history-fetched', 'choice-saved']), at: z.string() }),
    ),
    /** It is open who signs: nobody decides before. Absent from a server of the release before. */
    owners_open: z.optional(z.boolean()),
    /** The most that the bank data supports, with the shortest term (months) that bears it and its APR; null where nothing is offered. */
    max_amount: z.nullable(z.number()),
    max_amount_term: z.nullable(z.number()),
    max_amount_apr: z.nullable(z.number()),
    /** The business as the owner named it; null where it has no name. */
    business: z.nullable(z.string()),
    requested_amount: z.nullable(z.number()),
    /** Average sales a month that the payments are compared with, from the bank's data where it was read, else as stated. */
    monthly_sales: z.nullable(z.object({ amount: z.number(), from: z.enum(['bank', 'stated']) })),
    /** 'YYYY-MM-DD': the offers were first shown on it, with earlier days than those here; null where the days are the same. */
    dates_moved_since: z.nullable(z.string()),
    /** What the sliders choose from, and all that their prices rest on; null where nothing is offered. Money in dollars. */
    choice: z.nullable(
      z.object({
        /** The slider's stops, largest first, in steps of 5,000. */
        amounts: z.array(z.number()),
        /** Whole dollars from here to the largest can be had; absent from a server of the release before, which takes the stops alone. */
        least: z.optional(z.number()),
        /** Ascending; `amount`: the most that the term bears. */
        terms: z.array(z.object({ term: z.number(), rate: z.number(), amount: z.number() })),
        working_days_per_month: z.number(),
        /** 'YYYY-MM-DD': the last day to sign what is chosen today, and the day of funding that every price here counts from. */
        sign_by: z.string(),
        funded_on: z.string(),
      }),
    ),
    /** Who has signed the contract that is out, by name: another choice ends it for them too. */
    signed_by: z.array(z.string()),
    /** The contract waits for the owner's word which account gets the money; those of the connected banks to pick from. Null where it does not. */
    account_needed: z.nullable(z.array(z.object({ bank: z.string(), last_four: z.string() }))),
    /** The deal that was chosen, one of `offers` or of the sliders; null before a choice. */
    chosen: z.nullable(deal),
    /** The applicant's state has an offer-disclosure law. */
    disclosure_state: z.boolean(),
    /** Its owner stopped it, and may take it up again from here; absent from a server of the release before. */
    stopped: z.optional(z.boolean()),
    /** Of one that has ended: its erasure was asked for, and nothing new is made from it; absent from a server of the release before. */
    to_be_erased: z.optional(z.boolean()),
    next_step: z.string(),
    /** How far the money of a signed contract is, with the day ('YYYY-MM-DD') where one is known; null before, absent from a server of the release before. */
    money: z.optional(
      z.nullable(z.object({ state: z.enum(['checks', 'due', 'sent']), on: z.nullable(z.string()) })),
    ),
    /** The owner asked to be told when something fits. */
    to_be_told: z.boolean(),
    /** Of a decline; null where the model cannot answer for it. */
    plan: z.nullable(plan),
    /** Of a decline, to its own browser; null else. */
    again: z.nullable(again),
    /** Of a decline that is not the first; absent from a server of the release before. */
    before: z.optional(z.nullable(before)),
    /** In the call's language; null before there is a decision. */
    explanation: z.nullable(
      z.object({
        /** Bank data was read for it; otherwise there are no factors and nothing that would raise it. */
        bank_data: z.boolean(),
        factors: z.array(
          z.object({
            name: z.string(),
            label: z.string(),
            score: z.number(),
            max: z.number(),
            reasons: z.array(z.string()),
          }),
        ),
        reasons: z.array(cause),
        raises: z.array(cause),
      }),
    ),
  }),
})

/** Exactly one deal, of `offers` or within `choice`: by `offer_id`, or by term, amount and frequency; where both are sent they must agree. One of the sliders is named by all of term, amount and frequency. An `offer_id` of an offer that was replaced is refused; with 'signed-already' another deal than the one whose contract somebody has signed, unless `replace_signed` says so. */
export const selectOffer = endpoint({
  name: 'select-offer',
  ...paths.selectOffer,
  limit: { calls: 30, seconds: 60 },
  request: z.object({
    ...whose,
    offer_id: name,
    selected_terms: typed,
    selected_approved_amount: typed,
    selected_frequency: name,
    /** The contract of the choice before may end although somebody has signed it. */
    replace_signed: z.optional(z.nullable(z.boolean())),
  }),
  response: z.object({ ok: z.boolean(), stage: z.string(), offer_id: z.string(), next_step: z.string() }),
})

/** Which account gets the money of the chosen offer and pays it back: a bank's name and the last four digits, nothing more. */
export const nameAccount = endpoint({
  name: 'name-funding-account',
  ...paths.nameAccount,
  limit: { calls: 30, seconds: 60 },
  request: z.object({
    ...whose,
    bank: freeText(100),
    last_four: z.string().check(z.maxLength(20)),
  }),
  response: z.object({ ok: z.boolean() }),
})

export const selectNotifyMe = endpoint({
  name: 'select-notify-me',
  ...paths.selectNotifyMe,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ ...whose, notify_me: z.boolean() }),
  response: z.object({ ok: z.boolean() }),
})

/** 'I'm not happy with this offer.': written down, told to the representative; the offer stays open. */
export const objectToOffer = endpoint({
  name: 'object-to-offer',
  ...paths.objectToOffer,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ ...whose, objection: z.enum(offerObjections) }),
  response: z.object({ ok: z.boolean() }),
})
