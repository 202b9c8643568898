// Given names: which one is said for another, and which are women's for certain. Own knowledge of usage in the US, in English and Spanish.

/**
 * Groups of given names of which one is said for another: the ways in which one name is written, and what it is called. A short form of
 * several names stands in several groups: 'Alex' may be Alexander or Alexandra, who are two.
 */
const calledSo = [
  'robert roberto bob bobby rob robbie bert beto',
  'william guillermo bill billy will willie liam memo',
  'margaret peggy maggie meg marge margie',
  'john juan jack jon johnny',
  'jonathan jon jonny',
  'elizabeth isabel liz lizzie beth betty betsy lisa eliza libby elisa',
  'jose joseph pepe joe joey chepe',
  'josephine josefina jo josie pepa fina',
  'francisco francis frank paco pancho frankie cisco',
  'frances francisca fran paca',
  'guadalupe lupe lupita',
  'alexander alejandro aleksandr oleksandr alexandre alex sasha xander ale jandro',
  'alexandra alejandra aleksandra alexa alex sasha sandra lexi ale',
  'christopher cristobal chris kit topher',
  'christina cristina kristina chris tina kris',
  'christine kristine kristin kirsten chris tina kris',
  'christian cristian chris',
  'samuel sam sammy',
  'samantha sam sammy',
  'richard ricardo dick rick ricky rich richie',
  'james jaime jim jimmy jamie',
  'jacob jake jacobo',
  'michael miguel mike mikey mick micky',
  'michelle shelly',
  'thomas tomas tom tommy',
  'anthony antonio tony anton tono',
  'antonia antoinette toni tonya',
  'edward eduardo ed eddie ted lalo',
  'theodore teodoro ted teddy theo',
  'charles carlos charlie chuck chas',
  'charlotte carlota lottie charlie',
  'patrick patricio pat paddy',
  'patricia pat patty patti trish tricia',
  'katherine catherine kathryn katharine catalina kate kathy cathy katie kat kit kitty',
  'steven stephen stefan esteban steve stevie',
  'stephanie estefania steph steffi',
  'mohammed muhammad mohamed mohammad mohd md',
  'daniel dan danny',
  'danielle daniela dan dani',
  'david dave davey',
  'matthew mateo matt',
  'nicholas nicolas nick nico',
  'nicole nicola nicki niki',
  'manuel manny manolo',
  'rafael raphael rafa rafi',
  'ignacio nacho',
  'enrique henry quique kike hank harry',
  'jesus chuy chucho',
  'rosario chayo charo',
  'humberto hubert beto',
  'alberto albert al bert beto',
  'gilberto gilbert gil beto',
  'norberto norbert beto',
  'kimberly kim kimmie',
  'benjamin ben benny benji',
  'gregory gregorio greg goyo',
  'jeffrey geoffrey jeff geoff',
  'kenneth ken kenny',
  'ronald ron ronnie',
  'donald don donnie',
  'raymond ramon ray mon',
  'lawrence laurence lorenzo larry lencho',
  'leonard leonardo leo len lenny',
  'andrew andres drew andy',
  'andrea andy',
  'timothy timoteo tim timmy',
  'terrence terrance terry',
  'teresa theresa terry tere teri tess',
  'susan susana sue susie suzanne susanna',
  'deborah debra deb debbie',
  'barbara barb barbie',
  'jennifer jen jenny',
  'jessica jess jessie',
  'rebecca rebeca becky becca',
  'cynthia cindy cintia',
  'victoria vicky vicki tori',
  'victor vic vico',
  'philip phillip felipe phil',
  'peter pedro pete',
  'paul pablo pablito',
  'george jorge georgie coque',
  'louis luis lou louie lucho',
  'louise luisa lou',
  'eugene eugenio gene',
  'frederick federico fred freddy fede',
  'alfredo alfred al fred fredo',
  'alfonso alphonse poncho fonso',
  'gerardo gerard gerry jerry lalo',
  'gerald gerry jerry',
  'jeremiah jeremy jerry',
  'walter wally walt',
  'vincent vicente vince vinny chente',
  'dolores lola loli',
  'concepcion concha conchita chona',
  'refugio cuca cuco',
  'mercedes meche',
  'graciela chela grace',
  'rosa rose rosie rosita',
  'maria mary mari maru',
  'marie mary',
  'ann anne anna ana annie nancy nan',
  'helen elena ellen nell nellie',
  'virginia ginny ginger',
  'dorothy dorotea dot dottie dolly',
  'judith judy',
  'pamela pam pammy',
  'sandra sandy',
  'abraham abe',
  'isaac ike',
  'joshua josue josh',
  'zachary zach zack',
  'santiago chago',
  'salvador chava',
  'sergio checo',
  'rogelio roger',
  'arturo arthur art artie turo',
  'eleanor ellie nora nell',
  'amanda mandy',
  'angela angie',
  'valerie val',
  'bernard bernardo bernie',
  'harold harry hal',
  'clifford cliff',
  'curtis curt',
  'douglas doug',
  'russell russ rusty',
  'stanley stan',
  'yevgeny evgeny eugene zhenya',
  'vladimir volodymyr vlad vova',
  'sergey serhiy serge',
].map((group) => group.split(' '))

const groupsOf = new Map<string, Set<number>>()
calledSo.forEach((group, at) => {
  for (const name of group) groupsOf.set(name, (groupsOf.get(name) ?? new Set()).add(at))
})

/** Whether one of two given names, in plain letters, is said for the other. */
export const isSaidFor = (one: string, other: string): boolean =>
  [...(groupsOf.get(one) ?? [])].some((at) => groupsOf.get(other)?.has(at) === true)

/**
 * Given names that women bear and hardly any man does: behind 'Mrs.' one is her own, and any other may be her husband's. Of the most frequent
 * ones of the Social Security Administration's lists, without those that are men's in another language ('Andrea', 'Joan') or both's ('Leslie').
 */
export const womensNames: ReadonlySet<string> = new Set(
  (
    'mary patricia jennifer linda elizabeth barbara susan jessica sarah lisa nancy betty sandra margaret emily donna michelle ' +
    'amanda melissa deborah stephanie rebecca laura helen amy angela anna brenda pamela nicole ruth katherine samantha christine ' +
    'emma catherine debra rachel carolyn janet maria heather diane olivia julie martha victoria kathleen amber megan hannah sophia ' +
    'teresa theresa gloria sara janice kathryn ann anne julia grace judy judith denise danielle marilyn charlotte natalie diana ' +
    'brittany doris kayla lori marie rose alice tiffany tammy crystal irene annie dorothy virginia esther cynthia christina ' +
    'kimberly sylvia sheila wanda paula phyllis lucy ellen elaine joanna joanne suzanne veronica yvonne valerie wendy vanessa ' +
    'ana rosa lucia elena isabel sofia gabriela daniela alejandra adriana claudia leticia yolanda silvia beatriz norma juana ' +
    'marta luisa josefa francisca margarita fernanda raquel lorena marisol esperanza graciela luz pilar ines nuria mariana valentina'
  ).split(' '),
)
