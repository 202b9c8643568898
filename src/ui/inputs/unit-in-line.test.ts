// The unit that somebody typed into the street line.
import { expect, test } from 'vitest'
import { unitInLine } from './unit-in-line.ts'

const words = 'apt apartment suite ste unit floor fl room rm apto apartamento depto local piso oficina ofc'

test.each(words.split(' '))('%s, however it is written', (word) => {
  for (const unit of [`${word} 4B`, `${word.toUpperCase()}. 4`, `${word} # 12`, `${word}#12`, `${word}7`])
    for (const line of [`12 Main St ${unit}`, `12 Main St, ${unit}`, `12 Main St,${unit} `])
      expect(unitInLine(line), line).toBe(unit)
})

test.each([
  ['12 Main St #4', '#4'],
  ['12 Main St, # 4-B', '# 4-B'],
  ['12 Main St Apt 12345678', 'Apt 12345678'],
  ['12 Main St #12345678', '#12345678'],
  ['12 Main St Apt  #  4', 'Apt  #  4'],
  // Too long for a unit, none at all, one in the midst of the line, a word that only ends like one.
  ['12 Main St Apt 123456789', ''],
  ['12 Main St #123456789', ''],
  ['12 Main St Apt', ''],
  ['12 Main St #', ''],
  ['12 Main St', ''],
  ['Apt 4', ''],
  ['12 Suite 4 Main St Road', ''],
  ['12 Main Xapt 4', ''],
  ['12 Main St Box 4', ''],
  ['', ''],
])('%s: %s', (line, unit) => expect(unitInLine(line)).toBe(unit))
