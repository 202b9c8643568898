// Walks every route of a server as every actor with every kind of record, and tells who was let in and what was wrong.
import { linkPurposes, linkRule, type LinkPurpose } from '#core/domain/links.ts'
import { mayDo, mayDoWith } from '#core/domain/access.ts'
import { consentToSign } from '#features/capabilities/signing/paths.ts'
import type { Mounted } from '#platform/http/mounted.ts'
import type { TakesStaff } from '#platform/http/takes.ts'
import type { TestApp } from '../app.ts'
import type { Seen, Visitor } from '../visitor.ts'
import { requestOf, type Named } from './request-of.ts'
import {
  assign,
  logInToPortal,
  logins,
  makeMember,
  makeRecord,
  openFileOf,
  type Member,
  type Record_,
} from './world.ts'

const applicants = [
  'nobody',
  'lead-id',
  'session',
  'portal',
  'guest',
  ...linkPurposes.map((each) => `link:${each}` as const),
] as const
type Applicant = (typeof applicants)[number]
type Login = Omit<Member, 'id'>
type Actor = Applicant | Login
/** own: the actor's; other: somebody else's; free: nobody's of the staff; closed: the actor's own, ended. */
const records = ['own', 'other', 'free', 'closed'] as const
type Which = (typeof records)[number]

interface Walked {
  /** One line per route: whom it takes, and who got in with which record. Whole only where every cell was walked. */
  readonly table: readonly string[]
  /** Cells that the table must agree with: 'METHOD url | actor which', and whether it let them in. */
  readonly told: ReadonlyMap<string, boolean>
  /** What is wrong: let in or kept out against the declaration, or shown something that is not theirs. */
  readonly wrong: readonly string[]
}

interface Cell {
  readonly route: Mounted
  readonly actor: Actor
  readonly which: Which
}

interface WalkOptions {
  readonly only?: (route: Mounted) => boolean
  /** Which of a route's cells are walked; all unless said. */
  readonly take?: <T>(cells: readonly T[], route: string) => readonly T[]
}

const nameOf = (actor: Actor): string => (typeof actor === 'string' ? actor : `${actor.role}:${actor.scope}`)

export async function walk(
  t: TestApp,
  { only = () => true, take = (cells) => cells }: WalkOptions = {},
): Promise<Walked> {
  const shared = { own: await makeRecord(t), other: await makeRecord(t), closed: await makeRecord(t, true) }
  const fresh = createFreshPlaces(t)
  const wrong: string[] = []
  const table: string[] = []
  const told = new Map<string, boolean>()
  for (const route of t.server.mounted().filter(only)) {
    const entered = new Map<string, Which[]>()
    for (const { actor, which } of take(cellsOf(route), `${route.method} ${route.url}`)) {
      const cell = { route, actor, which }
      const expected = expectation(cell)
      // A call that gets in may change its records, so it gets a world of its own.
      const changes = expected !== 'out' && !reads(route)
      const places = changes ? await fresh.take(which, actor) : shared
      const found = await enter(t, cell, places)
      if (changes && found.refused) fresh.giveBack(which, actor, places)
      const at = `${route.method} ${route.url} as ${nameOf(actor)}, ${which}`
      wrong.push(...found.wrong.map((each) => `${at}: ${each}`))
      if (expected !== 'either' && found.verdict !== expected)
        wrong.push(`${at}: ${found.verdict}, declared ${expected} (${found.seen})`)
      // Staff without a session of the application count like anybody who knows its id.
      if (expected === 'either' || (route.takes.who !== 'staff' && typeof actor !== 'string')) continue
      if (namesActors(route))
        told.set(`${route.method} ${route.url} | ${entry(route, actor, which)}`, found.verdict === 'in')
      if (found.verdict === 'in') entered.set(nameOf(actor), [...(entered.get(nameOf(actor)) ?? []), which])
    }
    table.push(lineOf(route, entered))
  }
  return { table: table.sort(), told, wrong }
}

const reads = ({ method, endpoint }: Mounted): boolean => method === 'GET' && !endpoint?.writes

