// Who may do what: staff roles, what a session was opened for, and whose application it is. Asked by the server for every call, by the browser for what it shows.

/** The three roles of staff (spec 16). */
export const roles = ['representative', 'underwriter', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * What a session may be used for. full = password and second factor; decide and read = opened with an auth key; setup = the password was
 * right, but the second factor or a password of one's own is still missing.
 */
export const scopes = ['full', 'decide', 'read', 'setup'] as const
export type Scope = (typeof scopes)[number]
/** What an auth key can be issued for. */
export const keyScopes = ['decide', 'read'] as const

export interface StaffMember {
  readonly id: string
  readonly role: Role
  readonly scope: Scope
}

/** The part of an application that access depends on: the staff member's id, or null while nobody has taken it. */
interface Assigned {
  readonly assignedTo: string | null
}

/** Which applications a representative's right reaches; underwriters and admins reach all. */
type Reach = 'own' | 'own or free'

interface Rule {
  readonly roles: readonly Role[]
  readonly scopes: readonly Scope[]
  readonly representative: Reach
}

const everyone: readonly Role[] = roles
const judges: readonly Role[] = ['underwriter', 'admin']
const full: readonly Scope[] = ['full']

/** Whether a role may decide on applications. */
export const decides = (role: Role): boolean => judges.includes(role)

/** Whether the second of two roles may do more than the first; roles are listed by what they may. */
export const isRaise = (from: unknown, to: unknown): boolean =>
  roles.indexOf(to as Role) > roles.indexOf(from as Role)

/** Why somebody opens a file, asked once per file and day before bank data, secrets or documents are shown. */
export const openReasons = [
  'underwriting',
  'applicant-asked',
  'document-check',
  'quality-check',
  'complaint',
  'legal',
] as const
export type OpenReason = (typeof openReasons)[number]

/** Days that a key which decides may live. */
export const DECIDING_KEY_DAYS = 30

/** What can be done to one application. */
const leadRules = {
  // A free application is a row of the list to a representative until they take it.
  view: { roles: everyone, scopes: ['full', 'decide', 'read'], representative: 'own' },
  take: { roles: everyone, scopes: full, representative: 'own or free' },
  'give-back': { roles: everyone, scopes: full, representative: 'own' },
  assign: { roles: judges, scopes: full, representative: 'own' },
  note: { roles: everyone, scopes: ['full', 'decide'], representative: 'own' },
  'send-link': { roles: everyone, scopes: full, representative: 'own' },
  'request-document': { roles: everyone, scopes: full, representative: 'own' },
  // Makes a link by which somebody without a login reads the file.
  'share-file': { roles: everyone, scopes: full, representative: 'own' },
  'open-document': { roles: everyone, scopes: ['full', 'decide', 'read'], representative: 'own' },
  // Obtains a credit report of a person who agreed to it, and reads one.
  'pull-credit': { roles: judges, scopes: full, representative: 'own' },
  'open-report': { roles: everyone, scopes: ['full', 'decide'], representative: 'own' },
  // An auth key refreshes too (specification 3, section 6).
  'refresh-bank': { roles: everyone, scopes: ['full', 'decide', 'read'], representative: 'own' },
  'read-message': { roles: everyone, scopes: full, representative: 'own' },
  // Says whose application it is, and makes the business where there is none yet.
  'name-business': { roles: everyone, scopes: full, representative: 'own' },
  correct: { roles: everyone, scopes: full, representative: 'own' },
  // Sends a contract again, ends it, makes it again.
  'handle-contract': { roles: everyone, scopes: full, representative: 'own' },
  withdraw: { roles: everyone, scopes: full, representative: 'own' },
  reopen: { roles: judges, scopes: full, representative: 'own' },
  decide: { roles: judges, scopes: ['full', 'decide'], representative: 'own' },
  // Says what a position or a credit in the bank data is, and puts our reading of a statement right.
  'label-bank': { roles: judges, scopes: full, representative: 'own' },
  reveal: { roles: judges, scopes: full, representative: 'own' },
  'retry-job': { roles: judges, scopes: full, representative: 'own' },
} as const satisfies Record<string, Rule>
export type LeadAction = keyof typeof leadRules
export const leadActions = Object.keys(leadRules) as LeadAction[]

/** Whether a staff member may do this to this application. */
export function mayDo(staff: StaffMember, action: LeadAction, lead: Assigned): boolean {
  const rule: Rule = leadRules[action]
  if (!rule.roles.includes(staff.role) || !rule.scopes.includes(staff.scope)) return false
  if (staff.role !== 'representative') return true
  return lead.assignedTo === staff.id || (rule.representative === 'own or free' && lead.assignedTo === null)
}

/** Every right on one application, for the screen that shows it. */
export const rightsOn = (staff: StaffMember, lead: Assigned): LeadAction[] =>
  leadActions.filter((action) => mayDo(staff, action, lead))

/** The part of a business that access depends on: who has one of its applications, or was asked to look after it. */
export interface LookedAfter {
  readonly lookedAfterBy: readonly string[]
}

/** What can be done with a business; a representative reaches those that they look after. */
const businessRules = {
  view: { roles: everyone, scopes: ['full', 'decide', 'read'] },
  'send-link': { roles: everyone, scopes: full },
  'retry-job': { roles: judges, scopes: full },
} as const satisfies Record<string, Pick<Rule, 'roles' | 'scopes'>>
export type BusinessAction = keyof typeof businessRules

export function mayDoWith(staff: StaffMember, action: BusinessAction, business: LookedAfter): boolean {
  const { roles: who, scopes }: Pick<Rule, 'roles' | 'scopes'> = businessRules[action]
  if (!who.includes(staff.role) || !scopes.includes(staff.scope)) return false
  return staff.role !== 'representative' || business.lookedAfterBy.includes(staff.id)
}

/** Whether the list shows everybody's applications; otherwise own ones and those that nobody has taken. */
export const seesAll = (staff: StaffMember): boolean => staff.role !== 'representative'

/** Affiliates bring applications to everybody's list: only those who see the whole list see who the affiliates are. */
export const seesAffiliates = (staff: StaffMember): boolean => staff.scope !== 'setup' && seesAll(staff)
/** Whether a link counts, and who is sent their page again. */
export const mayManageAffiliates = (staff: StaffMember): boolean => staff.scope === 'full' && seesAll(staff)

/** Jobs that gave up are of all applications, so only those who see all may see them. */
export const maySeeJobs = (staff: StaffMember): boolean => staff.scope === 'full' && seesAll(staff)

/** Proposals that wait for a second person are for those who decide. */
export const seesProposals = (staff: StaffMember): boolean => decides(staff.role) && staff.scope !== 'setup'

/** Logins, keys and people: for those who manage them. */
export const seesStaffEvents = (staff: StaffMember): boolean => mayManageStaff(staff)

export const mayManageStaff = (staff: StaffMember): boolean =>
  staff.role === 'admin' && staff.scope === 'full'

/** Anybody who is logged in and has nothing left to set up. */
export const isStaff = (staff: StaffMember): boolean => staff.scope !== 'setup'
/** Password and second factor are one's own: no auth key changes them. */
export const maySetUpLogin = (staff: StaffMember): boolean =>
  staff.scope === 'full' || staff.scope === 'setup'

/** An auth key comes from a full login only, never from another key. */
export const mayIssueKeys = (staff: StaffMember): boolean => staff.scope === 'full'
/** Keys of one's own; an admin also ends those of others. */
export const mayRevokeKey = (staff: StaffMember, ownerId: string): boolean =>
  staff.scope === 'full' && (staff.id === ownerId || staff.role === 'admin')

/** Nobody may lock themselves out, so the last admin stays. */
export const mayDisable = (staff: StaffMember, otherId: string): boolean =>
  mayManageStaff(staff) && staff.id !== otherId

/** Whether a key of this scope gives its owner anything: a representative does not decide. */
export const mayHoldKey = (role: Role, scope: Scope): boolean =>
  scope === 'read' || (scope === 'decide' && judges.includes(role))
