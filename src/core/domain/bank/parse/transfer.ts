// Transfers between accounts of one bank. With nobody's name in them they are the holder's own; with a name they are that party's.
import type { Parts } from './parts.ts'
import { plainText } from './words.ts'

const transfer =
  /\b(?:ONLINE|INTERNET|MOBILE|TELEPHONE|PHONE|INTERNAL|ACCOUNT|FUNDS?|AUTOMATIC|HOME|RECURRING|SCHEDULED|WEB|ASSISTED|BOOK|SWEEP|INSTANT|EXTERNAL)?(?: BANKING| ONLINE| REALTIME)? ?(?:TRANSFERS?|XFER|TRANSF|TRNSFR|TRSFR|TRSF|TFR|TRF)\b|^ETRANSFER|BC FR CHKG|^DEPOSIT (?:USER FUNDS|FROM SAVINGS|FROM CHECKING|TRANSFER)|CONTRIBUTION|\b(?:OWNER|MEMBER|SHAREHOLDER) (?:LOAN|DEPOSIT|INVESTMENT|DRAW)|LOAN (?:PROCEEDS|ADVANCE)|LINE OF CREDIT ADVANCE|OVERDRAFT PROTECTION FROM|\bZBA\b|^(?:AUTO(?:MATIC)? |CASH |INVESTMENT |REPO )?SWEEP\b|\bSWEEP ?(?:FROM|TO|CREDIT|DEBIT|TRANSFER|TRF|XFER|ACCT|FAC\b)|HOME BANKING FROM|\bFROM (?:DDA|SAVINGS|CHECKING|MONEY MARKET|SAV|CHK)\b|^TO (?:DDA|SAVINGS|CHECKING|MONEY MARKET|SAV|CHK) (?:0|\d|X)|PAYMENT - THANK YOU|^ATS ?-|^EB (?:FROM|TO) (?:CHECKING|SAVINGS)|BANKING PAYMENT TO|(?:CHECKING|SAVINGS) ACCOUNT X/
const hint =
  /TRANSF|TRNSFR|TRSF|XFER|TFR|TRF|ZBA|SWEEP|PROTECTION|BANKING FROM|FROM DDA|FROM SAV|FROM CH|FROM MON|THANK YOU|CHKG|CONTRIBUTION|OWNER|MEMBER|SHAREHOLDER|LOAN|LINE OF|^ATS|^TO |^EB |^DEPOSIT|PAYMENT TO|ACCOUNT X/
/** Words of the form, of account kinds and of references: no name. */
const noName = new Set(
  (
    'overdraft protection preauthorized online internet mobile telephone phone internal account funds fund automatic home recurring scheduled web assisted agent book sweep swept zba auto trsfr trsf trnsfr cash mgmt management protection thank you jeanie instant external banking realtime transfer transfers xfer transf ' +
    'tfr trf etransfer debit credit deposit withdrawal wdwl from to in out of for branch chk chkg checking check sav savings mma money market share shares acct dda investment another ending card crd cc sv ' +
    'eb bus onl ext trn ck ref reference no number conf confirmation transaction on user received ach item ats ln via loan line advance business everyday personal main st and my the with payment bc fr bkofamerica bank ' +
    'wells fargo truist chase mercury citi capital one na n a xx xxx xxxx xxxxx xxxxxx'
  ).split(' '),
)

export function parseTransfer(text: string): Parts | null {
  if (!hint.test(text) || !transfer.test(text) || /^INBOUND ACH/.test(text)) return null
  const plain = plainText(text)
  // 'From Johnston M Everyday Checking': what stands between 'from' and the kind of account may be a holder's name.
  const words = plain
    .split(' ')
    .filter((word) => !noName.has(word) && !/\d|^x+$/.test(word) && word.length > 1)
  return {
    rail: 'transfer',
    direction: /\b(?:FROM|RECEIVED|CREDIT)\b/.test(text)
      ? 'in'
      : /\b(?:TO|DEBIT)\b/.test(text)
        ? 'out'
        : null,
    counterparty: words.slice(0, 5).join(' '),
    delimited: false,
    purpose: plain,
  }
}
