// A timestamp authority (RFC 3161 over HTTP): `openssl ts` answers, with a certificate for timestamps of an authority of its own.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'

type Mood =
  /** Answers for real. */
  | 'well'
  | 'unavailable'
  /** Says no, in the protocol's own words. */
  | 'refuses'
  /** Answers with the token of the question before. */
  | 'late'
  /** Signs with a certificate that is not for timestamps. */
  | 'not-for-timestamps'
  | 'nonsense'

export interface TimestampSimulator {
  readonly url: string
  /** The certificate that its own is signed by, PEM. */
  readonly authority: string
  readonly asked: () => number
  be(mood: Mood): void
  close(): Promise<void>
}

const config = (folder: string) => `
[tsa]
default_tsa = authority
[authority]
serial = ${folder}/serial
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4.1
other_policies = 1.2.3.4.5
digests = sha256
accuracy = secs:1
ordering = no
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
[req]
distinguished_name = name
[name]
[stamping]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[plain]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, emailProtection
`

/** PKIStatusInfo: rejection, without a token. */
const REJECTION = Buffer.from('30053003020102', 'hex')

export async function startTimestampSimulator(): Promise<TimestampSimulator> {
  const folder = mkdtempSync(join(tmpdir(), 'underway-tsa-'))
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  writeFileSync(at('ts.cnf'), config(folder))
  writeFileSync(at('serial'), '01')
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-config', at('ts.cnf')]
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
    '-days',
    '3650',
    '-subj',
    '/CN=Time Root',
  )
  for (const kind of ['stamping', 'plain']) {
    openssl(
      'req',
      ...newKey,
      '-keyout',
      at(`${kind}.key`),
      '-out',
      at(`${kind}.csr`),
      '-subj',
      `/CN=Time ${kind}`,
    )
    openssl(
      ...[
        'x509',
        '-req',
        '-in',
        at(`${kind}.csr`),
        '-CA',
        at('ca.pem'),
        '-CAkey',
        at('ca.key'),
        '-CAcreateserial',
      ],
      ...['-out', at(`${kind}.pem`), '-days', '3650', '-extfile', at('ts.cnf'), '-extensions', kind],
    )
  }
  let mood: Mood = 'well'
  let count = 0
  let before: Buffer = REJECTION
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/timestamp-query', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Body: Buffer }>('/', async ({ body }, reply) => {
    count++
    if (mood === 'unavailable') return reply.code(503).send()
    void reply.type('application/timestamp-reply')
    if (mood === 'nonsense') return reply.send(Buffer.from('nonsense'))
    if (mood === 'refuses') return reply.send(REJECTION)
    if (mood === 'late') return reply.send(before)
    const signer = mood === 'well' ? 'stamping' : 'plain'
    writeFileSync(at('query'), body)
    before = answerOf(signer)
    return reply.send(before)
  })
  /** openssl's own authority takes no certificate that is not for timestamps: such a token is made of parts. */
  function answerOf(signer: string): Buffer {
    if (signer === 'stamping') {
      openssl(
        ...['ts', '-reply', '-queryfile', at('query'), '-config', at('ts.cnf'), '-out', at('reply')],
        ...['-inkey', at('stamping.key'), '-signer', at('stamping.pem')],
      )
      return readFileSync(at('reply'))
    }
    const info = infoOf(answerOf('stamping'))
    writeFileSync(at('info'), info)
    openssl(
      ...[
        'cms',
        '-sign',
        '-binary',
        '-nodetach',
        '-cades',
        '-in',
        at('info'),
        '-outform',
        'DER',
        '-out',
        at('token'),
      ],
      ...[
        '-econtent_type',
        '1.2.840.113549.1.9.16.1.4',
        '-signer',
        at('plain.pem'),
        '-inkey',
        at('plain.key'),
      ],
    )
    const token = readFileSync(at('token'))
    return inSequence(Buffer.concat([Buffer.from('3003020100', 'hex'), token]))
  }
  /** What a token says, out of a whole answer. */
  function infoOf(answer: Buffer): Buffer {
    writeFileSync(at('whole'), answer)
    openssl(
      'ts',
      '-reply',
      '-config',
      at('ts.cnf'),
      '-in',
      at('whole'),
      '-token_out',
      '-out',
      at('whole-token'),
    )
    openssl(
      'cms',
      '-verify',
      '-noverify',
      '-binary',
      '-inform',
      'DER',
      '-in',
      at('whole-token'),
      '-out',
      at('info-out'),
    )
    return readFileSync(at('info-out'))
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    authority: readFileSync(at('ca.pem'), 'utf8'),
    asked: () => count,
    be: (next) => {
      mood = next
    },
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** DER: two bytes of length are enough for every token. */
const inSequence = (content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x30, 0x82, content.length >> 8, content.length & 0xff]), content])
