// Reads one line of standard input for a command: what is typed behind a command stays in the shell's history.

export type Input = AsyncIterable<string | Buffer>

/** Longer than any address. */
const MOST = 1000

/** The first line, as soon as it is there. */
export async function readLine(input: Input): Promise<string> {
  let text = ''
  for await (const part of input) {
    text += part.toString()
    if (text.includes('\n') || text.length > MOST) break
  }
  return text.split('\n', 1)[0]!
}
