// Whether two names are one, as a bank or a funder shortens it: 'NRTHQYCAPFND' and 'NORTHQUAY CAPIT'.

/** So many consonants from the beginning make a name; fewer are shared by chance. */
const fewestLetters = 6

const consonants = (name: string): string => name.toLowerCase().replace(/[^a-z]|[aeiou]/g, '')

/** So many are no chance even where more words follow, if the letters between them were left out in one of the names. */
const surelyLetters = 8

const sharedStart = (a: string, b: string): number => {
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  return same
}

/** Both names begin with the same consonants: most of the shorter name, or eight where one name is without its vowels. Symmetric. */
export function isShortOf(one: string, other: string): boolean {
  const [a, b] = [consonants(one), consonants(other)]
  const same = sharedStart(a, b)
  if (same < fewestLetters) return false
  const isShortened = sharedStart(one.toLowerCase(), other.toLowerCase()) < fewestLetters
  return same * 4 >= Math.min(a.length, b.length) * 3 || (isShortened && same >= surelyLetters)
}
