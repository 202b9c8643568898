// Digits as people write them: signs of a plain keyboard, and thousands.

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

/** Thousands separators: '1234567' is '1,234,567'. */
export const withThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
