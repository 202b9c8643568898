// How sure it is that two names are one's. Kinds of cases: moov-io/watchman#76, dissemin#305, uswds#753; forms by ISO 20275; names of ours.
import { describe, expect, test } from 'vitest'
import { compareNames } from './same-name.ts'

type Pair = readonly [one: string, other: string, why?: string]
const tell = (of: 'person' | 'business', sure: string, pairs: readonly Pair[]) =>
  describe(`${of}: ${sure}`, () => {
    test.each(pairs.map(([one, other, why]) => ({ one, other, why })))(
      '$one / $other',
      ({ one, other, why }) => {
        for (const [a, b] of [
          [one, other],
          [other, one],
        ] as const) {
          const found = compareNames(a, b, of)
          expect(found.sure).toBe(sure)
          if (why) expect(found.why).toBe(why)
        }
      },
    )
  })

tell('business', 'same', [
  ['JOES DINER LLC', "Joe's Diner LLC"],
  ['SMITH PLUMBING PLLC', 'Smith Plumbing P.L.L.C.'],
  ['Fig Tree Limited Liability Company', 'FIG TREE, L.L.C.'],
  ['Fig Tree L L C', 'Fig Tree LLC'],
  ['Fig Tree Inc', 'Fig Tree, Incorporated'],
  ['Fig Tree Corp.', 'Fig Tree Corporation'],
  ['Fig Tree Co.', 'Fig Tree Company'],
  ['Fig Tree Ltd', 'Fig Tree Limited'],
  ['Fig Tree LP', 'Fig Tree Limited Partnership'],
  ['Fig Tree LLP', 'Fig Tree L.L.P.'],
  ['Fig Dental Professional Corporation', 'Fig Dental P.C.'],
  ['Oil & Vinegar LLC', 'Oil and Vinegar LLC'],
  ['Oil & Vinegar LLC', 'Oil + Vinegar LLC'],
  ['Aceite y Vinagre LLC', 'ACEITE & VINAGRE LLC'],
  ['The Fig Tree LLC', 'Fig Tree LLC'],
  ['Straßen Łódź Øl Inc', 'STRASSEN LODZ OL INC'],
  ['Café-Bar Peña', 'CAFE BAR PENA'],
  ['D.E.F. Movers', 'DEF Movers'],
  ['Fig Bros Inc', 'Fig Brothers Inc'],
  ['Fig Tree LLC dba Shade', 'Fig Tree LLC'],
  ['No. 7 Grill', '#7 Grill'],
])
tell('business', 'unsure', [
  ['Fig Tree LLC', 'Fig Tree Inc', 'form-differs'],
  ['Fig Tree PLLC', 'Fig Tree LLC', 'form-differs'],
  ['Fig Tree', 'Fig Tree LLC', 'form-missing'],
  ['Fig Tree Co. LLC', 'Fig Tree LLC', 'form-differs'],
  ['Fig Tree Nursery', 'Fig Tree', 'part'],
  ['Fig Treee LLC', 'Fig Tree LLC', 'slip'],
  ['Tree Fig LLC', 'Fig Tree LLC', 'order'],
  ['Shade', 'Fig Tree LLC dba Shade', 'trade-name'],
  ['C&D Roofing', 'CD Roofing', 'particle'],
  ['Three Sisters Cafe', '3 Sisters Cafe', 'numbers'],
  ['EASTERN MOUNTAIN HEATING & COOL', 'Eastern Mountain Heating & Cooling LLC'],
  ['明月茶馆', 'Moon Tea House', 'script'],
])
tell('business', 'unsure', [
  ['Mueller Baeckerei LLC', 'Müller Bäckerei LLC'],
  ['Oe LLC', 'Ø LLC', 'letters'],
])
tell('business', 'different', [
  ['Fig Tree LLC', 'Fig Lawn LLC'],
  ['Shop 2 LLC', 'Shop 3 LLC'],
  ['Shop 1 LLC', 'Shop 11 LLC'],
  ['DEF Movers', 'DFE Movers'],
  ['LLC', 'Fig Tree LLC'],
  ['', 'Fig Tree', 'no-name'],
  ['...', '...', 'no-name'],
])
tell('person', 'same', [
  ['SEAN OBRIEN', 'Seán O’Brien'],
  ['Sean O Brien', "Sean O'Brien"],
  ["Anna 't Hooft", 'ANNA T HOOFT'],
  ['Juan de la Fuente', 'JUAN DELAFUENTE'],
  ['Jörg Weiß', 'Joerg Weiss'],
  ['Hall, Rosa', 'Rosa Hall'],
  ['Rosa M. Hall', 'Rosa Maria Hall'],
  ['Rosa M. Hall', 'Rosa Hall'],
  ['Dr. Rosa Hall, M.D.', 'Rosa Hall'],
  ['Wm. Hall', 'William Hall'],
  ['Rosa Hall III', 'Rosa Hall 3rd'],
  ['U', 'u'],
])
tell('person', 'unsure', [
  ['R. Hall', 'Rosa Hall', 'initial'],
  ['Bob Hall', 'Robert Hall', 'called-so'],
  ['Rosa Hall', 'Rosa Maria Hall', 'middle-name'],
  ['Rosa Hall Jr.', 'Rosa Hall', 'generation'],
  ['Rosa Hall Ortega', 'Rosa Hall', 'part'],
  ['Rosa Halle', 'Rosa Hall', 'slip'],
  ['Hall Rosa', 'Rosa Hall', 'order'],
  ['Rosa Hall or Leo Hall', 'Rosa Hall'],
  ['Rosa', 'Rosa Hall', 'part'],
  ['Роза Холл', 'Rosa Hall', 'script'],
  // The first letter is Cyrillic.
  ['\u0410na Hall', 'Ana Hall', 'script'],
  // ICAO Doc 9303, part 3: Ø is OE, Å is AA.
  ['Soeren Holm', 'Søren Holm', 'letters'],
  ['SOEREN OESTERGAARD', 'Søren Østergård', 'letters'],
  ['Bjoern Aastroem', 'Bjørn Åström', 'letters'],
  ['Mueller, Soeren', 'Søren Müller', 'letters'],
])
tell('person', 'different', [
  ['Soeren Holm', 'Søren Hall'],
  ['Soeren Holm', 'Sara Holm'],
  ['Rosa Hall', 'Leo Hall'],
  ['Rosa M. Hall', 'Rosa L. Hall', 'middle-name'],
  ['Rosa Hall Jr.', 'Rosa Hall Sr.', 'generation'],
  ['John Hall', 'Joan Hall'],
  ['', '', 'no-name'],
])

