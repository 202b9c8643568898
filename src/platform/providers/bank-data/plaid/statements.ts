// The bank's own statements through Plaid: one list of all accounts, each file checked against its hash.
import { createHash } from 'node:crypto'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { callVendor } from '../../call-vendor.ts'
import { asPdf } from '../../as-pdf.ts'
import type { Fault } from '../../faults.ts'
import type { PlaidOptions, StatementsPort } from '../port.ts'
import { inOrder, LARGEST_STATEMENT } from '../statement-file.ts'
import { plaidHeaders, type PlaidClient } from './client.ts'
import { explainPlaid, noStatementsCodes } from './faults.ts'
import { readSecret } from './secret.ts'
import { statementList } from './wire.ts'

const HASH = 'plaid-content-hash'

/** SHA-256 in hex, of the file as it left the vendor. A file without it cannot be told from a changed one. */
function unchanged(bytes: Uint8Array, told: string | null): Outcome<Uint8Array, Fault> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  return told?.toLowerCase() === hash ? asPdf(bytes) : refused({ kind: 'malformed', vendorCode: 'hash' })
}

export const plaidStatements = (call: PlaidClient, options: PlaidOptions): StatementsPort => ({
  list: async (secret, wanted) => {
    const { accessToken } = readSecret(secret)
    const answer = await call('/statements/list', { access_token: accessToken }, (body) =>
      statementList.parse(body),
    )
    if (!answer.ok) return noStatementsCodes.has(answer.refusal.vendorCode ?? '') ? ok([]) : answer
    return ok(
      answer.value.accounts
        .filter(({ account_id }) => wanted(account_id))
        .map(({ account_id, statements }) => ({
          accountId: account_id,
          statements: inOrder(
            statements.map(({ statement_id, year, month }) => ({
              id: statement_id,
              month: `${year}-${String(month).padStart(2, '0')}`,
            })),
          ),
        })),
    )
  },
  read: (secret, { id }) =>
    (options.call ?? callVendor)<Uint8Array>({
      url: `${options.baseUrl}/statements/download`,
      headers: { ...plaidHeaders(options), accept: '*/*' },
      body: { access_token: readSecret(secret).accessToken, statement_id: id },
      timeoutMs: options.timeoutMs ?? 30_000,
      mostBytes: LARGEST_STATEMENT,
      explain: explainPlaid,
      parseBytes: (bytes, _status, header) => unchanged(bytes, header(HASH)),
    }),
})
