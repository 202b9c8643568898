// Where the browser's history says that a signer was, and how their part stands by now: a tab that is opened again asks for nothing that is over.
import { expect, test } from 'vitest'
import { nothingKnown } from '#core/flow/walk.ts'
import { stepShown } from '#features/capabilities/link-visit/link-walk.tsx'
import { signFlow } from './flow.ts'

test.each([
  ['signature', 'sign', 'signature'],
  ['signature', 'finished', 'end'],
  ['signature', 'signed', 'end'],
  ['signature', 'wait', 'end'],
  ['signature', 'ended', 'end'],
  ['signature', 'declined', 'end'],
  ['signature', 'code', 'code'],
  ['paper', 'sealing', 'end'],
  ['paper', 'code', 'code'],
  ['consent', 'sign', 'paper'],
  ['code', 'consent', 'consent'],
  ['end', 'sign', 'end'],
])('at %s, and by now %s: %s', (step, standing, shown) => {
  const { page } = signFlow.steps.find(({ id }) => id === step)!
  expect(stepShown(signFlow, { page, step }, nothingKnown, { standing })?.id).toBe(shown)
})
