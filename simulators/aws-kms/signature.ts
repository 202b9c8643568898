// Checks AWS Signature Version 4 from the published rules, apart from what our adapters sign with.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

interface SignedRequest {
  readonly method: string
  /** The path and the query as they came, not decoded. */
  readonly target: string
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
}

export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
  readonly service: string
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/([\w-]+)\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/

/** The service's own code for what is wrong; null when the signature holds. `now` within a quarter of an hour of the signing. */
export function findFault(request: SignedRequest, known: Credentials, now: Date): string | null {
  const read = AUTHORIZATION.exec(request.headers.authorization ?? '')
  if (!read) return 'IncompleteSignatureException'
  const [, id, day, region, service, names, signature] = read
  const at = request.headers['x-amz-date'] ?? ''
  if (id !== known.accessKeyId) return 'UnrecognizedClientException'
  if (region !== known.region || service !== known.service || !at.startsWith(day!))
    return 'InvalidSignatureException'
  const signedAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(now.getTime() - signedAt) <= 900_000)) return 'InvalidSignatureException'
  if (!names!.split(';').includes('host')) return 'InvalidSignatureException'
  const own = Buffer.from(signatureOf(request, known, names!, at), 'hex')
  return timingSafeEqual(own, Buffer.from(signature!, 'hex')) ? null : 'InvalidSignatureException'
}

/** The signature that a request should bear, in hexadecimal digits. */
export function signatureOf(
  { method, target, headers, body }: SignedRequest,
  { secretAccessKey, region, service }: Omit<Credentials, 'accessKeyId'>,
  signedHeaders: string,
  at: string,
): string {
  const [path = '/', query = ''] = target.split('?')
  const sortedQuery = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')
  const lines = signedHeaders
    .split(';')
    .map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  const canonical = [method, path, sortedQuery, lines.join(''), signedHeaders, sha256(body)].join('\n')
  const scope = `${at.slice(0, 8)}/${region}/${service}/aws4_request`
  const key = [at.slice(0, 8), region, service, 'aws4_request'].reduce(
    (from: string | Buffer, part) => hmac(from, part),
    `AWS4${secretAccessKey}`,
  )
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex')
}
