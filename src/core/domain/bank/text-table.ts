// Finds texts that are equal but for their long numbers and for fields that tell nothing, without making a text of each line: most lines repeat one.

const [zero, nine, colon, longNumber] = [48, 57, 58, 1]
/** Numbers of so many digits differ from line to line. */
const longDigits = 4
/** No text of a bank is so long; a longer one is looked up by its shape alone. */
const mostLetters = 400

const isDigit = (code: number): boolean => code >= zero && code <= nine
/** '/', ':', '.', ',' and '-' join the parts of a date or an amount. */
const joins = (code: number): boolean => (code >= 44 && code <= 47) || code === colon

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

const small = /[a-z]/g
/**
 * Of an entry's field ' ID:' (its colon at `at`), which tells nothing: where the name begins for whom the entry is, the text's length without one. -1
 * where what follows may count, as the shape has it.
 */
function placeOfName(text: string, at: number): number {
  const entry = text.indexOf(' DES:')
  if (entry <= 0 || entry > at) return -1
  small.lastIndex = at
  if (small.test(text)) return -1
  const name = text.indexOf('IND', entry)
  if (name < 0) return text.length
  return name > at && text.startsWith(' INDN:', name - 1) ? name : -1
}

/**
 * Numbers by text. Two texts that it takes for one have the same shape (`parse/words.ts`); two that have one shape may be two here. Open
 * addressing: a look-up reads each letter once and allocates nothing.
 */
export class TextTable {
  /** Letters of the text that is looked up, long numbers as one sign. */
  private readonly letters = new Uint8Array(mostLetters)
  /** The same of all known texts, one behind another; where each begins, its hash and its number. */
  private pool = new Uint8Array(65_536)
  private poolEnd = 0
  private readonly starts: number[] = [0]
  private readonly hashes: number[] = []
  private readonly numbers: number[] = []
  /** Place in the lists plus one; 0 = free. */
  private slots = new Int32Array(4_096)

  /** The number given for such a text, else what `numberOf` answers. */
  get(text: string, numberOf: (text: string) => number): number {
    const length = this.read(text)
    if (length < 0) return numberOf(text)
    const { letters } = this
    let hash = 0
    for (let at = 0; at < length; at++) hash = (Math.imul(hash, 31) + (letters[at] as number)) | 0
    hash ^= hash >>> 15
    const mask = this.slots.length - 1
    let slot = hash & mask
    for (let place = this.slots[slot] as number; place !== 0; place = this.slots[slot] as number) {
      if (this.hashes[place - 1] === hash && this.isAt(place - 1, length))
        return this.numbers[place - 1] as number
      slot = (slot + 1) & mask
    }
    const number = numberOf(text)
    this.keep(slot, hash, length, number)
    return number
  }

  /** Fills `letters`; how many they are, or -1 where others than those of ASCII stand in the text. */
  private read(text: string): number {
    const { letters } = this
    let size = text.length
    if (size > mostLetters) return -1
    let length = 0
    let isCapital = true
    for (let at = 0; at < size; at++) {
      const code = text.charCodeAt(at)
      if (code > 127 || code === longNumber) return -1
      if (isDigit(code)) {
        const end = endOfLong(text, at)
        if (end > 0) {
          letters[length++] = longNumber
          at = end - 1
        } else letters[length++] = code
        continue
      }
      if (code > 96) isCapital = false
      letters[length++] = code
      if (code !== colon || !isCapital || !text.startsWith(' ID', at - 3)) continue
      const name = placeOfName(text, at)
      if (name < 0) continue
      if (name === size) return length
      at = name - 1
      const end = text.indexOf(' CO ID:', name)
      if (end > 0) size = end
    }
    return length
  }

  private isAt(place: number, length: number): boolean {
    const { letters, pool } = this
    const start = this.starts[place] as number
    if ((this.starts[place + 1] as number) - start !== length) return false
    for (let at = 0; at < length; at++) if (letters[at] !== pool[start + at]) return false
    return true
  }

  private keep(slot: number, hash: number, length: number, number: number): void {
    if (this.poolEnd + length > this.pool.length) {
      const larger = new Uint8Array(this.pool.length * 2)
      larger.set(this.pool)
      this.pool = larger
    }
    this.pool.set(this.letters.subarray(0, length), this.poolEnd)
    this.poolEnd += length
    this.starts.push(this.poolEnd)
    this.slots[slot] = this.hashes.push(hash)
    this.numbers.push(number)
    if (this.hashes.length * 2 > this.slots.length) this.grow()
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
