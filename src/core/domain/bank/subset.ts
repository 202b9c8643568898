// Some of a few sums that make up another one to the cent.

/** The largest `most` of `rows` are tried, all their subsets up to so many `together`; [] where none has exactly that sum. */
export function subsetOf(
  rows: readonly number[],
  centsOf: (row: number) => number,
  wanted: number,
  most: number,
  together: number = most,
): number[] {
  const tried = rows
    .filter((row) => centsOf(row) <= wanted)
    .sort((a, b) => centsOf(b) - centsOf(a) || a - b)
    .slice(0, most)
  // What the rest could still add: spares most branches.
  const rest = new Float64Array(tried.length + 1)
  for (let i = tried.length - 1; i >= 0; i--) rest[i] = (rest[i + 1] as number) + centsOf(tried[i] as number)
  const search = (at: number, left: number, may: number): number[] | null => {
    if (left === 0) return []
    if (may === 0 || at === tried.length || (rest[at] as number) < left) return null
    const row = tried[at] as number
    if (centsOf(row) <= left) {
      const found = search(at + 1, left - centsOf(row), may - 1)
      if (found) return [row, ...found]
    }
    return search(at + 1, left, may)
  }
  return search(0, wanted, together) ?? []
}
