// What banks export for Quicken, QuickBooks and Money: both forms are read; what follows on another file is proven by its balance.
import { describe, expect, it } from 'vitest'
import type { StatementFile } from '../statement-reader/read-statement.ts'
import { openedByEarlier } from './opened-by-earlier.ts'
import { readOfx } from './read-ofx.ts'

const line = (day: string, amount: string, name: string, more = '') =>
  `<STMTTRN>\n<TRNTYPE>${amount.startsWith('-') ? 'DEBIT' : 'CREDIT'}\n<DTPOSTED>${day}120000[-5:EST]\n<TRNAMT>${amount}\n<FITID>${day}${amount}\n<NAME>${name}\n${more}</STMTTRN>\n`
const old = (from: string, to: string, lines: string, ledger: string) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><FI><ORG>First Example Bank<FID>1001</FI></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121000248<ACCTID>000123454321<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${from}<DTEND>${to}
${lines}</BANKTRANLIST>${ledger}<AVAILBAL><BALAMT>1.00<DTASOF>${to}</AVAILBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const ledger = (amount: string, day: string) => `<LEDGERBAL><BALAMT>${amount}<DTASOF>${day}</LEDGERBAL>`

const file = (text: string): StatementFile => {
  const read = readOfx(text)
  if (!read.ok) throw new Error(read.refusal)
  return read.value
}
const june = old(
  '20260601000000',
  '20260630000000',
  line('20260629', '-20.00', 'AT&amp;T', '<BANKACCTTO><ACCTID>999988887777</BANKACCTTO><MEMO>Bill & more\n') +
    line('20260602', '120.00', 'DEPOSIT'),
  ledger('100.00', '20260630'),
)
const july = (lines: string) => old('20260701', '20260731', lines, ledger('150.00', '20260731235959'))

describe('the old form, without end marks', () => {
  it('a line less its padding, the other account of a transfer nobody’s, the bank by its name', () => {
    expect(file(june)).toMatchObject({
      bank: 'First Example Bank',
      accounts: [
        {
          mask: '4321',
          kind: 'checking',
          from: '2026-06-01',
          to: '2026-06-30',
          opening: null,
          closing: 10_000,
          isProven: false,
          lines: [
            { date: '2026-06-02', cents: 12_000, text: 'DEPOSIT' },
            { date: '2026-06-29', cents: -2000, text: 'AT&T Bill & more' },
          ],
        },
      ],
    })
  })

  it('two files in a row: the second is proven by the first, unless a line is missing', () => {
    const whole = file(july(line('20260703', '80.00', 'A') + line('20260704', '-30.00', 'B')))
    expect(openedByEarlier([whole, file(june)]).map(({ accounts }) => accounts[0])).toMatchObject([
      { opening: 10_000, closing: 15_000, isProven: true },
      { opening: null, isProven: false },
    ])
    const short = file(july(line('20260703', '80.00', 'A')))
    expect(openedByEarlier([file(june), short])[1]!.accounts[0]).toMatchObject({
      isProven: false,
      proof: { balance: 3000 },
    })
    const other = file(june.replace('100.00', '101.00'))
    expect(openedByEarlier([file(june), other, whole])[2]!.accounts[0]!.isProven).toBe(false)
  })

  it('a balance of the day of the download says nothing of the end', () => {
    const later = file(old('20260601', '20260630', line('20260602', '1.00', 'A'), ledger('9.00', '20260815')))
    expect(later.accounts[0]).toMatchObject({ closing: null, isProven: false })
  })

  it('a line that was sent twice is one; two alike with numbers of their own are two', () => {
    const same = line('20260602', '1.00', 'A')
    const twins = same + same + same.replace('<FITID>', '<FITID>9')
    expect(file(old('20260601', '20260630', twins, '')).accounts[0]!.lines).toHaveLength(2)
  })
})

it('the new form: several accounts, a card, a month without a line, a text that is marked as such', () => {
  const account = (from: string, lines: string) =>
    `<STMTTRNRS><STMTRS><CURDEF>USD</CURDEF><BANKACCTFROM><ACCTID>77776666</ACCTID><ACCTTYPE>SAVINGS</ACCTTYPE></BANKACCTFROM><BANKTRANLIST><DTSTART>${from}</DTSTART><DTEND>20260701000000</DTEND>${lines}</BANKTRANLIST></STMTRS></STMTTRNRS>`
  const card = `<CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF><CCACCTFROM><ACCTID>4111111111111111</ACCTID></CCACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260605</DTPOSTED><TRNAMT>5.00</TRNAMT><NAME><![CDATA[<script>x</script>]]></NAME></STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS>`
  const text = `<?xml version="1.0" encoding="UTF-8" standalone="no"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><BANKMSGSRSV1>${account('20260601', '')}</BANKMSGSRSV1><CREDITCARDMSGSRSV1>${card}</CREDITCARDMSGSRSV1></OFX>`
  expect(file(text).accounts).toMatchObject([
    { mask: '6666', kind: 'savings', from: '2026-06-01', to: '2026-06-30', lines: [] },
    { mask: '1111', kind: 'card', lines: [{ cents: -500, text: '<script>x</script>' }] },
  ])
})

it('what it declares is not expanded, and another currency is said', () => {
  const bomb = `<!DOCTYPE OFX [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`
  const text = june.replace('<OFX>', `${bomb}<OFX>`).replace('DEPOSIT', '&b;&c;')
  expect(file(text).accounts[0]!.lines[0]!.text).toBe('&b;&c;')
  expect(readOfx(june.replace('<CURDEF>USD', '<CURDEF>CAD'))).toEqual({ ok: false, refusal: 'not-dollars' })
  expect(readOfx('<OFX>')).toEqual({ ok: false, refusal: 'no-statement' })
  expect(readOfx('<'.repeat(1_000_000)).ok).toBe(false)
})
