// Digits out of typed text, and the fixed masks that phones, tax ids and zips share.

/** The ASCII digits of a text, full-width forms included. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** Digits joined into groups ('123456789', [3, 2, 4] is '123-45-6789'). A separator appears only once a digit follows it, so that backspace never meets a character that comes back. */
export function grouped(digits: string, sizes: readonly number[], separator = '-'): string {
  const groups: string[] = []
  let at = 0
  for (const size of sizes) {
    if (at >= digits.length) break
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return groups.join(separator)
}

/** Thousands separators: '1234567' is '1,234,567'. */
export const withThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
