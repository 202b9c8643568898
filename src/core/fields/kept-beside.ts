// What of a name is kept in its own writing. In a file of its own: pages fetch it where a name has letters that no paper prints.
import { printable } from '#core/ground/letters.ts'

/** Scripts that write the family's name first, and no space after it. */
const familyFirst = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/**
 * What is kept beside a name of these parts (the given name, the family's name; or a business's): those that no paper can print, after what
 * is `kept` already. What somebody wrote there by hand stays.
 */
export const keptBeside = (kept: string, parts: readonly string[]): string => {
  const own = parts.map((part) => part.trim()).filter((part) => part && printable(part) === null)
  if (own.every((part) => kept.includes(part))) return kept
  const whole = own.every((part) => familyFirst.test(part)) ? own.toReversed().join('') : own.join(' ')
  const left = own.reduce((rest, part) => rest.replace(part, ''), kept)
  return left.trim() === '' || whole.includes(kept.trim()) ? whole : kept
}
