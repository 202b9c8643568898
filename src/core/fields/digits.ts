// Digits as people write them: signs of a plain keyboard, and the fixed masks that tax ids share.

const keyboard = /^[\n\r -~]*$/

/** The text with the keyboard's own signs for their look-alikes: full-width forms, spaces that do not break, hyphens and dashes of print. */
export const plainSigns = (text: string): string =>
  keyboard.test(text)
    ? text
    : text
        .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .replace(/\p{Zs}/gu, ' ')
        .replace(/[\u2010-\u2015\u2212]/g, '-')

/** The ASCII digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '')

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

/** Thousands separators: '1234567' is '1,234,567'. */
export const withThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
