// The section of a policy file that says which owners take part and who may bind the business: its cells, and what they become inside.
import * as z from 'zod/mini'
import { classifications, valuesOf } from '#core/codes/choices.ts'
import { jobTitles } from '#core/codes/owner-choices.ts'
import type { BasisPoints } from './bank-picture.ts'

const title = z.enum(valuesOf(jobTitles))
/** Shares are asked in whole percents: from less than one on, nobody could say that there is no further owner. */
const ownerShare = z.number().check(z.minimum(1), z.maximum(100))

/** Three thirds are 99 in whole percents, six sixths 96: at 90 or more owners who are all named would be asked for further ones for ever. */
const togetherMoreThan = z.number().check(z.minimum(0), z.maximum(90))

/** `owners`: titles that bind with a share of the business alone; `anybody`: titles that bind with or without one. */
const binding = z.strictObject({ owners: z.array(title), anybody: z.array(title) })

/** The cells as the file has them; null in their place: nobody is asked, as before schema 7. Titles are the wizard's own. */
export const signingCells = z.strictObject({
  ownerShare,
  togetherMoreThan,
  reportOfOwners: z.boolean(),
  mayBind: z.strictObject(
    Object.fromEntries(valuesOf(classifications).map((kind) => [kind, binding])) as Record<
      Classification,
      typeof binding
    >,
  ),
})
type SigningCells = z.infer<typeof signingCells>
type Classification = (typeof classifications)[number]['value']

/** Who has to be named and who may bind the business. */
export interface SigningRules {
  /** From this share on an owner is named, consents and signs. */
  readonly ownerShare: BasisPoints
  /** What the named owners hold together must be more than this. */
  readonly togetherMoreThan: BasisPoints
  /** Owners besides the applicant consent to a credit report; the applicant's own stays voluntary, as the wizard says. */
  readonly reportOfOwners: boolean
  /** By classification; one that is not in it has no title that binds. */
  readonly mayBind: Readonly<
    Record<string, { readonly owners: readonly string[]; readonly anybody: readonly string[] }>
  >
}

/** Percent of the file to basis points. */
export const signingRulesOf = ({ ownerShare, togetherMoreThan, ...same }: SigningCells): SigningRules => ({
  ...same,
  ownerShare: Math.round(ownerShare * 100),
  togetherMoreThan: Math.round(togetherMoreThan * 100),
})
