// Money as it is read: tabular figures, cents where they matter.
import { formatUsd, type Cents } from '#core/ground/money.ts'

/** `whole` drops the cents of whole-dollar displays. */
export const Money = ({ cents, whole = false }: { cents: Cents; whole?: boolean }) => (
  <data className="num" value={(cents / 100).toFixed(2)}>
    {formatUsd(cents, { cents: !whole })}
  </data>
)
