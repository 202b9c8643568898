// A PDF sealed with a key at hand, in one go: what the product does in threads and with whoever signs.
import type { SealKey } from '#platform/paper/seal/seal-key.ts'
import { beginSeal, endSeal, type SealNote } from '#platform/paper/seal/seal.ts'
import { pemFileSigner } from '#platform/providers/seal-signer/pem-file/pem-file.ts'
import type { SealSignerPort } from '#platform/providers/seal-signer/port.ts'

/** Throws what `beginSeal` throws, and where the signature is refused. `stamp`: the token over a signature. */
export async function sealPdfBy(
  { identity, sign }: SealSignerPort,
  pdf: Uint8Array,
  note: SealNote,
  stamp?: (signature: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const begun = beginSeal(pdf, identity, note, { timestamped: stamp !== undefined })
  const signed = await sign(begun.attributes)
  if (!signed.ok) throw new Error(signed.refusal.vendorCode ?? signed.refusal.kind)
  return endSeal(begun, identity, signed.value, (await stamp?.(signed.value)) ?? null)
}

export const sealPdf = async (pdf: Uint8Array, key: SealKey, note: SealNote): Promise<Uint8Array> =>
  sealPdfBy(pemFileSigner(key), pdf, note)
