// A typed signature held against the name of the signer.
import { expect, test } from 'vitest'
import { compareSignature } from './signed-name.ts'

test.each([
  ['Ana Quispe', 'Ana Quispe'],
  ['ana  QUISPE', 'Ana Quispe'],
  ['Quispe, Ana', 'Ana Quispe'],
  ['José Peña', 'Jose Pena'],
  ['Jose\u0301 Pen\u0303a', 'José Peña'],
  ["Sinéad O'Connor", 'Sinead OConnor'],
  ['Sinéad O’Connor', "Sinead O'Connor"],
  ['Ana María Quispe', 'Ana Quispe'],
  ['Ana Quispe', 'Ana María Quispe'],
  ['Ana M. Quispe', 'Ana María Quispe'],
  ['Ana-María Quispe', 'Ana Maria Quispe'],
  ['Dr. Ana Quispe Jr.', 'Ana Quispe'],
  ['María de la Cruz', 'Maria Cruz'],
  ['Søren Łukasz', 'Soren Lukasz'],
  ['דוד כהן', 'דוד כהן'],
  ['Ｄavid Cohen', 'David Cohen'],
  ['Cher', 'Cher'],
  ['Al Green', 'Al Green'],
])('%s is %s', (typed, name) => expect(compareSignature(typed, name)).toBe('same'))

test.each([
  ['Bill Quispe', 'William Quispe'],
  ['Ana Torres', 'Ana Quispe'],
  ['Ana', 'Ana Quispe'],
  ['A. Quispe', 'Ana Quispe'],
  ['David Cohen', 'דוד כהן'],
  ['Li Wei', '李伟'],
  ['Ana Quispe Torres', 'Ana Quispe'],
  ['Maria Chen', 'Ma Chen'],
  ['Ana Constructor', 'Ana Quispe'],
  ['Hall Erica', 'Eric A Hall'],
  ['Maria E Cruz', 'Maria Y Cruz'],
  ['Mrs. Mike Hall', 'Mike Hall'],
])('%s is a variant of %s', (typed, name) => expect(compareSignature(typed, name)).toBe('variant'))

test.each([
  ['David Cohen', 'Ana Quispe'],
  ['A. Q.', 'Ana Quispe'],
  ['x', 'Ana Quispe'],
  ['...', 'Ana Quispe'],
  ['', 'Ana Quispe'],
  ['Ana Quispe', ''],
  ['12345', 'Ana Quispe'],
  ['de la', 'Maria de la Cruz'],
  ['Bob Jones Jr', 'John Smith Jr'],
  ['III', 'John Smith III'],
  // Letters that look like others among those of the name's own script.
  ['David C\u043ehen', 'Ana Quispe'],
  ['D\u0430vid Cohen', 'Ana Quispe'],
])('%s is not %s', (typed, name) => expect(compareSignature(typed, name)).toBe('other'))
