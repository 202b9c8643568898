// An e-mail address, kept in small letters.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'
import { typedKind } from './marks.ts'

const pattern =
  /^(?!\.)(?!.*\.\.)[^\s@<>"(),:;\\[\]]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u

export const emailKind: FieldKind<string> = typedKind({
  name: 'email',
  inputMode: 'email',
  late: true,
  format: (text) => text.toLowerCase(),
  tidy: (text) => text.trim(),
  show: (value) => value,
  parse: (text) => {
    const address = text.trim().toLowerCase()
    if (address === '') return fieldError('empty')
    return address.length <= 254 && pattern.test(address) ? ok(address) : fieldError('email')
  },
})
