// Between the calls and the dialog that asks for a fresh proof: a call that was refused for want of one waits here, and is repeated.

type Ask = () => Promise<boolean>
let asker: Ask | null = null
let asked: Promise<boolean> | null = null

/** Who can ask the person; answers how to stop that. */
export function onProofNeeded(ask: Ask): () => void {
  asker = ask
  return () => void (asker === ask && (asker = null))
}

/** Whether the person proved who they are; calls that ask meanwhile share the answer. False where nobody can be asked. */
export function askForProof(): Promise<boolean> {
  asked ??= (asker?.() ?? Promise.resolve(false)).finally(() => (asked = null))
  return asked
}
