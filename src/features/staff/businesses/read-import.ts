// A file of businesses, read and checked line by line with the wizard's own rules; no message repeats a value.
import { lastingOf, type LastingAnswers, type LastingSecret } from '#core/contract/lasting-answers.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { readTexts } from '#core/contract/lead-model.ts'
import { isStartAhead } from '#core/domain/start-dates.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import { readHeader, type CsvHeader, type CsvProblem } from '#core/ground/csv-header.ts'
import { readCsv, type CsvRow } from '#core/ground/csv.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Language } from '#core/words/words.ts'
import { columnOf, columnNames, importColumns, requiredColumns, type ImportColumn } from './import-columns.ts'

export type ImportProblem = CsvProblem

export interface ImportedBusiness {
  readonly line: number
  readonly answers: LastingAnswers
  readonly secrets: Readonly<Partial<Record<LastingSecret, string>>>
  /** Which number the tax id is. */
  readonly tax: { readonly field: 'ein' | 'ssn'; readonly value: string }
  readonly brand: string
  readonly language: Language
  /** A representative's e-mail, '' for nobody. */
  readonly representative: string
}

interface ReadImport {
  readonly businesses: readonly ImportedBusiness[]
  readonly problems: readonly ImportProblem[]
}

type Cells = Readonly<Partial<Record<ImportColumn, string>>>

/** `brands`: the ids that exist besides the operator's own. Every line is read, so that all problems are named at once. */
export function readImport(text: string, today: IsoDate, brands: readonly string[]): ReadImport {
  const read = readCsv(text)
  if (!read.ok) return only({ line: read.refusal.line, column: '', message: 'a quote does not end here' })
  const [header, ...rows] = read.value
  if (!header) return only({ line: 1, column: '', message: 'the file is empty' })
  const columns = readHeader(header, columnNames, requiredColumns)
  if (columns.problems.length) return { businesses: [], problems: columns.problems }
  const problems: ImportProblem[] = []
  const businesses: ImportedBusiness[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    const one = readRow(row, columns, today, brands)
    problems.push(...one.problems)
    if (!one.business) continue
    const { field, value } = one.business.tax
    const before = seen.get(field + value)
    if (before !== undefined)
      problems.push({ line: row.line, column: 'tax_id', message: `is that of line ${before} too` })
    seen.set(field + value, row.line)
    businesses.push(one.business)
  }
  return { businesses, problems }
}

const only = (problem: ImportProblem): ReadImport => ({ businesses: [], problems: [problem] })

const cellsOf = ({ cell }: CsvHeader<ImportColumn>, row: CsvRow): Cells =>
  Object.fromEntries(columnNames.map((name) => [name, cell(row, name)]))

function readRow(
  row: CsvRow,
  columns: CsvHeader<ImportColumn>,
  today: IsoDate,
  brands: readonly string[],
): { readonly business?: ImportedBusiness; readonly problems: readonly ImportProblem[] } {
  const { line } = row
  const cells = cellsOf(columns, row)
  const problem = (column: string, message: string): ImportProblem => ({ line, column, message })
  const tax = isSoleProprietor(cells.classification) ? 'ssn' : 'ein'
  const texts: Partial<Record<FieldId, string>> = { [tax]: cells.tax_id }
  for (const [column, text] of Object.entries(cells) as [ImportColumn, string][]) {
    const field = importColumns[column]
    if (field && text && !(field === 'ssn' && tax === 'ssn')) texts[field] = text
  }
  const oneName = /^\s*(?:(yes|true|1|s[ií])|no|false|0)?\s*$/i.exec(cells.one_name ?? '')
  if (oneName?.[1]) {
    texts.oneName = 'true'
    delete texts.lastName
  } else delete texts.oneName
  const start = /^(\d{4})-(\d{2})$/.exec(cells.start ?? '')
  if (start) Object.assign(texts, { startYear: start[1], startMonth: String(Number(start[2])) })
  const problems = [
    ...(columns.hasMore(row) ? [problem('', 'has a cell under no column of the header')] : []),
    ...requiredColumns
      // Whoever has one name only says so in a column of its own.
      .filter((column) => !cells[column] && !(column === 'last_name' && (texts.oneName || !oneName)))
      .map((column) => problem(column, 'is empty')),
    ...(oneName ? [] : [problem('one_name', "must be 'yes' or 'no'")]),
    ...(cells.start && !start ? [problem('start', 'must be a month as 2019-04')] : []),
    ...(cells.brand && !brands.includes(cells.brand) ? [problem('brand', 'there is no such brand')] : []),
    ...(cells.language && !['en', 'es'].includes(cells.language)
      ? [problem('language', "must be 'en' or 'es'")]
      : []),
  ]
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
  const read = readTexts(given, () => false, today, 'en')
  if (!read.ok) problems.push(...read.refusal.map(({ field, message }) => problem(columnOf(field), message)))
  if (problems.length || !read.ok) return { problems }
  const { values } = read.value
  if (isStartAhead(values.startYear, values.startMonth, today))
    return { problems: [problem('start', 'has not come yet')] }
  const { ein, ssn, dateOfBirth } = values
  const value = String(tax === 'ein' ? ein : ssn)
  const secrets = Object.entries({ ein, ssn, dateOfBirth }).filter(([, secret]) => secret !== undefined)
  return {
    problems,
    business: {
      line,
      answers: lastingOf(values),
      secrets: Object.fromEntries(secrets),
      tax: { field: tax, value },
      brand: cells.brand ?? '',
      language: cells.language === 'es' ? 'es' : 'en',
      representative: cells.representative ?? '',
    },
  }
}
