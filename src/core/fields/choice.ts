// One of a list: dropdowns and radio lists. The value is the option's exact wire text.
import * as codes from '#core/codes/choices.ts'
import { generalIndustries } from '#core/codes/industries.ts'
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { tidyLine } from './text.ts'

/** Finds a choice by its wire text in any letter case. */
const finder = <V extends string>(choices: readonly codes.Choice<V>[]) => {
  // From the last to the first: where a text stands twice, the first one is found.
  const byText = new Map([...choices].reverse().map(({ value }) => [value.toLowerCase(), value]))
  return (typed: string): V | undefined => byText.get(typed.toLowerCase())
}

/** A choice that must be on its list; letter case is forgiven. 'Please enter a valid {label}' otherwise. */
export const dropdownKind = <V extends string>(choices: readonly codes.Choice<V>[]): FieldKind<V> => {
  const listed = finder(choices)
  return {
    name: 'dropdown',
    format: (text) => text,
    show: (value) => value,
    parse: (text) => {
      const typed = tidyLine(text)
      if (typed === '') return fieldError('empty')
      const value = listed(typed)
      return value === undefined ? fieldError('invalid') : ok(value)
    },
  }
}

/** A choice from a list that differs from one caller to the next: the spec's rule for dropdowns alone, 2 characters at least. */
export const openDropdownKind = (choices: readonly codes.Choice[]): FieldKind<string> => {
  const listed = finder(choices)
  return {
    ...dropdownKind(choices),
    parse: (text) => {
      const typed = tidyLine(text)
      if (typed === '') return fieldError('empty')
      const value = listed(typed) ?? typed
      return value.length < 2 || value.length > 100 ? fieldError('invalid') : ok(value)
    },
  }
}

/** The same rule, chosen from cards or a radio list. */
export const radioKind = <V extends string>(choices: readonly codes.Choice<V>[]): FieldKind<V> => ({
  ...dropdownKind(choices),
  name: 'radio',
})

export const productKind = radioKind(codes.products)
/** Both lists of the spec: the link flows say 'Corporation', the wizard which kind. */
export const classificationKind = dropdownKind<string>([
  ...codes.classifications,
  ...codes.linkClassifications,
])
export const jobTitleKind = dropdownKind(codes.jobTitles)
/** Both lists of the spec; `creditFloor` reads either. */
export const creditBandKind = radioKind<string>([...codes.creditBands, ...codes.creditSteps])
export const fundsNeededKind = radioKind(codes.fundsNeeded)
export const mostImportantKind = radioKind(codes.mostImportant)
export const yearsInBusinessKind = dropdownKind(codes.yearsInBusiness)
export const contactMethodKind = dropdownKind(codes.contactMethods)
export const frequencyKind = radioKind(codes.frequencies)
export const smsChoiceKind = radioKind(codes.smsChoices)
export const generalIndustryKind = dropdownKind(generalIndustries)
/** Partners and representatives go by names that the spec does not list. */
export const referralKind = openDropdownKind(codes.referralSources)
/** The interview's one interest; the loan-information step takes several (`loanUsesKind`). */
export const loanUseKind = openDropdownKind(codes.loanUses)
/** The sub-industry; its list stays out of the first page (codes/sub-industries.ts), and callers of the described product have lists of their own. */
export const industryKind = openDropdownKind([])
