// Gathers the facts of a business loan application from what its owners answered, agreed to and signed. Masks numbers by default.
import { leadFields, type FieldId, type LeadAnswers } from '#core/contract/lead-fields.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { consentWording } from '#core/domain/consents.ts'
import { givenStart, startOnWire } from '#core/domain/start-dates.ts'
import { isLines, linesOf } from '#core/fields/drawn-lines.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import { monthOf } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'
import { signaturePlace, type SealedSignature } from '#features/capabilities/answers/sign.server.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import type { Deps } from '#platform/deps.ts'
import { applicationSignaturesOf } from '#platform/store/application-signatures.ts'
import { firstEvents } from '#platform/store/events.ts'
import { consentRows } from '#platform/store/lead-page.ts'
import { secretPlace, whereReadable } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { personPlace, personsOf } from '#platform/store/persons.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import type { ApplicationSigner, LoanApplicationFacts } from './facts.ts'

interface Asked {
  readonly lead: LeadRow
  readonly language: Language
  /** False for those who may see the numbers and said why. */
  readonly masked: boolean
}

/** Whose answers: plain ones, sealed ones, and where the sealed ones are kept. */
interface Holder {
  readonly id: string
  readonly answers: LeadAnswers
  readonly secrets: Readonly<Partial<Record<string, string>>>
  readonly place: (field: FieldId, id: string) => string
}

export async function gatherLoanApplication(
  deps: Deps,
  { lead, language, masked }: Asked,
): Promise<Answer<LoanApplicationFacts>> {
  const { db } = deps
  const [persons, signatures, consents, first] = await Promise.all([
    personsOf(db, lead.id),
    applicationSignaturesOf(db, lead.id),
    consentRows(db, lead.id),
    firstEvents(db, lead.id, ['application-completed', 'renewal-begun']),
  ])
  const applicant: Holder = { ...lead, place: secretPlace }
  const { answers } = lead
  const people = [
    { personId: null, holder: applicant },
    ...persons.map((person) => ({ personId: person.id, holder: { ...person, place: personPlace } })),
  ]
  const signers: ApplicationSigner[] = []
  for (const { personId, holder } of people) {
    const row = signatures.findLast((each) => each.personId === personId)
    const signature = row ? await openSignature(deps, row) : ok(null)
    if (!signature.ok) return signature
    signers.push({ ...signerOf(deps, holder, masked), signature: signature.value })
  }
  return ok({
    sender: brandOf(deps, lead.brand).legalName,
    number: lead.id.slice(-12).toUpperCase(),
    completedAt: (first.get('application-completed') ?? first.get('renewal-begun'))?.toISOString() ?? null,
    masked,
    business: {
      name: shown(answers, 'businessName'),
      fein: secret(deps, applicant, isSoleProprietor(answers.classification) ? 'ssn' : 'ein', masked),
      startMonth: givenStart(answers),
      yearsInBusiness: shown(answers, 'yearsInBusiness'),
      startOnWire: startOnWire(answers, monthOf(easternDay(lead.createdAt))),
      classification: shown(answers, 'classification'),
      industry: shown(answers, 'industry') ?? shown(answers, 'generalIndustry'),
      requestedAmount: answers.requestedAmount ?? null,
      monthlySales: answers.monthlySales ?? null,
      phone: shown(answers, 'businessPhone'),
      website: shown(answers, 'website'),
      address: lines(answers, 'businessAddress', 'businessAddress2'),
      city: shown(answers, 'businessCity'),
      state: shown(answers, 'businessState'),
      zip: shown(answers, 'businessZip'),
    },
    signers,
    agreed: consents.flatMap(({ kind, version, given, at, ip, personId }) => {
      const by = people.findIndex((one) => one.personId === personId)
      const wording = consentWording(kind as Parameters<typeof consentWording>[0], language).title
      return given && by >= 0 ? [{ by, wording, version, at: at.toISOString(), ip: ip ?? null }] : []
    }),
  })
}

function signerOf(deps: Deps, holder: Holder, masked: boolean): Omit<ApplicationSigner, 'signature'> {
  const { answers } = holder
  return {
    firstName: shown(answers, 'firstName'),
    lastName: shown(answers, 'lastName'),
    title: shown(answers, 'title'),
    ownership: answers.ownership ?? null,
    ssn: secret(deps, holder, 'ssn', masked),
    dateOfBirth: secret(deps, holder, 'dateOfBirth', masked),
    mobile: shown(answers, 'cellPhone'),
    address: lines(answers, 'homeAddress', 'homeAddress2'),
    city: shown(answers, 'homeCity'),
    state: shown(answers, 'homeState'),
    zip: shown(answers, 'homeZip'),
  }
}

/** Refused where a drawn one could not be flattened now: a paper without it would say that there is none. */
async function openSignature(
  deps: Deps,
  { id, sealed, at }: { readonly id: string; readonly sealed: string; readonly at: Date },
): Promise<Answer<ApplicationSigner['signature']>> {
  const text = whereReadable(deps, { signature: id }, () => deps.keys.open(sealed, signaturePlace(id)))
  if (text === null) return ok(null)
  const { how, signature, ip, variantOf } = JSON.parse(text) as SealedSignature
  const picture = how === 'drawn' ? await pictureOf(deps, signature) : ok(null)
  if (!picture.ok) return picture
  return ok({
    how,
    picture: picture.value,
    typed: how === 'drawn' ? '' : signature,
    at: at.toISOString(),
    ip: ip || null,
    ...(variantOf === undefined ? {} : { variantOf }),
  })
}

/** As papers take it: lines as they are, a picture flattened; null for one that cannot be read. */
async function pictureOf(deps: Deps, signature: string): Promise<Answer<string | null>> {
  if (isLines(signature)) return ok(linesOf(signature).ok ? signature : null)
  const png = Buffer.from(signature.slice(signature.indexOf(',') + 1), 'base64')
  const flat = await deps.threads.run('flatten-signature', { png })
  if (!flat.ok) return refused(refusalOfThread(flat.refusal))
  return ok(flat.value && Buffer.from(flat.value).toString('base64'))
}

/** As the answer's input shows it; null where it was not given. */
function shown(answers: LeadAnswers, field: FieldId): string | null {
  const value = answers[field]
  return value === undefined ? null : leadFields[field].kind.show(value) || null
}

const lines = (answers: LeadAnswers, ...fields: FieldId[]): string | null =>
  fields.flatMap((field) => shown(answers, field) ?? []).join(', ') || null

/** Null where it was not given, was deleted, or cannot be read any more. */
function secret(
  deps: Deps,
  { id, secrets, place }: Holder,
  field: 'ein' | 'ssn' | 'dateOfBirth',
  masked: boolean,
): string | null {
  const sealed = secrets[field]
  const value =
    sealed && whereReadable(deps, { holder: id, field }, () => deps.keys.open(sealed, place(field, id)))
  if (!value) return null
  const { kind } = leadFields[field]
  return masked ? (kind.mask?.(value) ?? '•••') : kind.show(value)
}