tell('business', 'same', [
  ['Acme LLC Payroll', 'Acme LLC'],
  ['Acme Operating Account', 'Acme'],
])
tell('business', 'unsure', [
  ['Apex Payroll', 'Apex', 'part'],
  ['First Checking', 'First', 'part'],
])
// A word that every object of the language knows.
tell('business', 'different', [['Constructor Diaz LLC', 'JD Diaz LLC']])

// In which order: told by a family's name of several words, by a hyphen, by a generation within.
tell('person', 'same', [
  ['DE LA TORRE INES', 'Inés de la Torre'],
  ['VON DER HEIDE KARL', 'Karl von der Heide'],
  ['MAC INTYRE FIONA', 'Fiona MacIntyre'],
  ['O NEILL TARA', "Tara O'Neill"],
  ['CHEN MEI LING', 'Meiling Chen'],
  ['Park Seo-yeon', 'SEOYEON PARK'],
  ['SALAS VEGA NURIA', 'Nuria Salas-Vega'],
  ['HALL JR LEO', 'Leo Hall, Jr.'],
  ['Reverend Leo Hall', 'LEO HALL'],
  ['Leo NMI Hall', 'Leo Hall'],
  ['Rosa Hall a/k/a Rosa Vega', 'Rosa Hall'],
  ['Mrs. Rosa Hall', 'Rosa Hall'],
])
tell('person', 'unsure', [
  // His wife; a given name that is also a title; Mohammed, not a doctor.
  ['Mrs. Harold Hall', 'Harold Hall', 'called-so'],
  ['Sra. Ernesto Vega', 'Ernesto Vega', 'called-so'],
  ['Don Leo Hall', 'Leo Hall', 'part'],
  ['MD Karim Hossain', 'Karim Hossain', 'part'],
  ['Van Minh Le', 'Minh Le Van', 'order'],
  ['AL GREEN', 'Green Al', 'order'],
  ['Tran Thi Lan', 'Lan T Tran', 'order'],
  ['Rosa E. Hall Vega', 'Rosa Elena Hall', 'part'],
  ['TJ Hall', 'Tobias Hall', 'initial'],
  ['A.J. Hall', 'Andrew Hall', 'initial'],
  ['Chava Vega', 'Salvador Vega', 'called-so'],
  ['Kike Vega', 'Enrique Vega', 'called-so'],
  ['Pat Hall', 'Patrick Hall', 'called-so'],
  ['Pat Hall', 'Patricia Hall', 'called-so'],
  ['Cliff Hall', 'Clifford Hall', 'called-so'],
  ['Mark Hall', 'Marc Hall', 'slip'],
  ['Nadeem Hall', 'Nadim Hall', 'slip'],
  ['Mahmoud Hall', 'Mahmud Hall', 'slip'],
  ['Yelena Hall', 'Elena Hall', 'slip'],
  ['Lukasz Hall', 'Lukas Hall', 'slip'],
  ['Gilbret Hall', 'Gilbert Hall', 'slip'],
  ['Margret Hall', 'Margaret Hall'],
  ['Bernar Hall', 'Bernard Hall', 'slip'],
  ['WILHELMI HALL', 'Wilhelmina Hall', 'slip'],
  ['Rashid Mansur', 'Rasheed Mansoor', 'slip'],
  ['Sara El-Amin', 'SARAH ELAMIN'],
  ['Rosa Hall (formerly Vega)', 'Rosa Vega'],
  ['Rosa Hall née Vega', 'Rosa Vega'],
])
tell('person', 'different', [
  ['Samuel Hall', 'Samantha Hall'],
  ['Patrick Hall', 'Patricia Hall'],
  ['Christopher Hall', 'Christine Hall'],
  ['Julio Hall', 'Julia Hall'],
  ['Brandon Hall', 'Brendan Hall'],
  ['Christina Hall', 'Christian Hall'],
  ['Andrea Hall', 'Andre Hall'],
  ['Gabriel Hall', 'Gabriela Hall'],
  ['Dana Hall', 'Dona Hall'],
  ['Fernanda Hall', 'Fernande Hall'],
  ['Nina Hall', 'Nena Hall'],
  ['Julian Hall', 'Julia Hall'],
  ['Ed Hall', 'Eva Hall'],
  ['Mary Dale', 'Mary Dall'],
])
tell('business', 'same', [
  ['Fig Tree LLC c/o Rosa Hall', 'FIG TREE, L.L.C. C/O ROSA HALL'],
  ['Fig Tree LLC Attn: Rosa Hall', 'FIG TREE LLC attn rosa hall'],
  ['Pit 7 BBQ', 'Pit 7 Barbeque'],
  ['1,000 Figs LLC', '1000 Figs LLC'],
  ['Studio 5-12', 'STUDIO 5 12'],
])
tell('business', 'unsure', [
  ['Studio 5-12', 'Studio 51-2', 'numbers'],
  ['SQ *FIG TREE NURSERY', 'Fig Tree Nursery', 'trade-name'],
  ['TST*FIG TREE', 'Fig Tree LLC', 'trade-name'],
  ['PAYPAL *FIGTREENURS', 'Fig Tree Nursery LLC', 'trade-name'],
  ['Kleen Karpets', 'Clean Carpets', 'slip'],
  ['WSTRN MTN HTG', 'Western Mtn Heating', 'cut'],
  ['PRTLND DENT CARE', 'Portland Dental Care'],
  ['Oak St Books', 'Oak Street Books', 'called-so'],
  ['Servicios Vega', 'Vega Services', 'called-so'],
])
tell('business', 'different', [
  ['Fig Foods, Inc. (a Maine corporation)', 'Fig Foods, Inc. (an Ohio corporation)'],
  ['Home Care of Maine LLC', 'Home Care of Ohio LLC'],
  ['Fig Pizza II', 'Fig Pizza III'],
  ['Car Wash', 'Carpet Wash'],
  ['Pacific Harbor Tile', 'Pacific Herbal Tile'],
])

