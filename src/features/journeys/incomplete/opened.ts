// What the server tells when the link for missing answers is opened, and the facts that its flow looks at.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { openIncomplete } from './contract.ts'
import type { IncompleteFacts } from './flow.ts'

export type OpenedIncomplete = ResponseOf<typeof openIncomplete>

/** The ids are the server's own; what this page does not know is not asked by it. */
export const factsOf = ({ facts }: OpenedIncomplete): IncompleteFacts => ({
  missing: facts.missing as FieldId[],
  after: facts.after,
  ...(facts.link_sent === undefined ? {} : { linkSent: facts.link_sent }),
  ...(facts.refused_by_policy === undefined ? {} : { refusedByPolicy: facts.refused_by_policy }),
})
