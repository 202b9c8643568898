// The facts of a business loan application: the company, each owner or officer, what was agreed to, and how each of them signed.
import * as z from 'zod/mini'

/** null = not known, shown as '-'. */
const known = z.nullable(z.string())

const signature = z.object({
  how: z.enum(['drawn', 'typed']),
  /** Drawn lines (core/fields/drawn-lines.ts), or base64 of a PNG without transparency; null for a typed name, and for a picture that cannot be read. */
  picture: z.nullable(z.string()),
  /** The typed name; '' for a picture. */
  typed: z.string(),
  /** ISO time. */
  at: z.string(),
  ip: known,
  /** The name that a typed one was held against, where its signer confirmed it as a variant of it. */
  variantOf: z.optional(z.string()),
})

const signer = z.object({
  firstName: known,
  lastName: known,
  title: known,
  /** Percent; null = not known. */
  ownership: z.nullable(z.number()),
  /** Masked unless `masked` is false. */
  ssn: known,
  dateOfBirth: known,
  mobile: known,
  address: known,
  city: known,
  state: known,
  zip: known,
  signature: z.nullable(signature),
})

export const loanApplicationFacts = z.object({
  sender: z.string(),
  /** Of the application, as it is told outside. */
  number: z.string(),
  /** ISO time; null while questions are open. */
  completedAt: known,
  /** Whether numbers and dates of birth are masked. */
  masked: z.boolean(),
  business: z.object({
    name: known,
    fein: known,
    /** 'YYYY-MM', where it was given. */
    startMonth: known,
    /** The band, as it was stated. Papers of before have none. */
    yearsInBusiness: z.optional(known),
    /** 'YYYY-MM' as others are told it, worked out of the band where it was not given. */
    startOnWire: z.optional(known),
    classification: known,
    industry: known,
    /** Cents. */
    requestedAmount: z.nullable(z.int()),
    monthlySales: z.nullable(z.int()),
    phone: known,
    website: known,
    address: known,
    city: known,
    state: known,
    zip: known,
  }),
  /** The applicant first. */
  signers: z.array(signer),
  agreed: z.array(
    z.object({
      /** Place in `signers`. */
      by: z.int(),
      wording: z.string(),
      version: z.string(),
      /** ISO time. */
      at: z.string(),
      ip: known,
    }),
  ),
})
export type LoanApplicationFacts = z.infer<typeof loanApplicationFacts>
export type ApplicationSigner = z.infer<typeof signer>

export const nameOfSigner = ({ firstName, lastName }: ApplicationSigner): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** 'Portland, ME 04101'; null where nothing of it is known. */
export const placeOf = ({
  city,
  state,
  zip,
}: Pick<ApplicationSigner, 'city' | 'state' | 'zip'>): string | null =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null
