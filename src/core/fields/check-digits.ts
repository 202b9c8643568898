// Check digits of numbers that open an account: cards and IBANs.

/** First digits of cards with the lengths that they come in (ISO/IEC 7812), and their check digit (Luhn). `digits`: nothing else in it. */
export function isCard(digits: string): boolean {
  if (!/^(?:3[47]\d{13}|3[0689]\d{12}|4\d{15}|(?:5[1-5]|2[2-7])\d{14}|6\d{15,18})$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const twice = at % 2 ? Number(digit) * 2 : Number(digit)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return sum % 10 === 0
}

/** An account's number with its country's letters and check digits in front (ISO 13616, mod 97). `sign`: letters and digits alone. */
export function isIban(sign: string): boolean {
  if (!/^[a-z]{2}\d{2}[\da-z]{11,30}$/i.test(sign)) return false
  const digits = [...(sign.slice(4) + sign.slice(0, 4))].map((each) => parseInt(each, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
