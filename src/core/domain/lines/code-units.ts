// Texts as columns of code units: what pure code has without a runtime's encoder.

export function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at)
  return units
}

/** An engine takes only so many arguments. */
const AT_ONCE = 8_192

export function textFrom(units: Uint16Array): string {
  if (units.length <= AT_ONCE) return String.fromCharCode(...units)
  let text = ''
  for (let at = 0; at < units.length; at += AT_ONCE)
    text += String.fromCharCode(...units.subarray(at, at + AT_ONCE))
  return text
}

/** Texts one behind the other; `at[i]` becomes where the i-th begins, the last one where all end. */
export function joinTexts(texts: readonly string[], at: Uint32Array): Uint16Array {
  let end = 0
  texts.forEach((text, place) => {
    at[place] = end
    end += text.length
  })
  at[texts.length] = end
  const units = new Uint16Array(end)
  texts.forEach((text, place) => {
    const begin = at[place] as number
    for (let i = 0; i < text.length; i++) units[begin + i] = text.charCodeAt(i)
  })
  return units
}
