// The editor's states: every move from every state, against a table.
import { expect, test } from 'vitest'
import type { SetOffer } from './custom-offer.ts'
import { moved, type Editor } from './editor.ts'

const set: SetOffer = { position: 'first', amount: 100, term: 6, frequency: 'daily' }
const other: SetOffer = { position: 'first', amount: 200, term: 9, frequency: 'weekly' }
const states = {
  sources: { at: 'sources' },
  summary: { at: 'summary', position: 'stack' },
  view: { at: 'customize', mode: 'view', set },
  edit: { at: 'customize', mode: 'edit', set, before: set },
  changed: { at: 'customize', mode: 'edit', set: { ...set, amount: 1 }, before: set },
  closed: { at: 'closed' },
} as const satisfies Record<string, Editor>
type State = keyof typeof states

const cases: readonly (readonly [Parameters<typeof moved>[1], Partial<Record<State, Editor>>])[] = [
  [{ move: 'sources' }, Object.fromEntries(Object.keys(states).map((from) => [from, states.sources]))],
  [{ move: 'continue', position: 'first' }, { sources: { at: 'summary', position: 'first' } }],
  [{ move: 'reopen', set: other }, { sources: { at: 'customize', mode: 'view', set: other } }],
  [
    { move: 'toggle', position: 'first' },
    {
      summary: { at: 'summary', position: 'first' },
      view: { at: 'summary', position: 'first' },
      edit: { at: 'summary', position: 'first' },
      changed: { at: 'summary', position: 'first' },
    },
  ],
  [
    { move: 'customize', set: other },
    { summary: { at: 'customize', mode: 'edit', set: other, before: other } },
  ],
  [{ move: 'modify' }, { view: states.edit }],
  [
    { move: 'change', part: { term: 12 } },
    {
      edit: { ...states.edit, set: { ...set, term: 12 } },
      changed: { ...states.edit, set: { ...set, amount: 1, term: 12 } },
    },
  ],
  [
    { move: 'commit' },
    { edit: states.view, changed: { at: 'customize', mode: 'view', set: { ...set, amount: 1 } } },
  ],
  [
    { move: 'cancel' },
    {
      view: { at: 'summary', position: 'first' },
      edit: { at: 'summary', position: 'first' },
      changed: states.edit,
    },
  ],
  [
    { move: 'revert', to: other },
    { edit: { ...states.edit, set: other }, changed: { ...states.edit, set: other } },
  ],
  [{ move: 'submit' }, { view: states.closed }],
]

test.each(cases)('%o', (move, goes) => {
  for (const from of Object.keys(states) as State[])
    expect([from, moved(states[from], move)]).toEqual([from, goes[from] ?? states[from]])
})

test('a change of any part is one that Cancel takes back first', () => {
  for (const part of [{ amount: 1 }, { term: 1 }, { frequency: 'weekly' as const }]) {
    const typed = moved(states.edit, { move: 'change', part })
    expect(moved(typed, { move: 'cancel' })).toEqual(states.edit)
  }
})
