// Plaid's tokens and ids. They look like the vendor's and hold the linked login in their digits, so a restart forgets nothing.
import { randomBytes } from 'node:crypto'
import { hash32 } from '#simulators/bank-world/dice.ts'
import type { LinkedLogin } from '#simulators/bank-world/linked-login.ts'
import { decodeLogin, encodeLogin } from '#simulators/bank-world/linked-login.ts'

const hexHash = (text: string, width: number): string =>
  hash32(text).toString(16).padStart(8, '0').slice(0, width)

/** 32 hex digits: the content, random ones to fill, and a check at the end; written like a UUID. */
function sealed(content: string): string {
  const body = (content + randomBytes(16).toString('hex')).slice(0, 28)
  const all = body + hexHash(`seal ${body}`, 4)
  return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join('-')
}

/** The digits of a token with this prefix; undefined when no simulator made it. */
function unsealed(token: string, prefix: string): string | undefined {
  if (!token.startsWith(prefix)) return undefined
  const all = token.slice(prefix.length).replace(/-/g, '')
  const body = all.slice(0, 28)
  return all.length === 32 && hexHash(`seal ${body}`, 4) === all.slice(28) ? body : undefined
}

const accessPrefix = 'access-sandbox-'
const reportPrefix = 'assets-sandbox-'

interface AccessToken {
  readonly login: LinkedLogin
  /** Whether the owner agreed to statements. */
  readonly statements: boolean
  /** Whether the owner agreed to transactions. */
  readonly transactions: boolean
}

/** Content: login 15 digits, statements 2, transactions 2. */
export const accessTokenOf = ({ login, statements, transactions }: AccessToken): string =>
  accessPrefix + sealed(`${encodeLogin(login)}${statements ? '51' : '00'}${transactions ? '51' : '00'}`)
export function readAccessToken(token: string): AccessToken | undefined {
  const body = unsealed(token, accessPrefix)
  const login = body === undefined ? undefined : decodeLogin(body.slice(0, 15))
  return body && login
    ? { login, statements: body.slice(15, 17) === '51', transactions: body.slice(17, 19) === '51' }
    : undefined
}

interface ReportToken {
  readonly login: LinkedLogin
  readonly days: number
  /** Day number on which it was asked for. */
  readonly createdDay: number
}

/** Content: login 15 digits, days 3, day 5. */
export const reportTokenOf = ({ login, days, createdDay }: ReportToken): string =>
  reportPrefix +
  sealed(`${encodeLogin(login)}${String(days).padStart(3, '0')}${String(createdDay).padStart(5, '0')}`)

export function readReportToken(token: string): ReportToken | undefined {
  const body = unsealed(token, reportPrefix)
  const login = body === undefined ? undefined : decodeLogin(body.slice(0, 15))
  return body && login
    ? { login, days: Number(body.slice(15, 18)), createdDay: Number(body.slice(18, 23)) }
    : undefined
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789'

/** An id of 37 characters that follows from its key. */
export function idOf(...key: readonly string[]): string {
  let id = ''
  for (let i = 0; id.length < 37; i++) {
    let n = hash32(`${i}/${key.join('/')}`)
    for (let j = 0; j < 5; j++, n = Math.floor(n / alphabet.length)) id += alphabet[n % alphabet.length] ?? ''
  }
  return id.slice(0, 37)
}

/** A UUID that follows from its key. */
export function uuidOf(key: string): string {
  const all = [0, 1, 2, 3].map((i) => hexHash(`${i} ${key}`, 8)).join('')
  return [
    all.slice(0, 8),
    all.slice(8, 12),
    `4${all.slice(13, 16)}`,
    `8${all.slice(17, 20)}`,
    all.slice(20),
  ].join('-')
}