function cellsOf({ takes }: Mounted): { actor: Actor; which: Which }[] {
  const staff = takes.who === 'staff'
  return [...applicants, ...logins].flatMap((actor) =>
    records
      .filter((which) => {
        if (takes.who === 'webhook' || takes.who === 'demo') return actor === 'nobody' && which === 'own'
        if (takes.who === 'file') return actor === 'guest' ? which !== 'free' : which === 'own'
        // On other routes a guest with a file link has no more rights than everybody.
        if (actor === 'guest') return takes.who === 'anybody' && which === 'other'
        if (takes.who === 'portal') return actor === 'portal' ? which !== 'free' : which === 'own'
        // On other routes somebody logged in at the portal has no more rights than everybody.
        if (actor === 'portal' && takes.who !== 'anybody') return false
        if (takes.who === 'anybody')
          return which === 'other' && (typeof actor === 'string' || actor.scope === 'full')
        if (typeof actor !== 'string') return staff ? isOnOne(takes) || which === 'own' : which === 'own'
        if (staff) return which === 'own'
        // A link that the call does not take is refused whomever it names: one try is enough.
        const purpose = purposeOf(actor)
        if (purpose && takes.who === 'application' && !takes.links.includes(purpose)) return which === 'own'
        return which !== 'free'
      })
      .map((which) => ({ actor, which })),
  )
}

/** Whether a route for staff is about one application or business. */
const isOnOne = ({ actions, business }: TakesStaff): boolean => actions.length > 0 || business !== null

/** What the route's declaration says; 'either' where a link names one application and a lead id another: only what is told counts. */
function expectation({ route: { takes, endpoint, method }, actor, which }: Cell): 'in' | 'out' | 'either' {
  switch (takes.who) {
    case 'anybody':
    case 'demo':
      return 'in'
    case 'webhook':
    case 'operator':
      return 'out'
    case 'staff': {
      if (typeof actor === 'string') return 'out'
      const staff = { id: 'me', ...actor }
      const lead = { assignedTo: which === 'free' ? null : which === 'other' ? 'another' : 'me' }
      if (takes.business) {
        const lookedAfterBy = lead.assignedTo ? [lead.assignedTo] : []
        return mayDoWith(staff, takes.business, { lookedAfterBy }) ? 'in' : 'out'
      }
      const may =
        takes.may(staff) && (!takes.actions.length || takes.actions.some((one) => mayDo(staff, one, lead)))
      return may ? 'in' : 'out'
    }
    case 'portal':
      return actor === 'portal' && (!takes.one || which !== 'other') ? 'in' : 'out'
    case 'file':
      if (actor !== 'guest' || takes.staff) return 'out'
      // Where the call names no file, the guest reads the one of their session.
      return which === 'other' ? 'either' : 'in'
    case 'business': {
      const purpose = purposeOf(actor)
      if (!purpose || !takes.links.some((one) => one === purpose)) return 'out'
      // A link to a business ends with the application that came of it.
      return which === 'other' ? 'either' : which === 'closed' ? 'out' : 'in'
    }
    case 'application': {
      // Staff never act as the owner: what writes is refused where they are logged in (ADR 019).
      const writes = method === 'GET' ? endpoint?.writes === true : !endpoint?.reads
      if (typeof actor !== 'string' && writes) return 'out'
      const open = which !== 'closed' || takes.records === 'any'
      const byLeadId = takes.by.includes('lead-id') && open
      if (actor === 'nobody') return 'out'
      if (actor === 'session')
        return (which !== 'other' && takes.by.length > 0 && open) || byLeadId ? 'in' : 'out'
      const purpose = purposeOf(actor)
      if (!purpose) return byLeadId ? 'in' : 'out'
      if (which === 'other') return 'either'
      const alive = which !== 'closed' || linkRule(purpose).outlivesEnd
      return takes.links.includes(purpose) && alive ? 'in' : 'out'
    }
  }
}

const purposeOf = (actor: Actor): LinkPurpose | null =>
  typeof actor === 'string' && actor.startsWith('link:') ? (actor.slice('link:'.length) as LinkPurpose) : null

interface Places {
  readonly own: Record_
  readonly other: Record_
  readonly closed: Record_
}

/** Unchanged worlds: a record for `which`, with the links that the actor may hold. A refused call changes nothing. */
function createFreshPlaces(t: TestApp) {
  const kept = new Map<string, Places>()
  const kindOf = (which: Which, actor: Actor) => `${which} ${linkOf(actor)}`
  return {
    take: async (which: Which, actor: Actor): Promise<Places> => {
      const places = kept.get(kindOf(which, actor))
      if (places) kept.delete(kindOf(which, actor))
      return places ?? makePlaces(t, which, [linkOf(actor)])
    },
    giveBack: (which: Which, actor: Actor, places: Places): void => {
      kept.set(kindOf(which, actor), places)
    },
  }
}

/** The link that an actor uses; every file also has one that nobody uses. */
const linkOf = (actor: Actor): LinkPurpose =>
  actor === 'guest' ? 'aggregation' : (purposeOf(actor) ?? 'todo')

/** Those of the three that a cell about this one needs. */
async function makePlaces(t: TestApp, which: Which, links: readonly LinkPurpose[]): Promise<Places> {
  const own = await makeRecord(t, which === 'closed', links)
  const other = which === 'other' ? await makeRecord(t, false, links) : own
  return { own, other, closed: own }
}

