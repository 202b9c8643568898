// A timestamp authority's answer (RFC 3161), believed only where it is about what was asked.
import { ContentInfo, SignedData, TimeStampResp, TSTInfo } from 'pkijs'
import { digestOf } from './timestamp-request.ts'

export interface AskedTimestamp {
  readonly response: Uint8Array
  /** What it is over: the signature itself. */
  readonly signature: Uint8Array
  readonly nonce: Uint8Array
}

const GRANTED = [0, 1]
const TST_INFO = '1.2.840.113549.1.9.16.1.4'
const SHA_256 = '2.16.840.1.101.3.4.2.1'
const EXTENDED_KEY_USAGE = '2.5.29.37'
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'

/**
 * The token in an authority's answer, DER: granted, about this signature, asked by this nonce, signed by a certificate for timestamps that is
 * in it. Whether that certificate is to be trusted is for whoever reads the paper. Throws for any other answer.
 */
export async function readTimestamp({ response, signature, nonce }: AskedTimestamp): Promise<Uint8Array> {
  const { status, timeStampToken } = TimeStampResp.fromBER(Uint8Array.from(response))
  if (!GRANTED.includes(status.status) || !timeStampToken) throw new Error('not granted')
  const signed = new SignedData({ schema: timeStampToken.content })
  const content = signed.encapContentInfo.eContent
  if (signed.encapContentInfo.eContentType !== TST_INFO || !content) throw new Error('no timestamp')
  const info = TSTInfo.fromBER(Uint8Array.from(new Uint8Array(content.getValue())))
  const { hashAlgorithm, hashedMessage } = info.messageImprint
  if (
    hashAlgorithm.algorithmId !== SHA_256 ||
    !same(hashedMessage.valueBlock.valueHexView, digestOf(signature))
  )
    throw new Error('about something else')
  if (!info.nonce || !same(new Uint8Array(info.nonce.valueBlock.valueHexView), nonce))
    throw new Error('asked by somebody else')
  const data = Uint8Array.from(signature).buffer
  const found = await signed.verify({ signer: 0, data, extendedMode: true })
  const purposes = found.signerCertificate?.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)
  const uses = (purposes?.parsedValue as { keyPurposes?: string[] } | undefined)?.keyPurposes ?? []
  if (!found.signatureVerified || !uses.includes(TIME_STAMPING)) throw new Error('not signed for timestamps')
  return new Uint8Array(
    new ContentInfo({ contentType: timeStampToken.contentType, content: timeStampToken.content })
      .toSchema()
      .toBER(),
  )
}

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b))
