// The answers about an owner that are chosen from a list, each with its list.
import { creditBands, creditSteps, jobTitles } from '#core/codes/owner-choices.ts'
import { dropdownKind, radioKind } from './choice.ts'

export const jobTitleKind = dropdownKind(jobTitles)
/** Both lists of the spec; `creditFloor` reads either. */
export const creditBandKind = radioKind<string>([...creditBands, ...creditSteps])
