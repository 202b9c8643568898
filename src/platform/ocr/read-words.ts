// The words on a grey picture with their places, by Tesseract as WebAssembly; only in a process for foreign bytes. Nothing is downloaded.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { Grey } from './grey.ts'

/** A word and its box, in points of the picture from the top left corner. */
export interface SeenWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Counts the lines of the page. */
  readonly line: string
  /** 0 to 100, as the engine trusts its word. */
  readonly confidence: number
}

interface Engine {
  Init(path: null, language: string, mode: number, config: null): number
  SetVariable(name: string, value: string): boolean
  SetImageFile(exif: number, angle: number): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
}
interface Core {
  readonly FS: { writeFile(path: string, data: Uint8Array): void }
  readonly TessBaseAPI: new () => Engine
}
type StartCore = (options: { readonly print: () => void; readonly printErr: () => void }) => Promise<Core>

/** The networks alone, without the engine before them. */
const LSTM_ONLY = 1
/** Lines of one block, from the top: columns of a table stay side by side. */
const ONE_BLOCK = '6'

let started: Promise<{ readonly core: Core; readonly engine: Engine }> | null = null

async function start() {
  const require = createRequire(import.meta.url)
  const open = require('tesseract.js-core/tesseract-core-simd-lstm.js') as StartCore
  // What it says would go where the process answers.
  const core = await open({ print: () => {}, printErr: () => {} })
  const data = require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')
  core.FS.writeFile('eng.traineddata', gunzipSync(readFileSync(data)))
  const engine = new core.TessBaseAPI()
  if (engine.Init(null, 'eng', LSTM_ONLY, null) !== 0) throw new Error('the reader of pictures did not begin')
  engine.SetVariable('tessedit_pageseg_mode', ONE_BLOCK)
  engine.SetVariable('user_defined_dpi', '300')
  return { core, engine }
}

/** From the top. Throws where the engine does not take the picture. */
export async function readWords({ width, height, at }: Grey): Promise<SeenWord[]> {
  const { core, engine } = await (started ??= start())
  try {
    core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), at]))
    if (engine.SetImageFile(1, 0) !== 0) throw new Error('no picture')
    engine.Recognize(null)
    return wordsOf(engine.GetTSVText(0))
  } finally {
    engine.Clear()
  }
}

/** Level 5 of its table: page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordsOf(table: string): SeenWord[] {
  return table.split('\n').flatMap((row) => {
    const cells = row.split('\t')
    const text = cells[11]?.trim()
    if (cells[0] !== '5' || !text) return []
    const [left, top, width, height] = cells.slice(6, 10).map(Number) as [number, number, number, number]
    const line = cells.slice(1, 5).join('.')
    return [{ text, left, top, width, height, line, confidence: Number(cells[10]) }]
  })
}
