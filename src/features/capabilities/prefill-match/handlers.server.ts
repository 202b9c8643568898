// The prefill match on the server: its calls, for each flow that asks for them.
import type { Deps } from '#platform/deps.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import type { Route } from '#platform/http/mount.ts'
import type { TakesApplication } from '#platform/http/takes.ts'
import { askForMatch } from './ask-match.server.ts'
import { confirmMatch } from './confirm-match.server.ts'
import * as contract from './contract.ts'

/** The `{api}` calls of a flow; `takes`: its own browser or its links, never a bare lead id. */
export const prefillRoutes = (api: string, deps: Deps, takes: TakesApplication): readonly Route[] => [
  applicationRoute(deps, contract.iffMatch(api), takes, askForMatch),
  applicationRoute(deps, contract.iffConfirm(api), takes, confirmMatch),
]
