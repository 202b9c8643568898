// Whose accounts these are: names of companies and of people, looked for in bank text.
import { plainLetters } from '#core/ground/plain-letters.ts'
import type { BankAccount } from '../bank-history.ts'
import { isCorporate, nameWords, plainText } from './parse/words.ts'

const companyWord = /\b(llc|inc|corp|corporation|company|co|ltd|lp|llp|pllc|dba|the|and|services?|group)\b/

export interface Holder {
  /** The name is the holder's own company's, perhaps cut. */
  readonly isOwnCompany: (name: string) => boolean
  /** Full name of an owner, in any order. */
  readonly isOwner: (name: string) => boolean
  /** A person's name with the last name of an owner in it. */
  readonly isOfFamily: (name: string) => boolean
  /** First name or surname of an owner: 'From Johnston M'. */
  readonly isFirstNameOrSurname: (name: string) => boolean
  /** Where an own name begins within a text, or -1. */
  readonly placeIn: (text: string) => number
}

export function holderOf(accounts: readonly BankAccount[]): Holder {
  const names = [
    ...new Set(
      accounts.flatMap(({ owners }) =>
        owners.flatMap((name) => [
          plainText(name),
          plainText(plainLetters(name)),
          plainText(name.replace(/['\u2019.]/g, ' ')),
        ]),
      ),
    ),
  ].filter((name) => name !== '')
  const people = names
    .filter((name) => !companyWord.test(name))
    .map((name) => name.split(' ').filter((word) => word.length > 1))
    .filter((words) => words.length >= 2)
  const companies = names
    .filter((name) => companyWord.test(name))
    .map((name) => nameWords(name).join(' '))
    .filter((name) => name.length >= 4)
  const firstWords = companies.map((name) => name.split(' ').slice(0, 2).join(' '))
  // Whatever is an own company's name, cut or whole, has these letters of its first word.
  const openings = companies.map((name) => (name.split(' ')[0] as string).slice(0, 4))
  return {
    isOwnCompany: (name) => {
      if (!openings.some((letters) => name.includes(letters))) return false
      const words = name
        .split(' ')
        .filter((word) => !isCorporate(word))
        .join(' ')
      return (
        words.length >= 4 &&
        companies.some(
          (company) =>
            words === company ||
            words.startsWith(`${company} `) ||
            (words.length >= 12 && company.startsWith(words)),
        )
      )
    },
    isOwner: (name) => {
      if (name === '' || !people.some((person) => name.includes(person[0] as string))) return false
      const words = name.split(' ')
      return people.some(
        (person) =>
          words.includes(person[0] as string) && words.includes(person[person.length - 1] as string),
      )
    },
    isOfFamily: (name) => {
      const words = name.split(' ')
      return words.length >= 2 && people.some((person) => words.includes(person[person.length - 1] as string))
    },
    isFirstNameOrSurname: (name) => people.some((person) => person.includes(name.split(' ')[0] as string)),
    placeIn: (text) => {
      for (const words of firstWords) {
        const at = text.indexOf(words)
        if (at >= 0) return at
      }
      return -1
    },
  }
}
