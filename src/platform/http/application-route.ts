// A call about one application: the door finds it and hands it to the handler.
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { Deps } from '../deps.ts'
import { findApplication, type Application, type LinkVisit } from './application-door.ts'
import type { Call } from './call.ts'
import { codeIn } from './code-in.ts'
import type { Route } from './mount.ts'
import { application, type TakesApplication } from './takes.ts'

type ApplicationHandler<Request, Response, Found = Application> = (
  deps: Deps,
  found: Found,
  request: Request,
  call: Call,
) => Promise<Answer<Response>>

/** Ties a handler to its endpoint and to the applications that it takes, with the types checked. */
export const applicationRoute = <Request, Response>(
  deps: Deps,
  endpoint: Endpoint<Request, Response>,
  takes: TakesApplication,
  handler: ApplicationHandler<Request, Response>,
): Route => ({
  endpoint: endpoint,
  takes,
  find: (_who, request, call) => findApplication(deps, call, takes, codeIn(request) ?? ''),
  handler: (found, request, call) => handler(deps, found as Application, request as Request, call),
})

/** The same for a call that takes nothing but links of these purposes: made up, expired, revoked or ended are refused alike. */
export const linkRoute = <Request, Response>(
  deps: Deps,
  endpoint: Endpoint<Request, Response>,
  purposes: LinkPurpose | readonly LinkPurpose[],
  handler: ApplicationHandler<Request, Response, LinkVisit>,
): Route =>
  applicationRoute(
    deps,
    endpoint,
    application({ by: [], purposes: [purposes].flat() }),
    (_deps, found, request, call) => {
      const { link, lead } = found
      if (!link) throw new Error('a link was asked for, and something else was let in')
      return handler(deps, { ...found, link: { ...link, leadId: lead.id } }, request, call)
    },
  )
