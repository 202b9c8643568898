// Cells of a policy file that are right one by one and wrong together, or not there though the file's schema asks for them. Pure.
import { formatUsd, MOST_ASKED_FOR, MOST_WRITTEN } from '#core/ground/money.ts'
import { pricedGrades, type PolicyFile } from './policy-file.ts'
import { SAYS_BEARABLE, SAYS_MINIMUMS, SAYS_UNKNOWN } from './policy-schemas.ts'
import { unknownReasons } from './scoring.ts'
import { tellableMonths } from './start-dates.ts'

/** What the form tells would be less than what ends the review. */
function minimumsProblem({ generalMinimums, knockOuts }: PolicyFile['sections']): string | null {
  if (!generalMinimums) return 'sections.generalMinimums is missing'
  const { monthlySales, monthsInBusiness } = generalMinimums.values
  if (monthlySales < knockOuts.values.minimumMonthlyRevenue)
    return 'generalMinimums: monthlySales is below minimumMonthlyRevenue of knockOuts'
  if (monthsInBusiness < knockOuts.values.minimumTimeInBusinessMonths)
    return 'generalMinimums: monthsInBusiness is below minimumTimeInBusinessMonths of knockOuts'
  if (monthlySales * 100 > MOST_WRITTEN)
    return `generalMinimums: monthlySales is above ${formatUsd(MOST_WRITTEN)}, the most that the form can tell`
  // Whoever has them and whoever lacks them would say the same.
  if (tellableMonths(monthsInBusiness) !== monthsInBusiness)
    return 'generalMinimums: monthsInBusiness must be 12, 24 or 60, where a band of the form begins, or 6 or less'
  return null
}

/** A cell that came with schema 8 and is not there: a former file means that nothing is asked for, one of today must say it. */
function bearableProblem({ stack, review, economics }: PolicyFile['sections']): string | null {
  if (stack.values.firstPositionShare === undefined)
    return 'sections.stack.values.firstPositionShare is missing'
  if (review.values.losesMoney === undefined) return 'sections.review.values.losesMoney is missing'
  if (economics.values.minimumMargin === undefined)
    return 'sections.economics.values.minimumMargin is missing'
  const { expectedLoss, costOfFunds, commission, minimumMargin } = economics.values
  if (minimumMargin !== null && (expectedLoss === null || costOfFunds === null || commission === null))
    return 'economics: minimumMargin needs costOfFunds, commission and expectedLoss'
  return null
}

/** The model's own offers go out without a second person: none of them may be below cost. */
function belowCost({ economics, factorRates, limits }: PolicyFile['sections']): string | null {
  const { expectedLoss, costOfFunds, commission, minimumMargin } = economics.values
  if (typeof minimumMargin !== 'number' || !expectedLoss || costOfFunds === null || commission === null)
    return null
  for (const grade of pricedGrades)
    for (const [at, rate] of factorRates.values[grade].entries()) {
      const term = limits.values.shortestTerm + at
      const left = (rate - 1) * 100 - commission - (costOfFunds * term) / 24 - expectedLoss[grade]
      if (left < minimumMargin - 1e-9)
        return `factorRates: ${grade} over ${term} months leaves ${left.toFixed(1)}% after costs, below minimumMargin of economics`
    }
  return null
}

/** What is wrong, with its place; null = nothing. `written`: the schema that the file has. */
export function contradictionIn(file: PolicyFile, written: number): string | null {
  const { limits, grades, factorRates, numbers, choices } = file.sections
  if (written >= SAYS_MINIMUMS) {
    const wrong = minimumsProblem(file.sections)
    if (wrong !== null) return wrong
    if (!file.sections.signing) return 'sections.signing is missing'
  }
  if (written >= SAYS_BEARABLE) {
    const wrong = bearableProblem(file.sections)
    if (wrong !== null) return wrong
  }
  const terms = limits.values.longestTerm - limits.values.shortestTerm + 1
  if (terms < 1) return 'limits: longestTerm is before shortestTerm'
  if (limits.values.minimumAmount > limits.values.maximumAmount)
    return 'limits: minimumAmount is above maximumAmount'
  // No application could ask for what the program gives.
  if (limits.values.minimumAmount * 100 > MOST_ASKED_FOR)
    return `limits: minimumAmount is above ${formatUsd(MOST_ASKED_FOR)}, the most that the form can ask for`
  if (
    limits.values.workingDaysPerMonth < 1 ||
    limits.values.minimumPaymentsInAdb < 1 ||
    limits.values.amountStep <= 0
  )
    return 'limits: workingDaysPerMonth, minimumPaymentsInAdb and amountStep must be above 0'
  for (const grade of pricedGrades)
    if (factorRates.values[grade].length !== terms) return `factorRates: ${grade} needs ${terms} rates`
  const dear = belowCost(file.sections)
  if (dear !== null) return dear
  const { A, B, C, D } = grades.values
  if (!(A > B && B > C && C > D)) return 'grades: each cut-off must be below the one before'
  let total = 0
  for (const [name, { max, unsaid }] of [
    ...Object.entries(numbers.values),
    ...Object.entries(choices.values),
  ]) {
    if (unsaid === undefined) continue
    // A decline names what cost points (12 CFR 1002.9(b)(2)): no new policy takes them in silence.
    if (written >= SAYS_UNKNOWN)
      return `${name} has unsaid, which only files of schema 1 to ${SAYS_UNKNOWN - 1} mean`
    if (unsaid > max) return `${name} gives more points than its max`
  }
  for (const [name, part] of Object.entries(numbers.values)) {
    total += part.max
    if (
      (part.unknown ?? 0) > part.max ||
      part.mean > part.max ||
      part.bands.some(([, given]) => given > part.max)
    )
      return `numbers: ${name} gives more points than its max`
    if (part.unknown !== null && part.unknown < part.max && !Object.hasOwn(unknownReasons, name))
      return `numbers: ${name} has no words for a figure that is not known; its 'unknown' must be null`
    const sign = part.better === 'higher' ? -1 : 1
    if (part.bands.some(([limit], i) => i > 0 && (limit - (part.bands[i - 1]?.[0] ?? 0)) * sign <= 0))
      return `numbers: the bands of ${name} are not in order`
  }
  for (const [name, part] of Object.entries(choices.values)) {
    total += part.max
    if (part.mean > part.max || Object.values(part.points).some((given) => given > part.max))
      return `choices: ${name} gives more points than its max`
  }
  return total === 100 ? null : `numbers and choices: the maxima add up to ${total}, not to 100`
}
