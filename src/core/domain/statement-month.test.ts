// Which month a statement is of, by its file's name.
import { expect, it } from 'vitest'
import { monthInFileName, monthNumber } from './statement-month.ts'

const at = (name: string) => monthInFileName(name, '2026-11')

it.each([
  ['Statement_2026-05.pdf', '2026-05'],
  ['eStmt_2026-08-31.pdf', '2026-08'],
  ['20260831-statements-4471-.pdf', '2026-08'],
  ['Chase 08312026.pdf', '2026-08'],
  ['08-2026.PDF', '2026-08'],
  ['202610.pdf', '2026-10'],
  ['August 2026 statement.pdf', '2026-08'],
  ['Stmt Sep 2026.pdf', '2026-09'],
  ['estado de cuenta agosto de 2026.pdf', '2026-08'],
  ['july.jpg', '2026-07'],
  ['diciembre.pdf', '2025-12'],
  ['november.pdf', '2025-11'],
  ['checking_ending_4471_2026-09.pdf', '2026-09'],
  ['Scan of August 2026 statement.pdf', '2026-08'],
  ['Statement 08-01-2026 to 08-31-2026.pdf', '2026-08'],
  ['Statement Aug 31, 2026.pdf', '2026-08'],
  ['Bank statement 2026-08-20.pdf', '2026-08'],
  ['083126 Eastport Bank.pdf', '2026-08'],
  ['Eastport 8-31-2026.pdf.pdf', '2026-08'],
  ['2026-08-01_2026-08-31.pdf', '2026-08'],
  ['080126-083126.pdf', '2026-08'],
  ['7-2026 checking.pdf', '2026-07'],
  // Somebody wrote the month beside the day of the scan.
  ['2026-09-03 August 2026.pdf', '2026-08'],
  ['Eastport - agosto de 2026 - 20260903_101500.pdf', '2026-08'],
  ['June’s Bakery July 2026.pdf', '2026-07'],
  ['Chase0412 2026 October.pdf', '2026-10'],
  // A day in words beside its year is no month in figures.
  ['Eastport_Sep_02_2026-Sep_30_2026.pdf', '2026-09'],
  ['stmt 01 Oct 2026 to 31 Oct 2026.pdf', '2026-10'],
  ['Eastport 31-AUG-2026.pdf', '2026-08'],
  // Without zeros, the year first.
  ['bank_2026_7.pdf', '2026-07'],
  ['Eastport statement 2026.9.30.pdf', '2026-09'],
  ['Novo statement 2026-9.pdf', '2026-09'],
  // One of several files, whose month stands beside.
  ['Chase 2026-10 1 of 4.pdf', '2026-10'],
  ['October 2026 statement 1 of 4.pdf', '2026-10'],
  ['Chase 2026-01 part 1.pdf', '2026-01'],
  // Firms and accounts that are called like other papers.
  ['Payroll account October 2026 statement.pdf', '2026-10'],
  ['account ending 1040 - 2026-10.pdf', '2026-10'],
  ['acct 1099 statement 2026-10.pdf', '2026-10'],
  ['Insurance Agency LLC Oct 2026 bank statement.pdf', '2026-10'],
  ['1120 Main St LLC Oct 2026 statement.pdf', '2026-10'],
  ['Permit Pros stmt 2026-08.pdf', '2026-08'],
  ['cuenta terminada en 1065 agosto 2026.pdf', '2026-08'],
  // As people slip.
  ['Septmber 2026.pdf', '2026-09'],
  ['Januray-2026 checking.pdf', '2026-01'],
  ['estado noviember 2025.pdf', '2025-11'],
  // A date in the first half is that of a statement of the month before.
  ['eStmt_2026-11-03.pdf', '2026-10'],
])('%s is of %s', (name, month) => {
  expect(at(name)).toBe(month)
})

