// What a choice is called for whoever reads it: on screens by its name, on legal papers so that both languages are recognised.
import type { Choice } from './choice.ts'

/** `value` as it is stored. What is on no list stands as it is. */
export const choiceNamed = (choices: readonly Choice[], value: string, language: 'en' | 'es'): string =>
  choices.find((choice) => choice.value === value)?.[language] ?? value

/** 'Miembro administrador (Managing Member)': a title or a legal form is one by its English name, and is read in the paper's language. */
export function choiceOnPaper(choices: readonly Choice[], value: string, language: 'en' | 'es'): string {
  const name = choiceNamed(choices, value, language)
  return name.includes(value) || language === 'en' ? name : `${name} (${value})`
}
