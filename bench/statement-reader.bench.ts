// A 500-line statement: reading and proving it against taking its text out of the PDF; and hostile texts of as many pieces as are read at all.
import type { Page } from '#core/domain/statement-reader/page.ts'
import { readStatement } from '#core/domain/statement-reader/read-statement.ts'
import { textOfPdf } from '#platform/threads/pdf-text.ts'
import { drawn } from '../test/statements/index.ts'
import { pdfOf } from '../test/statements/pdf.ts'
import { median, reached, type Figure } from './figures.ts'

const ROUNDS = 7
const MOST_TIMES = 12
const MOST_HOSTILE_SECONDS = 10

async function msOf(run: () => unknown): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** As many rows as are read, each of the same cells. */
const hostile = (cells: readonly string[]): Page[] =>
  Array.from({ length: 150 }, () => ({
    pieces: Array.from({ length: Math.floor(1_000 / cells.length) }, (_, row) =>
      cells.map((text, at) => ({
        text,
        x: 40 + at * 70,
        y: 40 + row * 8,
        width: 50,
        height: 7,
        font: 'body',
      })),
    ).flat(),
  }))

export async function benchStatementReader(): Promise<Figure[]> {
  const pdf = await pdfOf(drawn('bankOfAmerica', 4, 500).sheet)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let placed: readonly Page[] = []
    const text = await msOf(async () => ({ placed } = await textOfPdf(new Uint8Array(pdf), 60_000)))
    const read = await msOf(() => {
      const found = readStatement(placed)
      if (!found.ok || !found.value.accounts.every(({ isProven }) => isProven))
        throw new Error('the drawn statement is not proven')
    })
    times.push(read / text)
  }
  const worst = Math.max(
    await msOf(() => readStatement(hostile(['01/02']))),
    await msOf(() => readStatement(hostile(['1.00']))),
    await msOf(() =>
      readStatement(hostile(['01/02/2026', 'Beginning balance', '1.00', '2.00', 'Ending balance 3.00'])),
    ),
  )
  return [
    reached(
      'statement of 500 lines read and proven, against taking its text out',
      median(times),
      { most: MOST_TIMES },
      `median of ${ROUNDS}`,
    ),
    reached(
      'hostile text of 150,000 pieces, seconds',
      worst / 1_000,
      { most: MOST_HOSTILE_SECONDS },
      'slowest of three',
    ),
  ]
}
