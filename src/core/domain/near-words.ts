// How near two words or two runs of words are to one another: a slip of the hand, a cut end, a part. Pure; words in plain letters.

/** One letter more, fewer, another, or two in the other order. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const [left, right] = [one.slice(from), other.slice(from)]
  if (left.length === right.length)
    return (
      left.slice(1) === right.slice(1) ||
      (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
    )
  return left.length > right.length ? left.slice(1) === right : left === right.slice(1)
}

/** A short word with another letter in it is another word, and so is a number: 'Store 1' is not 'Store 11'. */
export function isNear(one: string, other: string): boolean {
  if (/\d/.test(one + other) || !isOneSlip(one, other)) return false
  const shorter = Math.min(one.length, other.length)
  return one.length === other.length ? shorter >= 5 || (shorter >= 4 && endsAlike(one, other)) : shorter >= 3
}

/** 'Ruiz' and 'Ruis': spoken alike. */
const endsAlike = (one: string, other: string): boolean => one.replace(/z$/, 's') === other.replace(/z$/, 's')

const isBegun = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 4 && long.startsWith(short)
}

/** As many words, each the same as the other's or near it. */
export const isNearInAll = (
  one: readonly string[],
  other: readonly string[],
  near: (a: string, b: string) => boolean = (a, b) => isNear(a, b) || isBegun(a, b),
): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at] || near(word, other[at]!))

/** Each word of the one is one of the other, none twice. */
export function isWithin(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many]
  return few.every((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** One is the beginning of the other, and so long that a bank may have cut it there. */
export function isCut(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [one.join(''), other.join('')]
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= FEWEST_OF_CUT && long.startsWith(short)
}
const FEWEST_OF_CUT = 10
