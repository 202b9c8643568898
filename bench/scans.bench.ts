// Reading pages of their pictures: a page against the engine on the bare picture; and the memory of processes that read many files.
import { join } from 'node:path'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { openPdf } from '#platform/ocr/draw-pages.ts'
import { readScannedPage } from '#platform/ocr/read-scanned-page.ts'
import { readWords } from '#platform/ocr/read-words.ts'
import { startThreads } from '#platform/threads/threads.ts'
import { mostMemory } from '../test/child-memory.ts'
import { scanOf } from '../test/scans.ts'
import { drawn } from '../test/statements/index.ts'
import { pdfOf } from '../test/statements/pdf.ts'
import { median, notRun, reached, type Figure } from './figures.ts'

const mime = 'application/pdf'
const built = (name: string) => join(process.cwd(), 'dist', 'server', `${name}.js`)

const ROUNDS = 3
const MOST_TIMES = 1.5
const FILES = 200
const PAGES = 16
/** Of the files, after which memory is looked at for the first time. */
const WARM = 1 / 4
const MOST_GROWTH = 1.1

export async function benchScans(): Promise<Figure[]> {
  return [
    await aPage(),
    ...(process.platform === 'linux' ? await memory() : [notRun('memory', 'only Linux tells')]),
  ]
}

/** Whole: drawn, flattened, levelled, read and put together; the engine reads the picture as it was drawn. */
async function aPage(): Promise<Figure> {
  const bytes = await scanOf(await pdfOf(drawn('bankOfAmerica', 4, 40).sheet), {
    tilt: 0.8,
    noise: 25,
    pages: [1],
  })
  const file = await openPdf(bytes)
  const { grey } = await file.draw(1)
  file.close()
  await readWords(grey)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await workOf(() => readWords(grey))
    const whole = await workOf(async () => {
      if (!(await readScannedPage({ bytes, mime, page: 1 }))?.pieces.length)
        throw new Error('nothing was read')
    })
    times.push(whole / bare)
  }
  return reached(
    'a scanned page read, against Tesseract on the bare picture',
    median(times),
    { most: MOST_TIMES },
    `median of ${ROUNDS}`,
  )
}

/** Milliseconds of this process's own time: what else the machine does is in neither. */
async function workOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

async function memory(): Promise<Figure[]> {
  const text = await growth(
    FILES,
    async (seed) => pdfOf(drawn('bankOfAmerica', seed, 60).sheet),
    'read-statement-lines',
  )
  const pictures = await growth(
    PAGES,
    async (seed) =>
      scanOf(await pdfOf(drawn('trailingMinus', seed, 4 + (seed % 5)).sheet), { tilt: 0.6, pages: [1] }),
    'read-scanned-page',
  )
  const figure = (name: string, { first, last }: { first: number; last: number }) =>
    reached(name, last / first, { most: MOST_GROWTH }, `${first.toFixed(0)} and ${last.toFixed(0)} MB`)
  return [
    figure(`most memory after ${FILES} statements, against the first quarter`, text),
    figure(`most memory after ${PAGES} scanned pages, against the first quarter`, pictures),
  ]
}

/** MB at the most of one process, after the first files and after all. */
async function growth(
  files: number,
  make: (seed: number) => Promise<Uint8Array>,
  task: 'read-statement-lines' | 'read-scanned-page',
): Promise<{ first: number; last: number }> {
  const threads = startThreads({
    file: built('thread'),
    childFile: built('child'),
    keys: makeKeyMaterial,
    most: 1,
  })
  const most = (from: number, to: number) =>
    mostMemory(built('child'), async () => {
      for (let seed = from; seed < to; seed++) {
        const bytes = await make(seed)
        const read = await threads.run(task, { bytes, mime, page: 1 })
        if (!read.ok) throw new Error(read.refusal)
      }
    })
  try {
    const first = await most(1, files * WARM)
    return { first, last: await most(files * WARM, files) }
  } finally {
    await threads.stop()
  }
}
