// The port to whoever has papers signed: our own pages, or a provider. It gets frozen bytes and signers, and knows no kinds of papers.
import type { ProviderCheck } from '../check.ts'
import type { EnvelopeState } from '#core/domain/envelope.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { SignaturePlace } from '#core/paper/paper.ts'
import type { Language } from '#core/words/words.ts'
import type { Fault } from '../faults.ts'

interface SignerOrder {
  /** Our id of the signer's part. */
  readonly id: string
  readonly name: string
  readonly email: string
  /** From 1; each signs after those before. */
  readonly position: number
  /** Where in the paper: one of its places. */
  readonly place: string
}

export interface EnvelopeOrder {
  /** Our id; the same one ordered twice is one envelope. */
  readonly envelope: string
  /** Whose it is, by id. */
  readonly subjectId: string
  readonly title: string
  readonly language: Language
  /** The frozen PDF. */
  readonly bytes: Uint8Array
  /** SHA-256 of it, in hexadecimal figures. */
  readonly hash: string
  /** Where in the paper there is to be signed. */
  readonly places: readonly SignaturePlace[]
  readonly signers: readonly SignerOrder[]
  readonly expiresAt: Date
}

export interface SignerStanding {
  readonly id: string
  readonly state: 'waiting' | 'opened' | 'signed' | 'declined'
}

export interface EnvelopeStanding {
  readonly state: EnvelopeState
  /** In the order in which they sign. */
  readonly signers: readonly SignerStanding[]
}

/** Our own pages. */
export const OWN_SIGNING = 'own'

/** The adapter that an envelope belongs to, whoever takes new ones now; undefined where it is not set up any more. */
export const findESign = (ports: readonly ESignPort[], name: string): ESignPort | undefined =>
  ports.find((port) => port.name === name)

/** What a provider adds whose own page is signed on, framed by ours; an adapter without it is signed on our own pages. */
interface EmbeddedSigning {
  /** Of the frame: for the page's security policy, and to know its messages by. */
  readonly origin: string
  /** A page for this signer alone, for half an hour. 'rejected': it is not signed there any more. */
  openSession(reference: string, email: string): Promise<Outcome<{ readonly url: string }, Fault>>
  /** The file that all have signed, sealed by the provider. 'unavailable': it is being made. */
  download(reference: string): Promise<Outcome<Uint8Array, Fault>>
  /** The references of the envelopes that a webhook tells about; null where its signature does not fit the body. */
  readWebhook(raw: Buffer, query: URLSearchParams): readonly string[] | null
}

export interface ESignPort {
  /** Absent: papers are signed here. */
  readonly check?: ProviderCheck
  /** Stored with the envelope: which adapter it belongs to. */
  readonly name: string
  /** Takes a paper to be signed; answers its name there. Writes to nobody. 'rejected': the bytes are not those of the hash, a place is not in the paper, or nobody signs. */
  create(order: EnvelopeOrder): Promise<Outcome<{ readonly reference: string }, Fault>>
  readonly embedded?: EmbeddedSigning
  /** What happened to it. 'rejected': there is no such envelope. */
  look(reference: string): Promise<Outcome<EnvelopeStanding, Fault>>
  /** Ends it before all have signed; again changes nothing. 'rejected': there is none, or all have signed. */
  void(reference: string): Promise<Outcome<true, Fault>>
}
