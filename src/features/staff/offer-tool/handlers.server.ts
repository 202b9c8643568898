// The funding-offer tool on the server: the specification's calls, and the one that opens it. Committing is a decision (`applications/decide`).
import { isStaff } from '#core/domain/access.ts'
import type { Deps } from '#platform/deps.ts'
import type { Route } from '#platform/http/mount.ts'
import { staffOn, staffWho } from '#platform/http/takes.ts'
import { staffRoute } from '../login/session.server.ts'
import * as model from './model-contract.ts'
import { runModel } from './model.server.ts'
import * as sources from './sources-contract.ts'
import { getBaData, getBaSource, getCalcFields, getFicoSources } from './sources-calls.server.ts'
import * as tool from './tool-contract.ts'
import { openTool } from './open-tool.server.ts'

/** Whoever may look at an application, by its `appnum`. */
const viewers = staffOn('view', 'appnum')

export const offerToolRoutes = (deps: Deps): Route[] => [
  staffRoute(deps, model.model, staffWho(isStaff), runModel),
  staffRoute(deps, sources.getFicoSources, viewers, getFicoSources),
  staffRoute(deps, sources.getBaSource, viewers, getBaSource),
  staffRoute(deps, sources.getBaData, staffWho(isStaff), getBaData),
  staffRoute(deps, sources.getCalcFields, viewers, getCalcFields),
  staffRoute(deps, tool.openTool, staffOn('decide'), openTool),
]
