// Papers: what writing one costs, and what the seal adds to one of about 12 pages.
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { composePaper } from '#features/papers/papers.ts'
import { makeSealPem } from '#platform/paper/seal/make-seal.ts'
import { readSealKey } from '#platform/paper/seal/seal-key.ts'
import { sealPdf } from '../test/seal-pdf.ts'
import { writePaper } from '#platform/paper/write-paper.ts'
import { sampleAgreement } from '../test/sample-papers.ts'
import { median, reached, type Figure } from './figures.ts'

const ROUNDS = 15
const WARM_UP = 5
const MEMORY_PAPERS = 40

export async function benchPapers(): Promise<Figure[]> {
  const madeAt = new Date('2026-11-22T15:00:00Z')
  const key = readSealKey(await makeSealPem('Bench', madeAt), madeAt)
  // A payment each bank day of a year, 252 lines, all clauses, and eight who sign.
  const signers = Array.from({ length: 8 }, (_, at) => ({
    place: `signer-${at}`,
    name: `Signer ${at}`,
    role: 'Owner',
    guarantor: true,
  }))
  const paper = composePaper('funding-agreement', sampleAgreement(12, 'daily', { signers }), 'en')
  const times = { write: [] as number[], seal: [] as number[] }
  let pages = 0
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const begun = performance.now()
    const written = writePaper(paper, madeAt)
    const between = performance.now()
    await sealPdf(written.bytes, key, { at: madeAt.toISOString(), reason: 'Bench' })
    const ended = performance.now()
    pages = written.pages
    if (round < 0) continue
    times.write.push(between - begun)
    times.seal.push(ended - begun)
  }
  const [write, both] = [median(times.write), median(times.seal)]
  await writeMany(paper, madeAt)
  const before = await heapKept()
  await writeMany(paper, madeAt)
  const grown = ((await heapKept()) - before) / 2 ** 20
  return [
    reached(
      `a PDF of ${pages} pages written and sealed, to written alone`,
      both / write,
      { most: 10 },
      `${both.toFixed(0)} ms, ${write.toFixed(0)} ms unsealed`,
    ),
    reached(
      `memory kept by ${MEMORY_PAPERS} papers after as many before, MB`,
      grown,
      { most: 4 },
      `${grown.toFixed(1)} MB`,
    ),
  ]
}

async function writeMany(paper: Parameters<typeof writePaper>[0], madeAt: Date): Promise<void> {
  for (let made = 0; made < MEMORY_PAPERS; made++) {
    writePaper(paper, madeAt)
    // As in a thread, where every paper is a turn of its own.
    await setImmediate()
  }
}

/** Bytes of the heap that something still holds: what merely waits to be collected is no leak, and was up to 300 MB of it. */
async function heapKept(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // What a first collection finalizes, a later one frees.
  for (let turn = 0; turn < 4; turn++) {
    collect()
    await setImmediate()
  }
  return process.memoryUsage().heapUsed
}
