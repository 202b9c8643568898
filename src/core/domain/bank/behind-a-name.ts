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

/** Words of other trades: goods, places, services. */
const trades = [
  String.raw`foods?|foodservice|produce|bakery|brewing|brewery|coffee|clean(?:ing|ers?)?|janitor\w*|suppl(?:y|ies)|plumbing`,
  String.raw`electric\w*|construct\w*|contract(?:ing|ors?)|roofing|builders|homes|trucking|transport\w*|logistics|freight|books`,
  String.raw`bookkeep\w*|insurance|realty|propert\w*|dental|medical|clinic|pharmacy|church|ministr\w*|school|academy|university`,
  String.raw`college|salon|spa|motors?|automotive|tires?|towing|farms?|ranch|dairy|landscap\w*|lawn|print\w*|restaurants?|cafe|grill`,
  String.raw`pizza|catering|apparel|fashions?|fitness|gym|yoga|hotels?|resorts?|marina|marine|boats?|pools?|sports?|golf|athletic\w*`,
  String.raw`games?|toys|music|studios?|photo\w*|media|marketing|design\w*|air|airlines?|aviation|city|county|township|village`,
  String.raw`distribut\w*|wholesale|manufactur\w*|mfg|industr\w*|metals?|steel|tools?|lumber|glass|furniture|floor\w*|paint\w*|hvac`,
  String.raw`heating|cooling|petroleum|storage|pets?|veterinary|attorneys?|technolog\w*|software|beverages?|wines?|spirits|liquors?`,
  String.raw`meats?|seafood|grocery|nursery|gardens?|jewel\w*|gifts?|foundation|museum|theat\w*|staffing|daycare|child ?care`,
].join('|')
/** More of them, behind a lender's name alone: behind a processor's stands the shop that it settles with. */
const moreTrades = [
  String.raw`yachts?|aquatics?|sail(?:s|ing)?|charters?|fishing|docks?|decking|fenc(?:e|es|ing)|repairs?|welding|paving|concrete|masonry`,
  String.raw`carpet\w*|tiles?|windows?|doors?|moving|movers|hauling|septic|pest|irrigation|barber\w*|nails|tattoo|tailor\w*|laundry|linens?`,
  String.raw`car ?wash|garage|auto body|body shop|vending|travel|tours|events?|weddings?|florist|flowers?|deli|bagels?|donuts?|bbq|tacos?`,
].join('|')
const otherTrade = new RegExp(`^(?:[a-z]+ )?(?:${trades})\\b`)
const tradeBehindLender = new RegExp(`^(?:[a-z]+ )?(?:${trades}|${moreTrades})\\b`)
const anyTrade = new RegExp(` (?:${trades}|${moreTrades})\\b`)
/** Whether a word of another trade stands behind another word: spares most names a closer look. */
export const hasOtherTrade = (name: string): boolean => anyTrade.test(name)
/** Who sells under a single ordinary word: 'Square One Distributing' is no processor. */
const sellsUnderOneWord: ReadonlySet<KnownName['kind']> = new Set(['processor', 'marketplace'])

/** Whether the words behind a name are another trade's, so that it is another company. */
export function isAnothers(known: KnownName, rest: string): boolean {
  if (rest === '' || known.needsLoanWord) return false
  if (known.lender < 0 && (!sellsUnderOneWord.has(known.kind) || known.name.includes(' '))) return false
  return (known.lender < 0 ? otherTrade : tradeBehindLender).test(rest)
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
