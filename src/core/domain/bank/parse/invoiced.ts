// Whether a line says that somebody pays for work or goods: an invoice, their accounts payable, an order, a job.
import { customer, invoice, pair, pay, payables, settle, supplier, vendor, wordsOf } from './abbreviations.ts'

const channel = `${pay}|ach|eft|credit|disb\\w*`
/** What is paid for, or who is paid: the word alone may stand in a name, before 'payment' it does not. */
const work =
  'proj(?:ect)?|milestone|progress|retainage|load|broker|freight|frt|carrier|haul(?:er)?|delivery|provider|producer|grower|' +
  `landlord|hap|section 0?8|milk|grain|livestock|cattle|hogs?|crops?|corn|soybeans?|cotton|poultry|timber|beets?|cane|contractor|subcontr(?:actor)?|subcontract|contr(?:act)?|job|(?:work|service|sales|purchase|purch) order|consult(?:ing|ant)?|1099|${customer}`

/** Numbers stand as 0 in a shape. */
const words = new RegExp(
  [
    String.raw`\b(?:${invoice})(?:[ .:#-]+(?:no\.? ?|num(?:ber)? ?)?[a-z]{0,3}-?)?\d`,
    String.raw`\b(?:invoices?|invce?)\b(?! (?:advance|financ|factor|fund))`,
    String.raw`\brm[tr]\*(?:iv|po|oi)\b|\bref\*(?:iv|po)\b`,
    wordsOf(payables),
    // The payer's date field is free: some write there what they pay.
    String.raw`\bdesc date: ?(?:${invoice})\b`,
    // 'vend' and 'vending' are machines.
    String.raw`\bve?ndo?r\b|\bvendors? (?:${pay})\b`,
    pair(`(?:ccd|ppd|ctx)?(?:${vendor}|1099)`, channel),
    String.raw`\bdes(?:cr)?: ?(?:supplier|vendors)\b`,
    pair(invoice, pay),
    pair(supplier, `${channel}|${settle}`),
    pair('a ?/ ?p|ap', `vendor|trade|invoices?|checks?|${channel}`),
    String.raw`\bdes(?:cr)?: ?a\/?p\b`,
    pair('edi', pay),
    pair('trade', pay),
    // 'ACME CORP PAYMENT' is a name and nothing more.
    String.raw`(?:\bdes(?:cr)?: ?|\b(?:inc|llc|corp|co|company|ltd|lp) )corp(?:orate)? ?(?:${pay})\b`,
    pair(work, `${pay}|${settle}`),
    // Farms are paid so: 'MILK PROC', 'GRAIN SETTLEMENT', 'CATTLE PROCEEDS'.
    String.raw`\b(?:milk|grain|livestock|cattle|hogs?|crops?|corn|soybeans?|cotton|timber|beets?|cane) (?:proc(?:eeds)?|checks?|chks?)\b`,
    // Remittance behind a payment: addenda that companies alone write.
    String.raw`\bpayments? (?:nte|rmr|rmt|adx)\*(?!pmt)`,
    String.raw`\b(?:comp(?:any)?|inc|llc|corp(?:orate)?|co|ctr|center|hospital|univ\w*|city|county|schools?|health|medical|acct(?:s|ing)?) a\/?p$`,
    String.raw`\bwire\b(?!.*\b(?:family|trust|capital|equity|real estate|properties|holdings?) inv$).*\binv$`,
    // A till or QuickBooks draws a customer's payment as a sale.
    String.raw`^sale (?!of\b|proceeds|price|tax|adj|ref|returns?\b)|(?:\bdes|\bco entry descr): ?sale\b(?! (?:of|proceeds))`,
    String.raw`\bcust(?:omer)?:`,
    String.raw`\bretainer\b|\bconsult(?:ing)? (?:fee|inv)|\bmilestone \d|\bretainage\b|\bprogress bill|\bpay app(?:lication)?\b|\bprofessional fees?\b|\bservices rendered\b`,
    String.raw`\btuition|\bpurchase order\b|\bp\.?o\.? ?# ?\d|\b(?:job|order|estimate|contract|project) ?# ?\d|\bcatering (?:inv|order|event)`,
  ].join('|'),
  'i',
)
/** A supplier who gives back what was paid him writes the same words; 'VENDOR REF' may be his refund as well as a reference. */
const givenBack = new RegExp(
  String.raw`(?:${vendor}|supplier|${invoice}|a\/?p|${payables}) (?:over ?pay\w* )?(?:refund|ref|rebate|return|credit memo)\b|\b(?:refund|rebate) (?:of )?(?:${vendor}|${invoice}|over ?pay)`,
  'i',
)

/** Wages come in this form too, and large companies pay them under 'EDI': there it says nothing. */
const wagesForm = /^DIR(?:ECT)? DEP/

/** Whether a line has words of an invoice, of a customer, or of somebody's accounts payable. */
export const isInvoiced = (line: string): boolean =>
  words.test(wagesForm.test(line) ? line.replace(/\bEDI\b/g, '') : line) && !givenBack.test(line)
