// One person's way through the bank pages: where they are, whom they logged in as, how often they tried.
import { randomBytes, randomUUID } from 'node:crypto'
import type { SimulatedBank } from '#simulators/bank-world/banks.ts'
import { bankById } from '#simulators/bank-world/banks.ts'
import type { LoginIdentity } from '#simulators/bank-world/personas.ts'
import { demoCode, demoPassword, identityOf } from '#simulators/bank-world/personas.ts'

type Step =
  | 'consent'
  | 'bank'
  | 'login'
  | 'factor'
  | 'oauth'
  | 'oauth-wait'
  | 'accounts'
  | 'done'
  | 'down'
  | 'locked'
  | 'empty'
  | 'denied'
  | 'left'

/** What the page tells the window that holds it. */
export interface FrameMessage {
  readonly type: string
  readonly [key: string]: unknown
}

interface SessionStart {
  readonly language: 'en' | 'es'
  readonly appName: string
  /** OAuth banks send the browser there; absent: they open in a window of their own. */
  readonly redirectUri?: string
  /** A login to be repaired: its bank is set, its accounts stay. */
  readonly repair?: { readonly bank: SimulatedBank; readonly identity: LoginIdentity }
  readonly expiresAt: number
}

export interface BankSession extends SessionStart {
  readonly id: string
  readonly sessionRef: string
  step: Step
  bank: SimulatedBank | undefined
  identity: LoginIdentity | undefined
  triesLeft: number
  /** Text of what went wrong on this step, as a word of the pages. */
  complaint: 'loginWrong' | 'loginEmpty' | 'factorWrong' | 'accountsNone' | 'waitNotYet' | undefined
  oauthState: string | undefined
  oauthDone: 'granted' | 'denied' | undefined
}

export type SessionEvent =
  | 'agreed'
  | 'bank-chosen'
  | 'credentials-sent'
  | 'credentials-wrong'
  | 'locked'
  | 'bank-down'
  | 'oauth-opened'
  | 'logged-in'

const tries = 3

export function openSession(start: SessionStart, id: string = randomBytes(16).toString('hex')): BankSession {
  return {
    ...start,
    id,
    sessionRef: randomUUID(),
    step: start.repair ? (start.repair.bank.manner === 'oauth' ? 'oauth' : 'login') : 'consent',
    bank: start.repair?.bank,
    identity: undefined,
    triesLeft: tries,
    complaint: undefined,
    oauthState: undefined,
    oauthDone: undefined,
  }
}

/** Back to the first step, for a widget that is opened again. */
export function restartSession(session: BankSession): void {
  Object.assign(session, openSession(session, session.id))
}

export function chooseBank(session: BankSession, bankId: string): SessionEvent | undefined {
  const bank = bankById(bankId)
  if (!bank) return undefined
  session.bank = bank
  session.triesLeft = tries
  session.complaint = undefined
  session.step = bank.manner === 'down' ? 'down' : bank.manner === 'oauth' ? 'oauth' : 'login'
  return bank.manner === 'down' ? 'bank-down' : 'bank-chosen'
}

/** Checks a login, here or on the bank's own page. */
export function logIn(session: BankSession, username: string, password: string): SessionEvent | undefined {
  if (username.trim() === '' || password === '') {
    session.complaint = 'loginEmpty'
    return undefined
  }
  const identity = password === demoPassword ? identityOf(username) : undefined
  if (!identity) return wrong(session, 'loginWrong')
  session.complaint = undefined
  session.identity = identity
  if (identity.persona === 'institution-down') {
    session.step = 'down'
    return 'bank-down'
  }
  session.triesLeft = tries
  if (identity.persona === 'mfa' || identity.trait === 'second-factor-again') {
    session.step = 'factor'
    return 'credentials-sent'
  }
  return enter(session)
}

export function giveCode(session: BankSession, code: string): SessionEvent {
  if (code.replace(/\s/g, '') !== demoCode) return wrong(session, 'factorWrong')
  session.complaint = undefined
  return enter(session)
}

function wrong(session: BankSession, complaint: 'loginWrong' | 'factorWrong'): SessionEvent {
  session.triesLeft -= 1
  session.complaint = complaint
  if (session.triesLeft > 0) return 'credentials-wrong'
  session.step = 'locked'
  session.identity = undefined
  return 'locked'
}

function enter(session: BankSession): SessionEvent {
  session.step = session.identity?.trait === 'no-accounts' ? 'empty' : 'accounts'
  return 'logged-in'
}

/** Leaves for the bank's own page; the state comes back in the return address. */
export function leaveForBank(session: BankSession): string {
  session.oauthState ??= randomUUID()
  session.oauthDone = undefined
  session.step = 'oauth-wait'
  return session.oauthState
}

/** The person came back, by return address or by closing the window. */
export function returnFromBank(session: BankSession): SessionEvent | undefined {
  if (session.oauthDone === 'granted') return enter(session)
  if (session.oauthDone === 'denied') {
    session.step = 'denied'
    return undefined
  }
  session.complaint = 'waitNotYet'
  return undefined
}

/** One step back, where going back makes sense. */
export function goBack(session: BankSession): void {
  session.complaint = undefined
  if (session.repair) return
  if (session.step === 'bank') session.step = 'consent'
  else if (session.step !== 'done' && session.step !== 'left') session.step = 'bank'
}
