// The newer wizard on the server: what only it has, the partner lender of its second page.
import type { Feature } from '#platform/feature.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { application } from '#platform/http/takes.ts'
import * as contract from './contract.ts'
import { fundboxSubmitLead } from './partner-lender.server.ts'

export const apply: Feature = {
  name: 'apply',
  routes: (deps) => [
    applicationRoute(deps, contract.fundboxSubmitLead, application({ by: ['session'] }), fundboxSubmitLead),
  ],
}
