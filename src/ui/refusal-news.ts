// Tells whoever shows a page that some call on it was refused, by the refusal's code: some refusals are about the page as a whole.
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from './answer.ts'

type Listener = (code: string) => void
const listeners = new Set<Listener>()

/** Hears the code of every refused call of this page; answers how to stop that. */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes an answer on, telling its refusal to who listens. */
export function tellListeners<T>(answer: Outcome<T, CallFailure>): Outcome<T, CallFailure> {
  const failure = answer.ok ? null : answer.refusal
  if (failure?.kind === 'problem') for (const listener of [...listeners]) listener(failure.code)
  return answer
}
