// The words of trade that payers and banks shorten, each as one pattern of all its forms: every rule that looks for such a word takes it from here.

// Patterns are sources of regular expressions, lower case, without ends; `wordsOf` and `pair` put them.
// Forms: entry descriptions of ten letters (Nacha, company/batch header) and defaults of books: 'CCDVENDOR PMT' and 'PPD1099 PMT' (Thomson
// Reuters Accounting CS), 'EDI PYMNTS', 'MERCH SETL', 'VENDOR ACH', 'ACCTS PAY'.

/** 'payment', cut or without vowels: pay, paym, paymen, pymt, pmnt, paymnt, py. Not 'payroll', not 'payable'. */
export const pay = 'p(?:a?y)?m(?:e?n)?ts?|pay(?:m|me|men)?|pym?|pyt'
/** 'vendor', 'vndr', 'vendr', 'vend'. */
export const vendor = 've?nd(?:o?r)?s?'
/** 'supplier', cut, without vowels. Not 'supply'. */
export const supplier = 'suppl(?:i|ie|iers?|r)?|suplr|splr'
/** 'inv' to 'invoices', 'invc', 'invce'. Not 'investment'. */
export const invoice = 'inv(?:o|oi|oic|oice|c|ce)?s?'
/** 'payables', 'accts pay', 'acctspayable'. */
export const payables = 'acc?(?:oun)?ts? ?/? ?pa?y(?:a?bl?e?s?)?|paya?bles?|payabl?|pybls?'
/** 'settlement', cut, without vowels: settl, setl, stlmt, settlmt. */
export const settle =
  'settl(?:e(?:m(?:e(?:nts?)?|n?ts?)?|d)?|mn?ts?)?|setl(?:e?m(?:e?n)?ts?|s)?|stt?lm(?:e?n)?ts?'
/** 'deposit', cut, without vowels. Not 'dept'. */
export const deposit = 'dep(?:o(?:s(?:i(?:ts?)?)?)?|s|sts?)?|dpst|dpsts'
/** 'merchant', cut, without vowels. */
export const merchant = 'mer(?:c|ch|cha|chan|chants?|chnt|cht)?|mrcht?|mrchnt|mcht'
/** 'customer', cut, without vowels; 'client'. */
export const customer = 'cust(?:r|mr|omr|omer)?|cstmr|client'

/** One of them as a whole word. */
export const wordsOf = (...patterns: readonly string[]): string => String.raw`\b(?:${patterns.join('|')})\b`
/** One word behind another, or glued to it: 'ap pymnt', 'vendorpmt', 'merch-setl'. */
export const pair = (first: string, second: string): string =>
  String.raw`\b(?:${first})[ ./-]?(?:${second})\b`
