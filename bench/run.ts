// Runs every measurement one after the other and prints one table; ends with 1 when a target is missed.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { tableOf, type Figure } from './figures.ts'
import { benchBlindSearch } from './blind-search.bench.ts'
import { benchBombs } from './bombs.bench.ts'
import { benchCredit } from './credit.bench.ts'
import { benchFirstPageSize } from './first-page-size.bench.ts'
import { benchFirstPaint } from './first-paint.bench.ts'
import { benchLines } from './lines.bench.ts'
import { benchLoopHold } from './loop-hold.bench.ts'
import { benchOfferTool } from './offer-tool.bench.ts'
import { benchPaperPrint } from './paper-print.bench.ts'
import { benchPapers } from './papers.bench.ts'
import { benchReach } from './reach.bench.ts'
import { benchScans } from './scans.bench.ts'
import { benchEmbeddedSaves, benchServerSaves } from './saves.bench.ts'
import { benchMemory, benchSecondStart } from './start.bench.ts'
import { benchStatementReader } from './statement-reader.bench.ts'
import { benchStatusPush } from './status-push.bench.ts'
import { benchUnderwriting } from './underwriting.bench.ts'
import { benchUnderwritingQuality } from './underwriting-quality.bench.ts'

const folder = mkdtempSync(join(tmpdir(), 'underway-bench-'))
const wanted = process.argv.slice(2)

const parts: readonly (readonly [name: string, run: () => Promise<readonly Figure[]>])[] = [
  ['saves-postgres', () => benchServerSaves(process.env.BENCH_DATABASE_URL)],
  ['saves-embedded', () => benchEmbeddedSaves(folder)],
  ['status-push', () => benchStatusPush(process.env.BENCH_DATABASE_URL)],
  ['loop-hold', () => benchLoopHold(process.env.BENCH_DATABASE_URL)],
  ['reach', () => benchReach(process.env.BENCH_DATABASE_URL)],
  ['bombs', benchBombs],
  ['statement-reader', benchStatementReader],
  ['scans', benchScans],
  ['lines', () => benchLines(process.env.BENCH_DATABASE_URL)],
  ['blind-search', () => benchBlindSearch(process.env.BENCH_DATABASE_URL)],
  ['size', () => benchFirstPageSize(folder)],
  ['paint', () => benchFirstPaint(folder)],
  ['underwriting', benchUnderwriting],
  ['credit', async () => benchCredit()],
  ['offer-tool', async () => benchOfferTool()],
  ['papers', benchPapers],
  ['paper-print', benchPaperPrint],
  ['underwriting-quality', benchUnderwritingQuality],
  ['start', () => benchSecondStart(folder)],
  ['memory', () => benchMemory(folder)],
]

const figures: Figure[] = []
for (const [name, run] of parts) {
  if (wanted.length && !wanted.includes(name)) continue
  process.stderr.write(`${name} ...\n`)
  const found = await run().catch((error: unknown): Figure[] => [
    {
      name,
      value: error instanceof Error ? error.message.trim().slice(0, 200) : 'failed',
      target: 'runs',
      pass: false,
    },
  ])
  figures.push(...found)
}
rmSync(folder, { recursive: true, force: true })

const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${machine}${process.env.BENCH_DATABASE_NAME ? `, ${process.env.BENCH_DATABASE_NAME}` : ''}\n`,
)
console.log(tableOf(figures))
process.exit(figures.some((figure) => figure.pass === false) ? 1 : 0)
