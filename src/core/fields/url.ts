// A website's address: scheme and host in small letters, the path as its owner wrote it.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'

const host =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})(?::\d{1,5})?$/u

/** What stands before the first '/', '?' or '#' after the scheme. */
const parts = (text: string): { scheme: string; host: string; rest: string } => {
  const m = /^([a-z]{2,10}:\/\/)?([^/?#]*)([^]*)$/i.exec(text)
  return { scheme: m?.[1] ?? '', host: m?.[2] ?? '', rest: m?.[3] ?? '' }
}

export const urlKind: FieldKind<string> = {
  name: 'url',
  inputMode: 'url',
  format: (text) => {
    const { scheme, host, rest } = parts(text)
    return scheme.toLowerCase() + host.toLowerCase() + rest
  },
  tidy: (text) => text.trim(),
  show: (value) => value,
  parse: (text) => {
    const address = urlKind.format(text.trim())
    if (address === '') return fieldError('empty')
    const { scheme, host: where, rest } = parts(address)
    const good = /^(?:https?:\/\/)?$/.test(scheme) && host.test(where) && !/\s/.test(rest)
    return good && address.length <= 500 ? ok(address) : fieldError('url')
  },
}
