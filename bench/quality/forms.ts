// How banks write one debit of a funder: a name, cut as the form cuts it, in the wordings of the corpus.

/** The NACHA file holds 16 letters of a company's name. */
const cut = (name: string): string => name.slice(0, 16).trimEnd()
const upper = (name: string): string => name.toUpperCase()

export const bankForms: Readonly<Record<string, (name: string, cadence: 'daily' | 'weekly') => string>> = {
  chase: (name, cadence) =>
    `ORIG CO NAME:${cut(upper(name)).padEnd(23)}ORIG ID:1203312215 DESC DATE:260302 CO ENTRY DESCR:${cadence === 'daily' ? 'DAILY PMT ' : 'ACH PMT   '}SEC:CCD    TRACE#:091000010012229 EED:260302 IND ID:99120 IND NAME:SAMPLE BISTRO TRN: 0610012229TC`,
  'chase-short': (name) => `${cut(upper(name))} ACH PMT 991203 CCD ID: 1203312215`,
  bofa: (name, cadence) =>
    `${cut(upper(name))} DES:${cadence === 'daily' ? 'DAILY PMT' : 'PAYMENT'} ID:881201 INDN:SAMPLE BISTRO CO ID:1454898211 CCD`,
  wells: (name) => `Business to Business ACH Debit - ${cut(name)} ACH Pmt 260302 Ff8821 Sample Bistro LLC`,
  usbank: (name) =>
    `Electronic Withdrawal To ${cut(upper(name))} REF=260610077012340N00 1454898211DAILY PMT FF8821`,
  pnc: (name) => `Corporate ACH Daily Pmt ${cut(name)} Ff8821331`,
  truist: (name) => `ACH CORP DEBIT PAYMENT ${cut(upper(name))} SAMPLE BISTRO LLC CUSTOMER ID 3789320`,
  td: (name) => `CCD DEBIT, ${cut(upper(name))} ACH PMT ****88120`,
  citi: (name) => `ACH Electronic Debit - ${cut(upper(name))} ACH PMT 99120 `,
  capone: (name) => `Preauthorized Withdrawal to ${cut(upper(name))} ACH DEBIT`,
  union: (name) =>
    `Withdrawal ACH ${cut(upper(name))} TYPE: ACH PMT ID: 1203312215 CO: ${cut(upper(name))} NAME: SAMPLE BISTRO`,
  regional: (name) => `${cut(upper(name))} ACH DEBIT 88120`,
  mercury: (name) => `${cut(upper(name))}; ACH PMT; SAMPLE BISTRO LLC`,
  plaid: (name) => name,
}
