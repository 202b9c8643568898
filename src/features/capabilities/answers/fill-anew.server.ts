// What every application that begins filled needs: numbers sealed for their new place, and consents of its own.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { ConsentKind } from '#core/domain/consents.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { giveConsent } from '#platform/store/consents.ts'
import { secretPlace, whereReadable } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'

interface SealedBefore<Id extends FieldId> {
  readonly fields: readonly Id[]
  /** Field id -> ciphertext. */
  readonly secrets: Readonly<Partial<Record<string, string>>>
  readonly place: (field: Id) => string
  /** Whose they are, by kind and id, for the log. */
  readonly of: Readonly<Record<string, string>>
}

/** Opened and sealed for the application; one that cannot be read any more is left out, and asked for. */
export const resealSecrets = <Id extends FieldId>(
  deps: Pick<Deps, 'keys' | 'log'>,
  { fields, secrets, place, of }: SealedBefore<Id>,
  leadId: string,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const sealed = secrets[field]
      const open = () => deps.keys.open(sealed!, place(field))
      const value = sealed === undefined ? null : whereReadable(deps, { ...of, field }, open)
      return value === null ? [] : [[field, deps.keys.seal(value, secretPlace(field, leadId))] as const]
    }),
  )

/** What stands below the button that begins it. */
export const agreedByGoingOn: readonly ConsentKind[] = ['agreement', 'e-sign', 'privacy']

/** Stores consents to the wording of now; `sms`: its box, undefined where it was not shown. */
export async function agreeAnew(
  tx: Queryable,
  { keys }: Pick<Deps, 'keys'>,
  { id, answers }: Pick<LeadRow, 'id' | 'answers'>,
  { agreed, sms }: { readonly agreed: readonly ConsentKind[]; readonly sms: boolean | undefined },
  call: Call,
  now: Date,
): Promise<void> {
  const { email, cellPhone } = answers
  const byEmail = email === undefined ? null : keys.index(email, 'email')
  const byPhone = cellPhone === undefined ? null : keys.index(cellPhone, 'phone')
  const { language, ip, userAgent } = call
  const from = { leadId: id, language, ip, userAgent }
  for (const kind of agreed) await giveConsent(tx, { ...from, kind, contactKey: byEmail }, now)
  if (sms !== undefined) await giveConsent(tx, { ...from, kind: 'sms', given: sms, contactKey: byPhone }, now)
}
