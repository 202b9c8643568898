// What an operator reads when the database cannot be opened: the cause, and the setting to change.
import { expect, test } from 'vitest'
import { refusedConnection } from './refused-connection.ts'

const URL_OF = 'postgres://underway_owner:secret@db.harbor.example:5432/underway?sslmode=verify-full'

// Codes and texts as Node 20 and Postgres 15 gave them.
test.each([
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', /sslrootcert=\/path/],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', /sslrootcert=\/path/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', /sslrootcert=\/path/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames", /another name/],
  ['CERT_HAS_EXPIRED', 'certificate has expired', /expired/],
  ['ENOENT', "ENOENT: no such file or directory, open '/nope.pem'", /nope\.pem/],
  [undefined, 'The server does not support SSL connections', /speaks no TLS/],
  [
    '28000',
    'no pg_hba.conf entry for host "127.0.0.1", no encryption',
    /Add \?sslmode=verify-full to MIGRATE/,
  ],
  ['28P01', 'password authentication failed for user "underway_owner"', /name and password in MIGRATE/],
  ['3D000', 'database "underway" does not exist', /no such database/],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', /does not answer .*Check MIGRATE_DATABASE_URL\.$/],
])('%s', (code, message, sentence) => {
  const cause = Object.assign(new Error(message), { code })
  for (const error of [cause, new Error('the database is away', { cause })]) {
    const text = refusedConnection(error, URL_OF, 'MIGRATE_DATABASE_URL')
    expect(text).toMatch(sentence)
    expect(text).not.toContain('secret')
  }
})

test('an address that is none is not quoted', () => {
  expect(refusedConnection(new Error('Invalid URL'), 'postgres//x:secret@y', 'DATABASE_URL')).toBe(
    'The database at DATABASE_URL does not answer (Invalid URL). Check DATABASE_URL.',
  )
})
