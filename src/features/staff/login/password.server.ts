// Passwords of staff: argon2id hashes, a check that costs the same for an unknown e-mail, and random passwords to hand out.
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's smallest recommended setting for argon2id, which is this library's default variant. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const shortestPassword = 12

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

let decoy: Promise<string> | undefined

/** Whether a password fits a hash; without a hash (nobody has that e-mail) it works as long and answers no. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await decoy), password.normalize('NFKC'))
  return stored !== null && fits
}

// Without 0, O, 1, l and I: it may be read out on the telephone.
const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const groups = (count: number): string =>
  Array.from({ length: count }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** A random password of 20 characters in four groups (about 116 bits). */
export const randomPassword = (): string => groups(4)

/** A random recovery code of 15 characters in three groups (about 87 bits). */
export const randomRecoveryCode = (): string => groups(3)