it.each([
  ['statement.pdf'],
  ['IMG_2291.jpg'],
  ['scan0008.pdf'],
  ['eastport_may_june.pdf'],
  ['2026-05 to 2026-08.pdf'],
  ['2027-03.pdf'],
  ['2021-03.pdf'],
  ['4471202608.pdf'],
  ['Maybank.pdf'],
  ['2026-13.pdf'],
  // The last figures of an account, and a year.
  ['Chase 0412 2026.pdf'],
  ['account 1020 2026 statement.pdf'],
  // The day on which a camera, a screen, a scanner or a messenger made it (paperless-ng#999, swift-paperless#257).
  ['IMG_20260815_101112.jpg'],
  ['20260815_101112.jpg'],
  ['PXL_20260815_101112345.jpg'],
  ['IMG-20260815-WA0012.jpg'],
  ['WhatsApp Image 2026-08-15 at 10.11.12.jpeg'],
  ['photo_2026-08-15_10-11-12.jpg'],
  ['signal-2026-08-15-101112.jpg'],
  ['Screenshot_20260815-101112_Chase.png'],
  ['Screen Shot 2026-08-15 at 10.11.12 AM.png'],
  ['Captura de pantalla 2026-08-15 101112.png'],
  ['Adobe Scan Aug 15, 2026.pdf'],
  ['Adobe Scan Aug 31, 2026 (2).pdf'],
  ['CamScanner 08-31-2026 10.11.pdf'],
  ['New Doc 2026-08-31 10.11.12.pdf'],
  ['Scan_20260831.pdf'],
  ['Escaneado 31-08-2026.pdf'],
  ['Escaneo 31 de agosto de 2026.pdf'],
  ['Document 2026-08-31.pdf'],
  ['20260831.pdf'],
  ['20260831_0001.pdf'],
  ['2026-08-31.jpg'],
  // Other papers.
  ['Invoice 2026-08.pdf'],
  ['factura agosto 2026.pdf'],
  ['P&L August 2026.pdf'],
  ['income statement 2026-08.pdf'],
  ['payroll Oct 2026.pdf'],
  ['Lease May 2026 signed.pdf'],
  ['W-9 2026-03.pdf'],
  ['1120 2026-04.pdf'],
  ['insurance statement Oct 2026.pdf'],
  ['payroll_statement_2026-10.pdf'],
  ['P&L October 2026 statement.pdf'],
  ['estado de resultados agosto 2026.pdf'],
  ['1099 statement 2026-01.pdf'],
  ['1040 Oct 2026.pdf'],
  // The first of some files, or January.
  ['Chase 2026-1 of 4.pdf'],
  ['Statement 2026-1 of 3.pdf'],
  ['Statement 2026-10 of 12.pdf'],
  ['estado de cuenta 2026-7 de 9.pdf'],
  ['acct 2026-1 (part).pdf'],
  ['acct 2026-8 (part).pdf'],
  ['statement 2026-1.pdf'],
  ['statement 2026_6.pdf'],
  // The second of some files, or February.
  ['photos-2026-2.pdf'],
  ['statement_2026_2copies.pdf'],
  // From a day to one of another month, in words.
  ['Sep_05_2026-Oct_04_2026.pdf'],
  // Names of people and firms.
  ['May Ortiz statement.pdf'],
  ['August Roofing.pdf'],
  // A month that is not over.
  ['Statement 2026-11.pdf'],
  ['November 2026 statement.pdf'],
  ['eStmt_2026-11-26.pdf'],
  // From the middle of one month to the middle of the next.
  ['stmt 2026-08-16 to 2026-09-15.pdf'],
])('%s tells no month', (name) => {
  expect(at(name)).toBeNull()
})

it.each([
  [1, 'january jan enero ene'],
  [2, 'february feb febrero'],
  [3, 'march mar marzo'],
  [4, 'april apr abril abr'],
  [5, 'may mayo'],
  [6, 'june jun junio'],
  [7, 'july jul julio'],
  [8, 'august aug agosto ago'],
  [9, 'september sept sep septiembre setiembre'],
  [10, 'october oct octubre'],
  [11, 'november nov noviembre'],
  [12, 'december dec diciembre dic'],
])('month %i is %s', (number, names) => {
  expect(names.split(' ').map(monthNumber)).toEqual(names.split(' ').map(() => number))
})

it('counts back 24 months, not 25', () => {
  expect(at('2024-11.pdf')).toBe('2024-11')
  expect(at('2024-10.pdf')).toBeNull()
})
