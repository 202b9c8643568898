// Who may make a call, and about which application: every route on the server says it as data, or the server does not start.
import type { Endpoint } from '#core/contract/endpoint.ts'
import { isStaff, type BusinessAction, type LeadAction, type StaffMember } from '#core/domain/access.ts'
import { purposesThatOpen, type BusinessPurpose, type LinkPurpose, type Opening } from '#core/domain/links.ts'

/** Everybody, about nobody's application but, where a session comes along, its own; `why` that is harmless. */
export interface TakesAnybody {
  readonly who: 'anybody'
  readonly why: string
}

/** One application, judged by `findApplication`; or the affiliate that a link is about, by `findParty`. */
export interface TakesApplication {
  readonly who: 'application'
  /**
   * What suffices. `session`: the application's own browser, whether or not it names the application. `lead-id`: whoever has its
   * unguessable id (spec 8). `former`: an id or session from before a correction counts as well.
   */
  readonly by: readonly ('session' | 'lead-id' | 'former')[]
  /** Links that suffice besides. */
  readonly links: readonly LinkPurpose[]
  /** Whether an application that has ended is still taken from its own browser; from a link it depends on the link. */
  readonly records: 'open' | 'any'
}

/** One business, judged by `findBusiness`: only a link leads to one. */
export interface TakesBusiness {
  readonly who: 'business'
  readonly links: readonly BusinessPurpose[]
}

/** Members of staff: `may` judges who they are, `actions` what they do to the application that the request names. */
export interface TakesStaff {
  readonly who: 'staff'
  readonly may: (staff: StaffMember) => boolean
  /** Any of these suffices; empty where no application is named. */
  readonly actions: readonly LeadAction[]
  /** What they do to the business that the request names; null where it names none. */
  readonly business: BusinessAction | null
  /** Under which name the request has the id of the application or business. */
  readonly named: 'id' | 'applicationId' | 'appnum'
  /** Whether a login must have proven its second factor within the last minutes ('fresh-proof-needed'). */
  readonly fresh?: true
  /** The answer is a file to keep: each is counted among those that a person may have in a day. */
  readonly handsOut?: true
}

/**
 * Whoever holds the session of one file: it was opened by a link of staff's making and its access code. `staff`: what they must be logged
 * in for besides; null = reading as a guest.
 */
export interface TakesFile {
  readonly who: 'file'
  readonly staff: LeadAction | null
  /** As of staff. */
  readonly handsOut?: true
}

/** Whoever logged in at the portal with a contact; `one`: about one of the contact's applications, which the request names as `id`. */
interface TakesPortal {
  readonly who: 'portal'
  readonly one: boolean
}

/** A provider, known by its signature over the raw body. */
interface TakesWebhook {
  readonly who: 'webhook'
}

/** The operator's own programs, by a token of the configuration. */
interface TakesOperator {
  readonly who: 'operator'
}

/** Everybody, in a demo workspace only: elsewhere the route is not there. */
export interface TakesDemo {
  readonly who: 'demo'
}

export type Takes =
  | TakesAnybody
  | TakesApplication
  | TakesBusiness
  | TakesStaff
  | TakesFile
  | TakesPortal
  | TakesWebhook
  | TakesOperator
  | TakesDemo

export const anybody = (why: string): TakesAnybody => ({ who: 'anybody', why })
export const signedWebhook: TakesWebhook = { who: 'webhook' }
export const fileGuest: TakesFile = { who: 'file', staff: null }
export const fileStaff = (staff: LeadAction): TakesFile => ({ who: 'file', staff })
export const demoOnly: TakesDemo = { who: 'demo' }
export const loggedInOwner: TakesPortal = { who: 'portal', one: false }
export const ownersApplication: TakesPortal = { who: 'portal', one: true }

/** Staff by what they may do at all. */
export const staffWho = (may: TakesStaff['may']): TakesStaff => ({
  who: 'staff',
  may,
  actions: [],
  business: null,
  named: 'id',
})
/** Staff by what they may do to the application of the request. */
export const staffOn = (
  actions: LeadAction | readonly LeadAction[],
  named: TakesStaff['named'] = 'id',
): TakesStaff => ({
  who: 'staff',
  may: isStaff,
  actions: typeof actions === 'string' ? [actions] : actions,
  business: null,
  named,
})
/** Staff by what they may do with the business of the request. */
export const staffWith = (business: BusinessAction): TakesStaff => ({
  who: 'staff',
  may: isStaff,
  actions: [],
  business,
  named: 'id',
})
/** The same, after a fresh proof of who is at the desk. */
export const freshly = (takes: TakesStaff): TakesStaff => ({ ...takes, fresh: true })
/** The same, for a call that answers a file: staff may have so many a day. */
export const handingOut = <T extends TakesStaff | TakesFile>(takes: T): T => ({ ...takes, handsOut: true })
export const ofBusiness = (purpose: BusinessPurpose): TakesBusiness => ({ who: 'business', links: [purpose] })

interface ApplicationTaken {
  readonly by: TakesApplication['by']
  /** Takes the links that open this; none when absent. */
  readonly opens?: Opening
  /** Takes the links of these purposes; none when absent. */
  readonly purposes?: readonly LinkPurpose[]
  readonly records?: TakesApplication['records']
}

/** One application. Any record unless told otherwise: what an ended one still takes is for its handler to say. */
export const application = ({
  by,
  opens,
  purposes = [],
  records = 'any',
}: ApplicationTaken): TakesApplication => ({
  who: 'application',
  by,
  links: [...(opens ? purposesThatOpen(opens) : []), ...purposes],
  records,
})

declare module 'fastify' {
  interface FastifyContextConfig {
    takes?: Takes
    /** What the call takes and answers, where it is declared. */
    endpoint?: Endpoint
    /** A GET that writes: taken from our own pages and programs only, as every POST is. */
    writes?: true
  }
}
