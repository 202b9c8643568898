// A comparison of two versions as text for a terminal. No names: applications appear by their id.
import type { Comparison, Flip } from '#core/domain/compare-decisions.ts'
import { formatUsd } from '#core/ground/money.ts'

/** At most so many flips are listed; the others are in the JSON. */
const listed = 40

export function comparisonText(result: Comparison, flips: readonly Flip[]): string {
  const { files, same, changed, amount, price, grade } = result
  const counted = (title: string, list: Comparison['reasonsCame']): string[] =>
    list.length ? ['', title, ...list.map(({ code, count }) => `  ${count}  ${code}`)] : []
  return [
    `${files} files: ${same} the same, ${changed} with the same answer and other figures or reasons, ${files - same - changed} flip.`,
    ...result.flips.map(
      ({ way, count, paid, missed, default: lost, funded, unknown }) =>
        `  ${count}  ${way}   (defaulted ${lost}, missed payments ${missed}, paid ${paid}, funded ${funded}, not known ${unknown})`,
    ),
    `Grades: ${grade.better} better, ${grade.worse} worse.`,
    `Amounts: ${amount.up} up, ${amount.down} down, together ${formatUsd(amount.sum)}.`,
    `Lowest price: ${price.up} up, ${price.down} down.`,
    ...counted('Reasons that came:', result.reasonsCame),
    ...counted('Reasons that went:', result.reasonsWent),
    ...(flips.length ? ['', 'Flips:'] : []),
    ...flips
      .slice(0, listed)
      .map(({ application, from, to, came, went, became }) =>
        [
          `  ${application}  ${from} > ${to}`,
          became !== 'unknown' && became,
          came.length && `came: ${came.join(', ')}`,
          went.length && `went: ${went.join(', ')}`,
        ]
          .filter(Boolean)
          .join('; '),
      ),
    ...(flips.length > listed ? [`  and ${flips.length - listed} more: ask for --json.`] : []),
  ].join('\n')
}
