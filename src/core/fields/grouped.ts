// The fixed masks that tax ids share.

/**
 * Digits in groups ('123456789', [3, 2, 4] is '123-45-6789'). What does not fit stays in the last group, to be seen. Text that is grouped
 * in another way is another number (an EIN is no SSN), and stays as it is. A sign appears only once a digit follows it.
 */
export function grouped(text: string, sizes: readonly number[]): string {
  const typed = text.trimStart().split(/[- ]/)
  const digits = typed.join('')
  const groups: string[] = []
  let at = 0
  for (const [index, size] of sizes.entries()) {
    const end = index === sizes.length - 1 ? digits.length : at + size
    if (at < digits.length) groups.push(digits.slice(at, end))
    at = end
  }
  const inPlace = typed.slice(0, -1).every((part, index) => part.length === sizes[index])
  return /^\d*$/.test(digits) && inPlace ? groups.join('-') : text
}
