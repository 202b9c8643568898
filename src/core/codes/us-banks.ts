// The largest banks of the United States, and those that small businesses open accounts with online: legal name, how each names itself, routing numbers.
// Routing numbers are public; banks print them on their own pages and on checks. The Federal Reserve's directory has the whole list.

interface UsBank {
  readonly legalName: string
  /** How a statement of this bank names it at its head or foot. */
  readonly named: RegExp
  readonly routing: readonly string[]
}

export const usBanks: readonly UsBank[] = [
  {
    legalName: 'JPMorgan Chase Bank, N.A.',
    named: /\bjp ?morgan chase\b|\bchase bank\b|\bchase\.com\b|^chase(?: statement| business| total)?$/i,
    routing: [
      '021000021',
      '322271627',
      '111000614',
      '267084131',
      '071000013',
      '122100024',
      '325070760',
      '044000037',
      '102001017',
      '061092387',
    ],
  },
  {
    legalName: 'Bank of America, N.A.',
    named: /\bbank ?of ?america\b/i,
    routing: [
      '026009593',
      '121000358',
      '111000025',
      '063100277',
      '053000196',
      '021000322',
      '061000052',
      '071000039',
      '011000138',
      '125000024',
      '122101706',
    ],
  },
  {
    legalName: 'Wells Fargo Bank, N.A.',
    named: /\bwells ?fargo\b/i,
    routing: [
      '121000248',
      '121042882',
      '111900659',
      '063107513',
      '026012881',
      '091000019',
      '102000076',
      '061000227',
      '053000219',
      '122105278',
    ],
  },
  {
    legalName: 'Citibank, N.A.',
    named: /\bciti ?bank\b|\bciti(?:business|gold)?\.com\b|^citi$/i,
    routing: ['021000089', '322271724', '113193532', '266086554', '271070801', '254070116'],
  },
  {
    legalName: 'U.S. Bank National Association',
    named: /\bu\.? ?s\.? bank\b|\busbank\b/i,
    routing: ['091000022', '122235821', '071904779', '042100175', '125000105', '123000220', '102000021'],
  },
  {
    legalName: 'PNC Bank, National Association',
    named: /\bpnc\b/i,
    routing: ['043000096', '041000124', '031207607', '054000030', '031000053', '071921891', '042000398'],
  },
  {
    legalName: 'Truist Bank',
    named: /\btruist\b/i,
    routing: ['053101121', '061000104', '055002707', '051000017', '111017694'],
  },
  {
    legalName: 'TD Bank, N.A.',
    named: /\btd ?bank\b|\btdbank\.com\b/i,
    routing: ['031101266', '026013673', '067014822', '031201360', '036001808', '011103093', '211370545'],
  },
  {
    legalName: 'Capital One, N.A.',
    named: /\bcapital ?one\b/i,
    routing: ['065000090', '051405515', '056073502', '031176110'],
  },
  {
    legalName: 'Fifth Third Bank, National Association',
    named: /\bfifth third\b|\b53\.com\b/i,
    routing: ['042000314'],
  },
  { legalName: 'KeyBank National Association', named: /\bkey ?bank\b|\bkey\.com\b/i, routing: ['041001039'] },
  {
    legalName: 'Regions Bank',
    named: /\bregions bank\b|\bregions\.com\b|^regions$/i,
    routing: ['062000019', '113000023', '064000017', '061101375'],
  },
  {
    legalName: 'Citizens Bank, N.A.',
    named: /\bcitizens bank\b|\bcitizensbank\.com\b/i,
    routing: ['011500120', '036076150', '211070175'],
  },
  {
    legalName: 'Manufacturers and Traders Trust Company',
    named: /\bm ?& ?t bank\b|\bmtb\.com\b/i,
    routing: ['022000046'],
  },
  {
    legalName: 'The Huntington National Bank',
    named: /\bhuntington (?:national )?bank\b|\bhuntington\.com\b/i,
    routing: ['044000024'],
  },
  { legalName: 'Banco Popular de Puerto Rico', named: /\bbanco popular\b/i, routing: ['021502011'] },
  { legalName: 'Navy Federal Credit Union', named: /\bnavy federal\b/i, routing: ['256074974'] },
  { legalName: 'Ally Bank', named: /\bally bank\b/i, routing: ['124003116'] },
]

/** Whether nine digits are a routing number by their check digit. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * [3, 7, 1][at % 3]!, 0)
  return sum % 10 === 0
}

/** The bank with this routing number; undefined where it is none of these. */
export const bankOfRouting = (digits: string): UsBank | undefined =>
  usBanks.find(({ routing }) => routing.includes(digits))
