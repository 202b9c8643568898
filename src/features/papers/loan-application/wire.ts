// The business loan application by the names of the specification's model (specification 3, section 3).
import { nameOfSigner, type ApplicationSigner, type LoanApplicationFacts } from './facts.ts'

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)

const signerOnWire = (signer: ApplicationSigner) => ({
  fn: signer.firstName,
  ln: signer.lastName,
  title: signer.title,
  ownership: signer.ownership,
  ssn: signer.ssn,
  dob: signer.dateOfBirth,
  mobile: signer.mobile,
  address: signer.address,
  city: signer.city,
  state: signer.state,
  zip: signer.zip,
  fullname: nameOfSigner(signer),
  signed: signer.signature?.at ?? null,
  signature: signer.signature?.picture
    ? `data:image/png;base64,${signer.signature.picture}`
    : signer.signature?.typed || null,
  ip: signer.signature?.ip ?? null,
})

/** Amounts in dollars. */
export function loanApplicationOnWire({ business, signers }: LoanApplicationFacts) {
  const [pg, ...others] = signers.map(signerOnWire)
  return {
    business: {
      name: business.name,
      fein: business.fein,
      startdate: business.startOnWire ?? business.startMonth,
      classification: business.classification,
      industry: business.industry,
      state: business.state,
      requestedAmount: dollars(business.requestedAmount),
      monhtlySales: dollars(business.monthlySales),
      website: business.website,
      address: business.address,
      city: business.city,
      zip: business.zip,
    },
    pg,
    additional_signers: others,
  }
}
