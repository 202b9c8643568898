// The state of linking on the screen, and what the frame's messages mean.
import { describe, expect, it } from 'vitest'
import { frameMessage } from './bank-frame.ts'
import { endOfExit } from './bank-widget.ts'
import { afterLinkEvent, type LinkEvent, type LinkState } from './link-state.ts'

const after = (...events: LinkEvent[]): LinkState =>
  events.reduce<LinkState>(afterLinkEvent, { at: 'looking' })
const frame: LinkEvent = { kind: 'frame-given', url: 'https://bank.example/frame', customer: 'c1' }

describe('linking', () => {
  it('goes by the frame, or by the widget, to a bank that is linked', () => {
    expect(after({ kind: 'opened' }, frame)).toEqual({
      at: 'frame',
      url: 'https://bank.example/frame',
      customer: 'c1',
    })
    expect(after({ kind: 'opened' }, frame, { kind: 'taken' })).toEqual({ at: 'progress' })
    expect(
      after({ kind: 'opened' }, { kind: 'widget-opened' }, { kind: 'taken' }, { kind: 'linked' }),
    ).toEqual({
      at: 'linked',
    })
  })

  it('never takes back a link that was made, unless another account is opened', () => {
    const linked = after({ kind: 'linked' })
    expect(afterLinkEvent(linked, { kind: 'stopped', cause: 'cancelled' })).toBe(linked)
    expect(afterLinkEvent(linked, { kind: 'cause-known', cause: 'login' })).toBe(linked)
    expect(afterLinkEvent(linked, { kind: 'opened' })).toEqual({ at: 'opening' })
  })

  it('is linked all the same when another account did not come of it', () => {
    const another = after({ kind: 'linked' }, { kind: 'opened' }, frame)
    expect(
      [
        { kind: 'stopped', cause: 'cancelled' } as const,
        { kind: 'linked', besides: 'institution-down' } as const,
      ].reduce<LinkState>(afterLinkEvent, another),
    ).toEqual({ at: 'linked', besides: 'institution-down' })
  })

  it('follows what the server read of a linked bank: refused, or a fresh login wanted', () => {
    const linked = after({ kind: 'linked' })
    expect(afterLinkEvent(linked, { kind: 'undone', cause: 'personal-account' })).toEqual({
      at: 'stopped',
      cause: 'personal-account',
    })
    const repair: LinkEvent = { kind: 'repair-wanted', connection: 'c1', institution: 'First Bank' }
    expect(afterLinkEvent(linked, repair)).toMatchObject({ at: 'repair', connection: 'c1' })
  })

  it('tells the cause that the server knows, but not to somebody who has opened the bank again', () => {
    const stopped = after({ kind: 'opened' }, frame, { kind: 'stopped', cause: 'cancelled' })
    expect(afterLinkEvent(stopped, { kind: 'cause-known', cause: 'institution-down' })).toEqual({
      at: 'stopped',
      cause: 'institution-down',
    })
    const again = afterLinkEvent(stopped, { kind: 'opened' })
    expect(afterLinkEvent(again, { kind: 'cause-known', cause: 'institution-down' })).toBe(again)
  })

  it('keeps the server sentence of a call that failed, and asks for a fresh login where the bank wants one', () => {
    expect(after({ kind: 'stopped', cause: 'unavailable', told: 'No connection.' })).toEqual({
      at: 'stopped',
      cause: 'unavailable',
      told: 'No connection.',
    })
    expect(after({ kind: 'repair-wanted', connection: 'c1', institution: 'First Bank' })).toEqual({
      at: 'repair',
      connection: 'c1',
      institution: 'First Bank',
    })
  })
})

describe("the frame's messages", () => {
  it('ends in done, cancel or error with the code it gave', () => {
    expect(frameMessage({ type: 'done', data: { code: 200, reason: 'complete' } })).toEqual({
      kind: 'end',
      end: { kind: 'done' },
    })
    expect(frameMessage({ type: 'cancel', data: { code: 100, reason: 'exit' } })).toEqual({
      kind: 'end',
      end: { kind: 'cancelled', reason: 'exit' },
    })
    expect(frameMessage({ type: 'error', data: { code: 500, reason: 'unableToConnect' } })).toEqual({
      kind: 'end',
      end: { kind: 'failed', reason: 'unableToConnect' },
    })
    expect(frameMessage({ type: 'error' })).toEqual({ kind: 'end', end: { kind: 'failed', reason: '' } })
  })

  it('opens a bank only at a web address', () => {
    expect(frameMessage({ type: 'url', url: 'https://bank.example/oauth' })).toEqual({
      kind: 'url',
      url: 'https://bank.example/oauth',
    })
    expect(frameMessage({ type: 'url', url: 'javascript:alert(1)' })).toBeNull()
    expect(frameMessage({ type: 'url' })).toBeNull()
  })

  it('passes over everything that is no message of the frame', () => {
    for (const other of [null, 'ping', 7, {}, { type: 'webpackOk' }]) expect(frameMessage(other)).toBeNull()
    expect(frameMessage({ type: 'ack' })).toEqual({ kind: 'ack' })
  })
})

describe("the widget's exit", () => {
  it('keeps its error; without one the person closed it', () => {
    expect(endOfExit({ error_code: 'INSTITUTION_DOWN', error_type: 'INSTITUTION_ERROR' })).toEqual({
      kind: 'failed',
      reason: 'INSTITUTION_DOWN',
    })
    expect(endOfExit(null)).toEqual({ kind: 'cancelled', reason: '' })
  })
})
