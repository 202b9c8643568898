// PDFium as WebAssembly, begun once; only in a process for foreign bytes.
import type { PDFiumModule } from '@hyzyla/pdfium'

export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>

let started: ReturnType<typeof start> | null = null

/** Its library, and the module below it, which can do more. */
export const pdfium = () => (started ??= start())

async function start() {
  const { PDFiumLibrary, PDFiumModule } = await import('@hyzyla/pdfium')
  let module!: Pdfium
  // What it says would go where the process answers.
  const vendor: typeof PDFiumModule = async (options) =>
    (module = await PDFiumModule({ ...options, print: () => {}, printErr: () => {} } as typeof options))
  const library = await PDFiumLibrary.initBase({ vendor })
  return { library, module }
}