interface Found {
  readonly verdict: 'in' | 'out'
  /** Only refusals. */
  readonly refused: boolean
  readonly seen: string
  readonly wrong: readonly string[]
}

async function enter(t: TestApp, cell: Cell, places: Places): Promise<Found> {
  const { route, actor, which } = cell
  const target = which === 'other' ? places.other : which === 'closed' ? places.closed : places.own
  const { who, id: me } = await actorOf(t, actor, which, places)
  if (typeof actor !== 'string')
    await assign(t, target, which === 'free' ? null : which === 'other' ? (await stranger(t)).id : me)
  const wrong: string[] = []
  let last: Omit<Found, 'refused'> | null = null
  let refused = true
  // A route that takes everybody may take an id in any field: once the row's own, once the code.
  const spellings = route.takes.who === 'anybody' ? [target.id, target.leadId] : [target.id]
  for (const id of spellings) {
    const seen = await send(who, route, named(cell, places, target, { id, me }))
    const verdict = verdictOf(route, seen)
    refused &&= seen.status >= 400 && seen.status < 500
    if (seen.status >= 500 && seen.status < 502) wrong.push(`failed with ${seen.status}`)
    if (/malformed-request/.test(seen.text) && route.takes.who !== 'webhook')
      wrong.push(`the walk sent a bad request: ${seen.text}`)
    wrong.push(...leaks(cell, places, target, seen, verdict))
    last = { verdict, seen: `${seen.status} ${seen.text.slice(0, 120)}`, wrong }
  }
  return { ...last!, refused }
}

async function actorOf(
  t: TestApp,
  actor: Actor,
  which: Which,
  { own, closed }: Places,
): Promise<{ who: Visitor; id: string }> {
  const mine = which === 'closed' ? closed : own
  if (actor === 'session') return { who: mine.browser, id: '' }
  if (actor === 'portal') return { who: await logInToPortal(t, mine), id: '' }
  if (actor === 'guest') return { who: await openFileOf(t, mine), id: '' }
  if (typeof actor === 'string') return { who: t.visitor(), id: '' }
  const { who, id } = await makeMember(t, actor.role, actor.scope)
  return { who, id }
}

const strangers = new WeakMap<TestApp, Promise<Member>>()
const stranger = (t: TestApp): Promise<Member> => {
  const known = strangers.get(t) ?? makeMember(t, 'representative', 'full')
  strangers.set(t, known)
  return known
}

/** A field that must look like something, and one that would make the walk wait. */
const plain: Readonly<Record<string, string | number>> = {
  wait: 0,
  month: '2026-10',
  account: 'all',
  iso: '2026-10',
  tib: 5,
  mg: 1,
  adb: 1,
  neds: 0,
  deps: 1,
  session: '5e551057-0000-4000-8000-000000000000',
  scope: 'read',
  zip: '04101',
  hash: '0'.repeat(64),
  file: 'copy.pdf',
  doc: 'bla',
}

/** Where 'code' is typed by hand, and the link has a name of its own. */
const codeOfNoLink = (url: string): boolean => url.startsWith('/api/staff/') || url === consentToSign.path

/** What the fields of a request are filled with. */
function named(
  { route, actor, which }: Cell,
  places: Places,
  target: Record_,
  ids: { id: string; me: string },
): Named {
  const purpose = purposeOf(actor)
  const holder = which === 'other' ? places.own : target
  const link = purpose ? holder.codes[purpose] : undefined
  const lead = actor === 'nobody' ? 'M'.repeat(43) : target.leadId
  // A link to sign names its person besides its code.
  const contact = purpose && linkRule(purpose).subject === 'person' ? holder.personId : undefined
  const ofPaper = route.url.startsWith('/api/doc/')
  return (name) => {
    if (name === 'id' && contact) return contact
    // What a link to a paper is bound to is not said again beside it.
    if (ofPaper && name === 'token') return link ?? lead
    if (name === 'account' && (ofPaper || /\/paper(-links|s\/)/.test(route.url))) return undefined
    if (ofPaper && name === 'month') return undefined
    switch (name) {
      case 'code':
        return codeOfNoLink(route.url) ? '123456' : (link ?? lead)
      case 'link':
        return link ?? lead
      case 'leadid':
      case 'sf_leadid':
      case 'sfleadid':
        return link && which !== 'other' ? link : lead
      case 'id':
      case 'applicationId':
        return route.takes.who === 'staff' && route.takes.business ? target.businessId : ids.id
      case 'appnum':
        return route.takes.who === 'staff' ? ids.id : ''
      case 'accountid':
        return `${target.id}.00000000`
      case 'file':
        return 'paper.pdf'
      case 'documentId':
      case 'messageId':
      case 'linkId':
      case 'personId':
      case 'envelope':
        return target[name]
      case 'to':
        return ids.me || target.id
      default:
        return plain[name]
    }
  }
}

