// Files are refused before they travel only for what a browser can know; suites typed into a street line are found.
import { describe, expect, it } from 'vitest'
import { acceptedFiles, fileProblem, isHeic, sizeText } from './file-rules.ts'
import { unitInLine } from './unit-in-line.ts'

const file = (name: string, size = 1000, type = '') => ({ name, size, type })

describe('fileProblem', () => {
  it.each([
    ['license.PDF', null],
    ['check.jpeg', null],
    ['scan.bmp', null],
    ['IMG_1.HEIC', null],
    ['virus.exe', 'fileExtension'],
    ['no-extension', 'fileExtension'],
    ['pdf', 'fileExtension'],
  ])('%s: %s', (name, problem) => expect(fileProblem(file(name), 5000, 'photo-id')).toBe(problem))

  it('a statement may be what a bank exports', () => {
    for (const name of ['Chase1234_Activity.CSV', 'a.qfx', 'a.QBO', 'a.xlsx'])
      expect(fileProblem(file(name), 5000, 'bank-statement')).toBeNull()
    expect(fileProblem(file('a.csv'), 5000, 'photo-id')).toBe('fileExtension')
    expect(fileProblem(file('a.xls'), 5000, 'bank-statement')).toBe('fileExtensionOfStatements')
    expect(acceptedFiles('bank-statement')).toMatch(/\.pdf,.*\.csv,.*\.xlsx$/)
    expect(acceptedFiles('photo-id')).not.toContain('csv')
  })

  it('refuses empty and oversized files', () => {
    expect(fileProblem(file('a.pdf', 0), 5000, 'photo-id')).toBe('fileInvalid')
    expect(fileProblem(file('a.pdf', 5001), 5000, 'photo-id')).toBe('fileTooLarge')
    expect(fileProblem(file('a.pdf', 5000), 5000, 'photo-id')).toBeNull()
  })

  it('does not list HEIC, so that phones convert it', () => {
    expect(acceptedFiles('bank-statement')).not.toMatch(/hei[cf]/)
    expect(isHeic(file('IMG_1.heif'))).toBe(true)
    expect(isHeic(file('x', 1, 'image/heic'))).toBe(true)
  })

  it('says sizes as phones do', () => {
    expect(sizeText(840_400, 'en')).toBe('840 KB')
    expect(sizeText(2_400_000, 'en')).toBe('2.4 MB')
    expect(sizeText(10, 'es')).toBe('1 KB')
  })
})

describe('unitInLine', () => {
  it.each([
    ['12 Main St, Suite 4', 'Suite 4'],
    ['12 Main St #4B', '#4B'],
    ['12 Main St Apt. 7', 'Apt. 7'],
    ['12 Main St Local 3', 'Local 3'],
    ['12 Main St', ''],
    ['Suite 4', ''],
  ])('%s: %s', (line, unit) => expect(unitInLine(line)).toBe(unit))
})
