// Whether the words behind a known name make it another company's, or leave a doubt: 'Kalamata Foods', 'On Deck Sports', 'Clearco Rhodes'.
import type { KnownName } from './name-tree.ts'
import { isPurposeWord } from './parse/words.ts'

const tailWords = new Set(
  (
    'llc inc corp co company group grp gro gr funding fund fundi fundin fnd capital cap capita financial finance fin financin financing advance adv servicing servicin service services svc svcs ' +
    'solutions solution holdings partners ventures venture limited ltd lending lend loans loan lp usa us ny nyc fl na the business bus merchant l ll i in s g c dc d p t spv n a capitalone'
  ).split(' '),
)
/** What ends a lender's name: legal forms, words of its trade, what the money is for. */
const isTail = (word: string): boolean => tailWords.has(word) || isPurposeWord(word)
export const areTails = (text: string): boolean => text === '' || text.split(' ').every(isTail)
/** Whether no further word of a name follows: a name ends at the first word of a purpose. */
export function isAlone(rest: string): boolean {
  if (rest === '') return true
  for (const word of rest.split(' ')) {
    if (isPurposeWord(word)) return true
    if (!tailWords.has(word)) return false
  }
  return true
}

/** Words of other trades: goods, places, services; a star stands for any ending. No regular expression: one of so many words takes long to be made. */
const trades =
  'food foods foodservice produce bakery brewing brewery coffee clean cleaning cleaner cleaners janitor* supply supplies plumbing ' +
  'electric* construct* contracting contractor contractors roofing builders homes trucking transport* logistics freight books ' +
  'bookkeep* insurance realty propert* dental medical clinic pharmacy church ministr* school academy university ' +
  'college salon spa motor motors automotive tire tires towing farm farms ranch dairy landscap* lawn print* restaurant restaurants cafe grill ' +
  'pizza catering apparel fashion fashions fitness gym yoga hotel hotels resort resorts marina marine boat boats pool pools sport sports golf athletic* ' +
  'game games toys music studio studios photo* media marketing design* air airline airlines aviation city county township village ' +
  'distribut* wholesale manufactur* mfg industr* metal metals steel tool tools lumber glass furniture floor* paint* hvac ' +
  'heating cooling petroleum storage pet pets veterinary attorney attorneys technolog* software beverage beverages wine wines spirits liquor liquors ' +
  'meat meats seafood grocery nursery garden gardens jewel* gift gifts foundation museum theat* staffing daycare childcare child_care'
/** More of them, behind a lender's name alone: behind a processor's stands the shop that it settles with. */
const moreTrades =
  'yacht yachts aquatic aquatics sail sails sailing charter charters fishing dock docks decking fence fences fencing repair repairs welding paving concrete ' +
  'masonry carpet* tile tiles window windows door doors moving movers hauling septic pest irrigation barber* nails tattoo tailor* laundry linen linens ' +
  'carwash car_wash garage auto_body body_shop vending travel tours event events wedding weddings florist flower flowers deli bagel bagels donut donuts ' +
  'bbq taco tacos'

/** Whether a word, or with the next one behind it, is one of these. */
function tradesOf(list: string): (word: string, next: string) => boolean {
  const all = list.split(' ')
  const whole = new Set(all)
  const stems = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  return (word, next) =>
    whole.has(word) || whole.has(`${word}_${next}`) || stems.some((stem) => word.startsWith(stem))
}
const isTrade = tradesOf(trades)
const isTradeBehindLender = tradesOf(`${trades} ${moreTrades}`)
const letters = /^[a-z]+$/

/** Whether a word of another trade stands behind another word: spares most names a closer look. */
export const hasOtherTrade = (name: string): boolean => {
  const words = name.split(' ')
  return words.some((word, at) => at > 0 && isTradeBehindLender(word, words[at + 1] ?? ''))
}
/** Who sells under a single ordinary word: 'Square One Distributing' is no processor. */
const sellsUnderOneWord: ReadonlySet<KnownName['kind']> = new Set(['processor', 'marketplace'])

/** Whether the words behind a name are another trade's, so that it is another company. */
export function isAnothers(known: KnownName, rest: string): boolean {
  if (rest === '' || known.needsLoanWord) return false
  if (known.lender < 0 && (!sellsUnderOneWord.has(known.kind) || known.name.includes(' '))) return false
  const [first = '', second = '', third = ''] = rest.split(' ', 3)
  const isOther = known.lender < 0 ? isTrade : isTradeBehindLender
  return isOther(first, second) || (second !== '' && letters.test(first) && isOther(second, third))
}

/** Words of processors and marketplaces behind their names. */
const ofSellers = new Set(
  (
    'network networks system systems sys merchant merch marketplace mktplace mktpl mkt platform operations technologies technology tech eats connect online ' +
    'international intl global bankcard bankcrd card cards pos processing process com direct express freight driver drivers seller sellers host hosts checking fbo gateway commerce digital flex rides inst transfirst ' +
    'ireland bv gmbh sarl ltda canada mexico brasil uk eu europe australia japan singapore asia ul ulc servicos pty lux'
  ).split(' '),
)

/** Letters of a name of several words that is as short as a word. */
const shortName = 9
const isShort = (name: string): boolean => !name.includes(' ') || name.replaceAll(' ', '').length <= shortName
/** A word that a bank cut is no other word. */
const cutTails = new Set([...tailWords].flatMap((word) => Array.from(word, (_, i) => word.slice(0, i + 1))))

/**
 * Behind a lender's single word or short name nothing is sure but legal forms, words of its trade, its own name again and two letters (a state, a
 * cut), up to what the money is for. Any other word may make it another company: a doubt, with which nothing is certain.
 */
export function isDoubtful({ name, lender, kind }: KnownName, rest: string): boolean {
  if (rest === '' || (lender < 0 ? !sellsUnderOneWord.has(kind) || name.includes(' ') : !isShort(name)))
    return false
  for (const word of rest.split(' ')) {
    if (isPurposeWord(word)) return false
    if (
      word.length > 2 &&
      !cutTails.has(word) &&
      !(lender < 0 && ofSellers.has(word)) &&
      !name.startsWith(word)
    )
      return true
  }
  return false
}
