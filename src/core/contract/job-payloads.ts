// Every kind of job and its payload: ids and codes only. The job reads what is sensitive when it runs.
import type { ConversionName } from '#core/domain/conversions.ts'
import type { Channel, Template } from '#core/domain/messages.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Id } from '#core/ground/id.ts'
import type { DocumentKind } from './event-details.ts'

interface OfConnection {
  readonly connectionId: Id
}

/** Kind -> its payload. */
export interface JobPayloads {
  /** `decision`: the one that a 'no' is about, and whose reasons a notice states; the latest one when absent. */
  'send-message': {
    readonly template: Exclude<Template, 'staff-message' | 'incomplete-notice'>
    readonly channel?: Channel | 'both'
    readonly document?: DocumentKind
    readonly decision?: Id
  }
  'deliver-message': { readonly message: Id }
  /** Those that came with the text `message`. */
  'fetch-text-files': { readonly message: Id }
  /** Belongs to no application: `code` was asked for at the portal's login, by a contact that may or may not exist. */
  'send-portal-code': { readonly code: Id }
  /** Belongs to no application either: `code` was asked for by a signer. `subjectId`: the application or affiliate whose contract it is. */
  'send-signer-code': { readonly code: Id; readonly signature: Id; readonly subjectId: Id }
  /** Belongs to a member of staff: they get an e-mail about this `event` of the staff log. `of`: whose event it is, if not their own. */
  'tell-staff': { readonly event: Id; readonly of?: Id }
  /** Belongs to a member of staff: they get a link by which they set up their login. */
  'send-set-up-link': Record<never, never>
  'finish-bank-link': OfConnection
  /** Asks the vendor how a linking session ended whose browser never reported. */
  'find-bank-link': OfConnection
  /** Asks the vendor for the state of an access, after an event or a repair; `refused`: after the vendor refused to read with it. */
  'look-at-bank-access': OfConnection & { readonly refused?: true }
  'fetch-bank-history': OfConnection
  'count-bank-statements': OfConnection
  /** Makes the book of lines of an application with very many of them. */
  'keep-line-book': Record<never, never>
  'revoke-bank-connection': OfConnection
  'decide-application': Record<never, never>
  /** `choice`: the offer that was chosen; if it was changed since, no contract goes out. */
  'make-contract': { readonly choice: Id }
  /** Belongs to an affiliate. */
  'make-affiliate-contract': Record<never, never>
  'finish-envelope': { readonly envelope: Id }
  /** Asks the signing provider what happened to it. */
  'look-at-envelope': { readonly envelope: Id }
  /** Tells the signing provider that it ended here; where it lies there is told by the job, for the row may be deleted first. Absent on older jobs. */
  'void-envelope': { readonly envelope: Id; readonly provider?: string; readonly reference?: string }
  'lapse-proposal': { readonly decision: Id }
  /** `stage`: of the application when it was decided; from another one nothing goes out. */
  'send-decision': { readonly decision: Id; readonly stage: Stage }
  /** `analysis`: the row that was made when it was asked for; absent: asks for one where the statements are enough for it. */
  'analyse-statements': { readonly analysis?: Id }
  /** Those of an application that are not read yet, by ourselves. */
  'read-statements': Record<never, never>
  /** `report`: the row that was made when it was asked for. */
  'pull-credit-report': { readonly report: Id }
  /** Tells every tag that the applicant agreed to. */
  'tell-conversion': { readonly conversion: ConversionName }
  'check-merchant-defaults': Record<never, never>
  'scan-document': { readonly document: Id }
  /** One that could not be judged when it came. */
  'judge-document': { readonly document: Id }
  /** `blob`: the key of its bytes in the file store. */
  'remove-unkept-file': { readonly document: Id; readonly blob: string }
}

export type JobKind = keyof JobPayloads
