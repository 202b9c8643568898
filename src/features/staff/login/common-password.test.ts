// Which passwords are refused for being tried first, and which good ones are not.
import { expect, test } from 'vitest'
import { isEasyToGuess } from './common-password.server.ts'

const about = ['Harbor Funding', 'Dana Whitfield', 'dana.whitfield@harbor.example']

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd!!!!!',
  'passwordpassword',
  'sunshine2024!',
  '123456789012',
  '2026-11-16-10',
  '!!!!!!!!!!!!',
  'qwertyuiop12',
  'aaaaaaaaaaaaaa',
  'Harbor-Funding1',
  'whitfield.2026',
  'DanaWhitfield!',
])('%s is refused', (password) => expect(isEasyToGuess(password, about)).toBe(true))

test.each([
  'sunshine over the old pier',
  'harbor lights at a quarter past',
  'correct horse battery staple',
  'el perro duerme en la cocina',
  'v9$Tq!m2Zr_Lw7',
  '7 blue chairs',
])('%s is taken', (password) => expect(isEasyToGuess(password, about)).toBe(false))
