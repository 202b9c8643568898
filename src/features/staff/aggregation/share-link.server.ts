// Makes a link to a file together with its access code; the answer shows both once.
import { links, type FilePurpose } from '#core/domain/links.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { createLink } from '#platform/store/links.ts'
import { hashOfAccessCode, newAccessCode } from './access-code.server.ts'

export async function makeSharedLink(
  tx: Queryable,
  deps: Pick<Deps, 'keys' | 'clock'>,
  of: {
    readonly leadId: string
    readonly purpose: FilePurpose
    readonly createdBy: string
    readonly days?: number
  },
): Promise<{ readonly id: Id; readonly code: string; readonly accessCode: string }> {
  const accessCode = newAccessCode()
  const { leadId, purpose, createdBy, days = links[purpose].days } = of
  const detail = { accessCode: hashOfAccessCode(deps, accessCode) }
  const link = await createLink(
    tx,
    deps.keys,
    { leadId, purpose, createdBy, expiresInDays: days, detail },
    deps.clock(),
  )
  return { ...link, accessCode }
}
