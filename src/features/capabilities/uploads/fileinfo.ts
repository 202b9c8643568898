// What `fileinfo` says of the files of a request: which file is the statement of which month, and which are pages of one statement.
import { OLDEST_STATEMENT } from '#core/domain/statement-month.ts'
import { monthsBetween, type IsoMonth } from '#core/ground/dates.ts'

export interface FileInfo {
  /** 'YYYY-MM' by the file's place. */
  readonly months: ReadonlyMap<number, IsoMonth>
  /** The place of a further page -> the place of the file that it is a page of. */
  readonly pageOf: ReadonlyMap<number, number>
}

const isoMonth = /^\d{4}-(0[1-9]|1[0-2])$/
const likeMonth = /^\d{4}-\d{1,2}$/

/** Whether a statement can be of it: a month that has begun, and no more than two years ago. */
export function isStatementMonth(month: string, currentMonth: IsoMonth): boolean {
  const age = isoMonth.test(month) ? monthsBetween(month, currentMonth) : -1
  return age >= 0 && age <= OLDEST_STATEMENT
}

/**
 * `fileinfo` entries by the place of their file. A month that cannot be read is left out: the file itself may tell, or its sender. Null when
 * one names a month that no statement can be of: in the future, or more than two years ago.
 */
export function readFileInfo(infos: readonly string[], currentMonth: IsoMonth): FileInfo | null {
  const months = new Map<number, IsoMonth>()
  const pageOf = new Map<number, number>()
  for (const [at, info] of infos.entries()) {
    const read = parsed(info)
    const idx = Number(read?.idx ?? at)
    if (!Number.isInteger(idx)) continue
    const first = read?.page_of
    if (typeof first === 'number' && Number.isInteger(first) && first >= 0 && first < idx)
      pageOf.set(idx, first)
    const month = typeof read?.month === 'string' ? read.month.trim() : ''
    if (!likeMonth.test(month)) continue
    if (!isStatementMonth(month, currentMonth)) return null
    months.set(idx, month)
  }
  return { months, pageOf }
}

function parsed(text: string): { idx?: unknown; month?: unknown; page_of?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** The files in groups of one document each, in the order of their first pages; a page of something that is no first page stands alone. */
export function inDocuments<T>(
  files: readonly T[],
  pageOf: FileInfo['pageOf'],
): readonly (readonly [number, readonly T[]])[] {
  const groups = new Map<number, T[]>()
  for (const [at, file] of files.entries()) {
    const group = groups.get(pageOf.get(at) ?? at)
    if (group) group.push(file)
    else groups.set(at, [file])
  }
  return [...groups]
}
