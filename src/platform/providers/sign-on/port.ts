// A sign-on: an issuer of identities, the company's own or a service, that says who somebody is (ADR 080).
import type { ProviderCheck } from '../check.ts'
import type { SignOnRules } from '#core/domain/sign-on.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'
import type { Fault } from '../faults.ts'

/** What binds the answer to the browser that asked. Each is of 43 characters or more, new for every sign-on. */
export interface SignOnSecrets {
  readonly state: string
  readonly nonce: string
  /** Of PKCE (RFC 7636). */
  readonly verifier: string
}

interface SignOnStart extends SignOnSecrets {
  /** Where the issuer sends the browser back to. */
  readonly redirectUri: string
  /** The person must prove who they are now, whatever session the issuer has. */
  readonly fresh: boolean
  readonly language: Language
}

interface SignOnReturn extends SignOnSecrets {
  readonly redirectUri: string
  /** What the address had that the browser came back to. */
  readonly answer: {
    readonly code?: string | undefined
    readonly iss?: string | undefined
    readonly error?: string | undefined
  }
}

/** Who came, as the issuer says; every claim was checked. */
export interface SignedOn {
  readonly issuer: string
  readonly subject: string
  /** In small letters; null where the issuer does not say that it is confirmed. */
  readonly email: string | null
  readonly name: string | null
  /** Values of the claim of roles. */
  readonly roles: readonly string[]
  /** Values of `amr` and `acr`. */
  readonly factors: readonly string[]
  /** When the person proved who they are; null where it is not told. */
  readonly provenAt: Date | null
}

export interface SignOnPort {
  /** Reads what the issuer publishes of itself; whether it knows us shows at the first sign-on. */
  readonly check: ProviderCheck
  /** What the button says. */
  readonly name: string
  readonly rules: SignOnRules
  /** The address that the browser goes to. */
  begin(start: SignOnStart): Promise<Outcome<string, Fault>>
  /** `rejected`: the issuer or the person said no; `malformed`: what it answered is not to be believed. */
  finish(came: SignOnReturn): Promise<Outcome<SignedOn, Fault>>
  /** The address that ends the session at the issuer and leads back; null where it has none. */
  leave(backTo: string): Promise<Outcome<string | null, Fault>>
}
