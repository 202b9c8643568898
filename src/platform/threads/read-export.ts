// Reads a bank's export (separated values, OFX, a workbook) from its bytes.
import { readOfx } from '#core/domain/statement-exports/read-ofx.ts'
import { readSeparated } from '#core/domain/statement-exports/read-separated.ts'
import { readWorkbook } from '#core/domain/statement-exports/read-workbook.ts'
import type { ExportMime } from '#core/domain/statement-exports/export-kinds.ts'
import type { StatementFile, UnreadReason } from '#core/domain/statement-reader/read-statement.ts'
import { refused, type Outcome } from '#core/ground/outcome.ts'
import { textOfBytes } from '../text-of-bytes.ts'
import { isOutOfMemory } from './out-of-memory.ts'
import { TooLarge, zipParts } from './zip-parts.ts'

type Unread = UnreadReason | 'unreadable'

/** 'unreadable' where the bytes are not what `mime` says. */
export function readExport(bytes: Uint8Array, mime: ExportMime): Outcome<StatementFile, Unread> {
  try {
    if (mime === 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet') return readSheets(bytes)
    const text = textOf(bytes)
    if (text === null) return refused('unreadable')
    return mime === 'text/csv' ? readSeparated(text) : readOfx(text)
  } catch (error) {
    if (error instanceof TooLarge) return refused('too-long')
    if (isOutOfMemory(error)) throw error
    return refused('unreadable')
  }
}

function readSheets(bytes: Uint8Array): Outcome<StatementFile, Unread> {
  const part = zipParts(bytes)
  if (!part) return refused('unreadable')
  return readWorkbook((name) => {
    const xml = part(name)
    return xml && textOf(xml)
  })
}

/** Broken letters of a name keep nobody from reading amounts: what is strict elsewhere is read as it is here. Null where it is no text. */
function textOf(bytes: Uint8Array): string | null {
  const text = textOfBytes(bytes)
  if (text.ok) return text.value
  const plain = new TextDecoder('utf-8').decode(bytes)
  return plain.includes('\0') ? null : plain
}
