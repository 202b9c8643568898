// What the audit log can hold, by type: the few texts of others' making are listed here, and nothing personal fits anywhere else.
import { expect, expectTypeOf, test } from 'vitest'
import type { EventDetails, EventKind, Told } from './event-details.ts'
import type { JobKind, JobPayloads } from './job-payloads.ts'

/** The entries that take any text, as 'kind.entry'. */
type FreeTexts<Table> = {
  [Kind in keyof Table & string]: {
    [Entry in keyof Table[Kind] & string]-?: string extends Table[Kind][Entry] ? `${Kind}.${Entry}` : never
  }[keyof Table[Kind] & string]
}[keyof Table & string]

test('texts that are not of our own making are these and no more', () => {
  expectTypeOf<FreeTexts<{ [Kind in EventKind]: Required<EventDetails[Kind]> }>>().toEqualTypeOf<
    // What staff typed.
    | `${'answers-corrected' | 'decision-overridden' | 'decision-proposed' | 'proposal-refused' | 'application-withdrawn' | 'application-reopened' | 'data-exported' | 'person-exported' | 'retention-held' | 'retention-released' | 'bank-access-forgotten' | 'erasure-asked' | 'secret-revealed' | 'paper-downloaded' | 'contract-void-by-staff' | 'authority-checked' | 'affiliate-deactivated' | 'affiliate-reactivated'}.reason`
    // Names and codes of vendors, lenders, policies and wordings.
    | `${'application-decided' | 'decision-held'}.policy`
    | `${'consent-given' | 'consent-refused' | 'contract-consented'}.version`
    | 'message-not-sent.reason'
    | 'message-not-delivered.code'
    | 'credit-report-asked.consent'
    | 'credit-report-failed.code'
    | 'statement-analysis-failed.code'
    | 'partner-referred.lender'
    // Documents, months and deals.
    | `${'document-uploaded' | 'document-requested' | 'document-opened' | 'document-kept' | 'document-accepted' | 'document-taken-back' | 'document-removed' | 'document-refused'}.kind`
    | `${'statement-month-corrected' | 'paper-downloaded'}.month`
    | `${'offer-chosen' | 'offer-changed'}.${'offer' | 'before'}`
  >()
  expectTypeOf<FreeTexts<{ [Kind in JobKind]: Required<JobPayloads[Kind]> }>>().toEqualTypeOf<
    // A signing provider's name, and its own name of the agreement.
    'send-message.document' | 'remove-unkept-file.blob' | `void-envelope.${'provider' | 'reference'}`
  >()
})

test('what no kind tells does not compile', () => {
  const id = '0192f0c0-0000-7000-8000-000000000001'
  const refused: Told[] = [
    // @ts-expect-error: no such kind.
    { kind: 'owner-called' },
    // @ts-expect-error: a name is no id.
    { kind: 'message-read', detail: { message: 'Maria Gomez' } },
    // @ts-expect-error: nothing but what the kind tells.
    { kind: 'message-read', detail: { message: id, to: 'maria@example.com' } },
    // @ts-expect-error: a field's answer is no field.
    { kind: 'answers-corrected', detail: { fields: ['123-45-6789'], reason: 'misheard' } },
    // @ts-expect-error: what the kind needs is not left out.
    { kind: 'bank-linked' },
  ]
  expect(refused).toHaveLength(5)
})
