// The text of a bank line: '#' in a pattern becomes a digit.
import type { Dice } from './dice.ts'

export const filled = (pattern: string, luck: Dice): string =>
  pattern.replace(/#/g, () => String(luck.between(0, 9)))
