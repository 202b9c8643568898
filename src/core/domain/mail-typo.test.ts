// Slips of the big mail domains are asked about; addresses that exist, and firms' own, are not.
import { expect, test } from 'vitest'
import { mailMeant } from './mail-typo.ts'

test.each([
  ...'gmial.com gamil.com gmai.com gmal.com gmaill.com gnail.com gmail.con gmail.co gmail.cm gmail.om gmail.cmo gmil.com gmail gmailcom gmial.con ggmail.com'
    .split(' ')
    .map((typed) => [typed, 'gmail.com']),
  ...'yaho.com yahooo.com yhaoo.com yahoo.con yahho.com'.split(' ').map((typed) => [typed, 'yahoo.com']),
  ...'hotmial.com hotmai.com hotmil.com hotmail.con hotnail.com'
    .split(' ')
    .map((typed) => [typed, 'hotmail.com']),
  ['outlok.com', 'outlook.com'],
  ['outllook.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['icloud.con', 'icloud.com'],
  ['comcast.ney', 'comcast.net'],
  ['comcst.net', 'comcast.net'],
  ['sbcgloabl.net', 'sbcglobal.net'],
  ['aol.con', 'aol.com'],
  ['att.nett', 'att.net'],
  ['live.cm', 'live.com'],
  ['me.con', 'me.com'],
])('ana@%s: %s', (typed, meant) => {
  expect(mailMeant(`ana@${typed}`)).toBe(`ana@${meant}`)
  expect(mailMeant(` ANA@${typed.toUpperCase()} `)).toBe(`ana@${meant}`)
})

test.each(
  'gmail.com mail.com email.com ymail.com yahoo.es yahoo.com.mx hotmail.es outlook.es live.com aol.com aon.com aal.com col.com msn.com nsn.com harborstreet.com cloud.com me.com example.co acme.co gmx.de gmailing.example grail.com wahoo.com yahoo.co.uk yahoo.com.br hotmail.co.uk live.com.mx gmial.org comcast.com verizon.com att.com prodigy.net.mx gmail.example'.split(
    ' ',
  ),
)('nobody is asked about ana@%s', (domain) => expect(mailMeant(`ana@${domain}`)).toBeNull())

test.each(['', 'ana', 'ana@', '@gmial.com', 'ana@b@gmial.com', 'ana maria@gmial.com'])(
  'no address: %s',
  (text) => expect(mailMeant(text)).toBeNull(),
)
