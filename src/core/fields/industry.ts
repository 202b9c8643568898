// The two industries of a business: the general one, and the one below it.
import { generalIndustries } from '#core/codes/industries.ts'
import { dropdownKind, openDropdownKind } from './choice.ts'

export const generalIndustryKind = dropdownKind(generalIndustries)
/** The sub-industry; its list stays out of the first page (codes/sub-industries.ts), and callers of the described product have lists of their own. */
export const industryKind = openDropdownKind([])
