// Looks up texts that are equal but for the digits of their long numbers, without making a text of each line: most lines repeat one.

const [zero, nine] = [48, 57]
/** Numbers of so many digits differ from line to line. */
const longDigits = 4
/** Stands for a long number; no text has it. */
const longNumber = 0x10000

const isDigit = (code: number): boolean => code >= zero && code <= nine
/** '/', ':', '.', ',' and '-' join the parts of a date or an amount. */
const joins = (code: number): boolean =>
  code === 47 || code === 58 || code === 46 || code === 44 || code === 45

/** Where the long number ends that begins at a digit, as `longNumbers` of `parse/words.ts` has it; -1 = it is a short one. */
function endOfLong(text: string, from: number): number {
  let end = from + 1
  while (end < text.length && isDigit(text.charCodeAt(end))) end++
  if (end - from >= longDigits) return end
  const short = end
  while (end + 1 < text.length && joins(text.charCodeAt(end)) && isDigit(text.charCodeAt(end + 1))) {
    end += 2
    while (end < text.length && isDigit(text.charCodeAt(end))) end++
  }
  return end > short ? end : -1
}

function hashOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at)
    if (isDigit(code)) {
      const end = endOfLong(text, at)
      if (end > 0) {
        code = longNumber
        at = end - 1
      }
    }
    hash = Math.imul(hash ^ code, 0x01000193)
    hash ^= hash >>> 15
  }
  return hash
}

function areLike(one: string, other: string): boolean {
  let a = 0
  let b = 0
  while (a < one.length && b < other.length) {
    const code = one.charCodeAt(a)
    const isNumber = isDigit(code)
    const endA = isNumber ? endOfLong(one, a) : -1
    const endB = isNumber && isDigit(other.charCodeAt(b)) ? endOfLong(other, b) : -1
    if (endA > 0 && endB > 0) {
      a = endA
      b = endB
    } else if (endA !== endB || code !== other.charCodeAt(b)) return false
    else {
      a++
      b++
    }
  }
  return a === one.length && b === other.length
}

/** Numbers by text. Open addressing: a look-up reads each letter twice and allocates nothing. */
export class LikeTexts {
  private readonly texts: string[] = []
  private readonly hashes: number[] = []
  private readonly numbers: number[] = []
  /** Place in the lists plus one; 0 = free. */
  private slots = new Int32Array(1_024)

  /** The number given for such a text, else what `numberOf` answers, which is kept where it says so. */
  get(text: string, numberOf: (text: string) => { readonly number: number; readonly isKept: boolean }): number {
    const hash = hashOf(text)
    const mask = this.slots.length - 1
    let slot = hash & mask
    for (let place = this.slots[slot] as number; place !== 0; place = this.slots[slot] as number) {
      if (this.hashes[place - 1] === hash && areLike(this.texts[place - 1] as string, text))
        return this.numbers[place - 1] as number
      slot = (slot + 1) & mask
    }
    const { number, isKept } = numberOf(text)
    if (isKept) {
      this.slots[slot] = this.texts.push(text)
      this.hashes.push(hash)
      this.numbers.push(number)
      if (this.texts.length * 2 > this.slots.length) this.grow()
    }
    return number
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 4)
    const mask = this.slots.length - 1
    this.hashes.forEach((hash, at) => {
      let slot = hash & mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask
      this.slots[slot] = at + 1
    })
  }
}
