// Other people's readers of PDF, where they are installed (packages poppler-utils and qpdf): what we write must be right for them too.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Tool = 'pdftotext' | 'pdfinfo' | 'pdffonts' | 'pdfsig' | 'qpdf' | 'openssl'

/** Whether it can be called here; `npm test` says aloud where it cannot. */
export const hasTool = (tool: Tool): boolean =>
  spawnSync(tool, [tool === 'qpdf' ? '--version' : tool === 'openssl' ? 'version' : '-v']).error === undefined

/** What a tool prints about a file. `after` stands behind the file's name. */
export function askTool(tool: Tool, bytes: Uint8Array, before: string[] = [], after: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'underway-pdf-'))
  const file = join(folder, 'paper.pdf')
  writeFileSync(file, bytes)
  const run = spawnSync(tool, [...before, file, ...after], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  return run.stdout + run.stderr
}

/** The words of all pages by the reader that the product has itself, a text for each page. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const { extractText, getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** The words of one page, the first being 1. */
export async function pageText(bytes: Uint8Array, number: number): Promise<string> {
  const { getDocumentProxy } = await import('unpdf')
  const page = await (await getDocumentProxy(Uint8Array.from(bytes))).getPage(number)
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