/** PNG's first bytes: enough to be taken for a picture. */
const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** Calls a route once, its fields filled by name. */
export function send(who: Visitor, { method, url, endpoint }: Mounted, name: Named): Promise<Seen> {
  if (/\/upload-(file|statements)$/.test(url))
    return who.upload(url, [
      ['link', String(name('link'))],
      ['filetype', 'Photo ID'],
      ['file', { name: 'id.png', type: 'image/png', bytes: picture }],
    ])
  const given = endpoint ? requestOf(endpoint, name) : {}
  const path = url
    .replace(/:(\w+)/g, (_, each: string) => String(name(each) ?? given[each] ?? 'x'))
    .replace('*', 'apply')
  if (method !== 'GET') return who.post(path, given)
  const query = new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]))
  return who.get(`${path}?${query.toString()}`)
}

const outOfApplication = /staff-reads-only|link-invalid|link-renewed|session-needed|closed-application/
const outOfStaff = /take-first|login-required|not-allowed/
const outOfPortal = /login-required|not-found/
const outOfFile = /link-invalid|login-required|not-allowed/
const outOfLead = /take-first|login-required|not-allowed|not-found/

function verdictOf({ takes, endpoint }: Mounted, { status, text }: Seen): 'in' | 'out' {
  // The specification's way to say that a link cannot be used.
  if (endpoint?.invalidLink && text === JSON.stringify(endpoint.response.parse(endpoint.invalidLink)))
    return 'out'
  if (takes.who === 'webhook') return status >= 400 ? 'out' : 'in'
  const out =
    takes.who === 'application' || takes.who === 'business'
      ? outOfApplication
      : takes.who === 'portal'
        ? outOfPortal
        : takes.who === 'file'
          ? outOfFile
          : takes.who === 'staff'
            ? isOnOne(takes)
              ? outOfLead
              : outOfStaff
            : /cross-site/
  return status >= 400 && out.test(text) ? 'out' : 'in'
}

/** Marks of an application in an answer to somebody who has no right to it. */
function leaks(
  { route, actor, which }: Cell,
  places: Places,
  target: Record_,
  seen: Seen,
  verdict: string,
): string[] {
  if (route.takes.who === 'demo') return []
  const { own, other, closed } = places
  const mayRead =
    route.takes.who === 'staff'
      ? verdict === 'in'
        ? [own, other, closed]
        : []
      : actor === 'session' || actor === 'portal' || actor === 'guest' || purposeOf(actor)
        ? [which === 'other' ? own : target]
        : []
  return [own, other, closed]
    .filter((record) => !mayRead.some((mine) => mine.id === record.id))
    .filter((record) => record.marks.some((mark) => seen.text.includes(mark)))
    .map(
      (record) =>
        `tells about ${record === target ? 'the' : 'another'} application: ${seen.text.slice(0, 120)}`,
    )
}

/** Whether the table says of this route who got in with what; of the others it says whom they take. */
const namesActors = ({ takes }: Mounted): boolean =>
  takes.who !== 'anybody' && takes.who !== 'webhook' && takes.who !== 'demo'

/** A route for staff that is about no application lets in by role alone. */
const isBare = ({ takes }: Mounted): boolean => takes.who === 'staff' && !isOnOne(takes)

const entry = (route: Mounted, actor: Actor, which: Which): string =>
  isBare(route) ? nameOf(actor) : `${nameOf(actor)} ${which}`

function lineOf(route: Mounted, entered: ReadonlyMap<string, readonly Which[]>): string {
  const { takes } = route
  const at = `${route.method} ${route.url}`
  if (takes.who === 'anybody') return `${at} | anybody: ${takes.why}`
  if (!namesActors(route)) return `${at} | ${takes.who}`
  const who = [...entered].map(([actor, which]) => (isBare(route) ? actor : `${actor} ${which.join('+')}`))
  return `${at} | ${who.join(', ')}`
}

/** What a table says of each route that names actors: 'METHOD url | actor which' for each who got in. */
export function entriesOf(table: readonly string[]): ReadonlySet<string> {
  return new Set(
    table.flatMap((line) => {
      const [route = '', who = ''] = line.split(' | ')
      return who.split(', ').flatMap((each) => {
        const [actor = '', which] = each.split(' ')
        return which ? which.split('+').map((one) => `${route} | ${actor} ${one}`) : [`${route} | ${actor}`]
      })
    }),
  )
}
