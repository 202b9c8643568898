// Text that a person writes freely, as a call takes it: numbers that identify somebody or open an account are hidden at this door.
import * as z from 'zod/mini'
import { withoutNumbers } from '#core/fields/numbers-in-text.ts'

/** At most `most` characters. */
export const freeText = (most: number) => z.string().check(z.maxLength(most), z.overwrite(withoutNumbers))
