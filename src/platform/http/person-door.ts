// Whose link it is where a call is about one person of an application: finds the person, and keeps the applicant's own browser out.
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { PersonPurpose } from '#core/domain/links.ts'
import { refused } from '#core/ground/outcome.ts'
import type { Deps } from '../deps.ts'
import { readPerson, type PersonRow } from '../store/persons.ts'
import { findApplication, type Application, type LinkVisit } from './application-door.ts'
import type { Call } from './call.ts'
import { codeIn } from './code-in.ts'
import { leadOfSession } from './lead-session.ts'
import type { Route } from './mount.ts'
import { application } from './takes.ts'

/** A person of an application, come by a link of their own. */
export type PersonVisit = LinkVisit & { readonly person: PersonRow }

/** What the specification's calls name: `id` is the link's code, or beside an `oppid` the person's id. */
interface PersonNamed {
  readonly id?: string | null
  readonly oppid?: string | null
  readonly link?: string | null
  readonly sf_leadid?: string | null
  readonly model?: PersonNamed | null
}

/** The person's id that a sign-app call names, here or in its model. */
const contactIn = ({ id, model }: PersonNamed): string | null => id ?? model?.id ?? null

/**
 * Ties a handler to its endpoint and to the links of a purpose that is about persons. Refuses with 'link-invalid' what the door of
 * applications refuses, and a `sign-app` whose contact is another person; with 'other-signer' the browser that holds the applicant's
 * session: one signer never sees what another gave.
 */
export const personRoute = <Request extends PersonNamed, Response>(
  deps: Deps,
  endpoint: Endpoint<Request, Response>,
  purpose: PersonPurpose,
  handler: (deps: Deps, visit: PersonVisit, request: Request, call: Call) => Promise<Answer<Response>>,
): Route => {
  const takes = application({ by: [], purposes: [purpose] })
  return {
    endpoint,
    takes,
    find: (_who, request, call) => {
      const named = request as PersonNamed
      const code = codeIn(request) ?? (purpose === 'signer' ? contactIn(named) : null)
      return findApplication(deps, call, takes, code ?? '')
    },
    handler: async (found, given, call) => {
      const { lead, link, ...rest } = found as Application
      const request = given as Request
      const person = link && (await readPerson(deps.db, lead.id, link.subjectId))
      const other = purpose === 'sign-app' && contactIn(request) !== link?.subjectId
      if (!link || !person || other) return refused({ code: 'link-invalid' })
      if ((await leadOfSession(deps, call))?.id === lead.id) return refused({ code: 'other-signer' })
      return handler(deps, { ...rest, lead, person, link: { ...link, leadId: lead.id } }, request, call)
    },
  }
}