// In whose care: it may be the name's own words, and two of them may be two firms of one name.
tell('business', 'unsure', [
  ['Fig Tree LLC c/o Rosa Hall', 'Fig Tree LLC', 'part'],
  ['Fig Tree LLC Attn: Rosa Hall', 'FIG TREE LLC', 'part'],
  ['Fig Tree c/o Hall LLC', 'Fig Tree c/o Vega Inc', 'part'],
  ['Fig Tree c/o Hall LLC', 'Fig Tree in care of Vega Inc', 'part'],
  ['Fig Tree LLC c/o Hall', 'Fig Tree c/o Vega', 'part'],
  ['Bay Attn Services', 'Bay', 'part'],
])
tell('business', 'different', [['Fig Tree c/o Hall LLC', 'Bay c/o Hall LLC']])

// Words that are one in the other name swallow no single letter: it may be a middle initial.
tell('person', 'same', [
  ["Sean O'Brien", 'Sean O Brien'],
  ["Gina D'Angelo", 'GINA DANGELO'],
  ['T.J. Hall', 'TJ Hall'],
  ['T J Hall', 'TJ Hall'],
  ['Rosa JM Hall', 'Rosa J. M. Hall'],
  ['김 민 수', '김민수'],
  ['Maria E Cruz', 'Maria Cruz'],
  ['Jose Garcia y Vega', 'Jose Garcia Vega'],
  ['Rosa M Cruz', 'Cruz Rosa M'],
])
tell('person', 'unsure', [
  ['Daniel A Lopez', 'Daniela Lopez', 'initial'],
  ['Daniel A. Lopez', 'Lopez, Daniela', 'initial'],
  ['Daniel-A Lopez', 'Daniela Lopez', 'initial'],
  ['Paul A', 'Paula', 'initial'],
  ['A L Green', 'Al Green', 'initial'],
  ['J.O. Hall', 'Jo Hall', 'initial'],
  ['Sean O Brien', 'Sean OBrien', 'initial'],
  ['Eric A Hall', 'Hall Erica', 'initial'],
  ['Erica Hall', 'HALL ERIC A', 'initial'],
  // An initial behind a given name, not 'and'.
  ['Maria Y Elena Cruz', 'Maria Elena Cruz', 'middle-name'],
  // The hyphen ties words that do not stand together in the other.
  ['Martin Luis Garcia', 'Luis Garcia-Martin', 'order'],
  ['Ling Chen Mei', 'Meiling Chen', 'order'],
  // Given names as well.
  ['Del James', 'James Del', 'order'],
  ['Mac Hall', 'Hall Mac', 'order'],
  ['Von Hall', 'Hall Von', 'order'],
  ['O Hall', 'Hall O', 'order'],
  // With a name that is not hers for certain he may be her husband.
  ['Mrs. Mike Hall', 'Mike Hall', 'called-so'],
  ['Miss Sam Hall', 'Sam Hall', 'called-so'],
  ['Ms. Jordan Hall', 'Jordan Hall', 'called-so'],
  ['Sra. Memo Vega', 'Memo Vega', 'called-so'],
  ['Hall, Mrs. Mike', 'Mike Hall', 'called-so'],
  ['Mrs. Mike Rose', 'Mike Rose', 'called-so'],
])
tell('person', 'same', [
  ['Mrs. Mike Hall', 'MRS MIKE HALL'],
  ['Mrs. Mary Martin', 'Mary Martin'],
  ['Srta. Lucía Vega', 'Lucia Vega'],
  ['DEL RIO INES', 'Inés del Río'],
  ['Mac Intyre Fiona', 'Fiona Mac Intyre'],
])
// Initials, not 'and'.
describe('person: a middle initial E or Y is one', () => {
  test.each([
    ['Maria E Cruz', 'Maria Y Cruz'],
    ['Ana Maria E Cruz', 'Ana Maria Y Cruz'],
  ])('%s / %s', (one, other) => expect(compareNames(one, other, 'person').sure).not.toBe('same'))
})
tell('person', 'different', [['Daniel B Lopez', 'Daniela Lopez']])
