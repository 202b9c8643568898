// The answers that are chosen from a list, each with its list; those about an owner are in `owner-choices.ts`.
import * as codes from '#core/codes/choices.ts'
import { dropdownKind, openDropdownKind, radioKind } from './choice.ts'

/** Both lists of the spec: the link flows say 'Corporation', the wizard which kind. */
export const classificationKind = dropdownKind<string>([
  ...codes.classifications,
  ...codes.linkClassifications,
])
export const fundsNeededKind = radioKind(codes.fundsNeeded)
export const mostImportantKind = radioKind(codes.mostImportant)
export const yearsInBusinessKind = dropdownKind(codes.yearsInBusiness)
export const contactMethodKind = dropdownKind(codes.contactMethods)
/** Partners and representatives go by names that the spec does not list. */
export const referralKind = openDropdownKind(codes.referralSources)
/** The interview's one interest; the loan-information step takes several (`loanUsesKind`). */
export const loanUseKind = openDropdownKind(codes.loanUses)
