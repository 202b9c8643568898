// Words of names that are written in several ways: legal forms, short forms, titles, what ends a name. Sources are named with each table.

/**
 * Legal forms by what they are called, longest wording first. Sources: ISO 20275 (entity legal forms) for the states of the US and
 * Mexico; 26 CFR 301.7701-2 for what is a corporation.
 */
export const legalForms: readonly (readonly [wording: string, form: string])[] = (
  [
    ['professional limited liability company', 'pllc'],
    ['professional limited liability co', 'pllc'],
    ['limited liability limited partnership', 'lllp'],
    ['limited liability partnership', 'llp'],
    ['limited liability company', 'llc'],
    ['limited liability comp', 'llc'],
    ['limited liability co', 'llc'],
    ['ltd liability company', 'llc'],
    ['ltd liability co', 'llc'],
    ['professional corporation', 'pc'],
    ['professional association', 'pa'],
    ['limited partnership', 'lp'],
    ['general partnership', 'gp'],
    ['s de r l de c v', 'srl'],
    ['s de rl de cv', 'srl'],
    ['s a de c v', 'sa'],
    ['sa de cv', 'sa'],
    ['p l l c', 'pllc'],
    ['l l l p', 'lllp'],
    ['l l c', 'llc'],
    ['l l p', 'llp'],
    ['l p', 'lp'],
    ['l c', 'lc'],
    ['p c', 'pc'],
    ['p a', 'pa'],
    ['pllc', 'pllc'],
    ['lllp', 'lllp'],
    ['llc', 'llc'],
    ['llp', 'llp'],
    ['lp', 'lp'],
    ['lc', 'lc'],
    ['pc', 'pc'],
    ['pa', 'pa'],
    ['gp', 'gp'],
    ['plc', 'plc'],
    ['incorporated', 'inc'],
    ['inc', 'inc'],
    ['corporation', 'corp'],
    ['corp', 'corp'],
    ['company', 'co'],
    ['comp', 'co'],
    ['co', 'co'],
    ['limited', 'ltd'],
    ['ltd', 'ltd'],
    ['na', 'na'],
  ] as const
).map(([wording, form]) => [wording, form] as const)

/** Short forms of firms' words, as banks and post offices write them (USPS Publication 28, appendix G). */
export const shortWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bros: 'brothers',
    hnos: 'hermanos',
    intl: 'international',
    mfg: 'manufacturing',
    svcs: 'services',
    svc: 'service',
    mgmt: 'management',
    rt: 'route',
    mt: 'mount',
    st: 'saint',
    ctr: 'center',
    centre: 'center',
    bbq: 'barbecue',
    barbeque: 'barbecue',
  }),
)

/** Given names as papers in English and Spanish shorten them with a stop: not nicknames, which other people bear as names. */
export const shortGiven: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ma: 'maria',
    fco: 'francisco',
    wm: 'william',
    jno: 'john',
    chas: 'charles',
    geo: 'george',
    thos: 'thomas',
    jas: 'james',
    st: 'saint',
  }),
)

/** Generations: who of a family it is. */
export const generations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jr: 'jr',
    junior: 'jr',
    sr: 'sr',
    senior: 'sr',
    ii: '2',
    '2nd': '2',
    iii: '3',
    '3rd': '3',
    iv: '4',
    '4th': '4',
  }),
)

/** Before and behind a person's name, no part of it. 'Don' is none: it is a given name as well. */
export const titles: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof rev reverend sra srta esq phd md dds dmd cpa owner'.split(' '),
)

/** By which women are addressed; with a given name that is not their own it is a husband's. */
export const womensTitles: ReadonlySet<string> = new Set('mrs miss ms sra srta senora senorita'.split(' '))

/** On identity cards: there is no middle name ('NMN', 'NMI'). */
export const noMiddleName: ReadonlySet<string> = new Set('nmn nmi'.split(' '))

/** What a family's name begins with, so that the rest of it stands before the given name; with no word behind it 'Mac' or 'Del' is a given name. */
export const familyBegins: ReadonlySet<string> = new Set('de del von mc mac o dos das'.split(' '))

/** With one of these behind it, 'van' begins a family's name as well; alone it is a given name too. */
export const familyGoesOn: ReadonlySet<string> = new Set('der den de la los las'.split(' '))

/** Between the words of a person's name; people leave them out. */
export const particles: ReadonlySet<string> = new Set(
  'de del la las los y e da do dos van von der den di bin al el'.split(' '),
)

/** After an account holder's name, what the bank calls the account. */
export const accountWords: ReadonlySet<string> = new Set('operating payroll account acct checking'.split(' '))

/** Words that a firm adds to its name or leaves out. */
export const looseWords: ReadonlySet<string> = new Set('usa us'.split(' '))

/** Words of firms' names in one language, as another register may have them; and 'street', which 'St' may be as well as saint. */
export const inEnglish: ReadonlyMap<string, string> = new Map(
  Object.entries({
    street: 'saint',
    grupo: 'group',
    hermanos: 'brothers',
    servicios: 'services',
    servicio: 'service',
    construcciones: 'construction',
    construccion: 'construction',
    panaderia: 'bakery',
    restaurante: 'restaurant',
    limpieza: 'cleaning',
    transportes: 'transport',
    carniceria: 'butcher',
    lavanderia: 'laundry',
    jardineria: 'landscaping',
    inversiones: 'investments',
    importaciones: 'imports',
  }),
)

export const numberWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    one: '1',
    first: '1',
    '1st': '1',
    two: '2',
    to: '2',
    second: '2',
    three: '3',
    four: '4',
    for: '4',
    five: '5',
    six: '6',
    seven: '7',
  }),
)
