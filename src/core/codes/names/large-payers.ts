// Large companies that pay suppliers. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const largePayers: readonly NameTable[] = [
  [
    'large-payer',
    `
Walmart (vendor)|walmart inc edi paymts,wal mart stores,walmart stores edi paymts|site
Target (vendor)|target corporati,target corp ap|site
Kroger|=kroger,kroger edi|site
Albertsons|albertsons|site
Safeway|safeway inc ap|site
Costco (vendor)|costco wholesale edi|site
Home Depot (vendor, installs)|home depot usa,thd at home svc,home depot ap|site
Lowe's (vendor, installs)|lowes companies,lowes hiw|site
Best Buy (vendor)|best buy|site
CVS (vendor)|cvs health ap|site
Walgreens (vendor)|walgreen|site
Amazon (vendor, services)|amazon com servi payments,amazon com llc ap|site
Google (vendor)|google llc edi pymnts|46569533717
Apple (vendor)|=apple inc,apple inc payables|55595098912
Microsoft (vendor)|microsoft edi paymnt|site
Meta (vendor)|meta platforms ap,facebook inc ap|site
Boeing|=boeing,rtx corp|site
Lockheed|lockheed martin|site
Raytheon|=raytheon|site
Northrop|northrop grumman|site
General Dynamics|=general dynamics|site
Ford / GM / Stellantis (suppliers)|ford motor compa,gm edi paymnt,fca us llc|71407627734 1380549190
Caterpillar (suppliers)|caterpillar|site
Deere (suppliers)|deere and company|site
General Electric|=general electric|site
Honeywell|honeywell|site
3M|3m company|site
Emerson|=emerson|site
Exxon (vendors, royalties)|exxonmobil payables,devon energy|site
Chevron (vendors, royalties)|chevron usa ap|site
Conoco (vendors, royalties)|conocophillips|site
Oxy (vendors, royalties)|oxy usa|site
EOG (vendors, royalties)|eog resources|site
Halliburton / SLB / Baker Hughes|halliburton,schlumberger,baker hughes|site
AT&T (contractors)|at t services ap|site
Verizon (contractors)|verizon sourcing|site
Comcast (contractors)|comcast cable ap|site
Charter (contractors)|charter comm ap|site
MasTec|mastec|site
Dycom|=dycom|site
Quanta|quanta services|site
Lennar|=lennar|site
D.R. Horton|dr horton|site
Pulte|pulte home|site
NVR|nvr inc|site
Toll|toll brothers|site
Turner / Skanska / Kiewit / Fluor / DPR (via Textura)|turner construct,skanska usa,kiewit,=fluor,=textura,=gcpay|site
Textura Payment Management (Oracle)|textura payment|site
CBRE / JLL / Cushman (facility AP)|cbre inc ap,jones lang lasal,cushman wake|site
ABM|abm industries|site
Sodexo|sodexo|site
Aramark|aramark|site
Compass|=compass group|site
Marriott|marriott intl|site
Hilton|hilton worldwide|site
Hyatt|hyatt corp|site
Disney (vendors)|disney worldwide|site
NBC (vendors)|nbcuniversal|site
Warner (vendors)|warner bros|site
Netflix (vendors)|netflix|site
HCA / Tenet / CommonSpirit / Ascension / Kaiser (vendors)|hca healthcare,tenet healthcare,commonspirit,ascension health|site
Premier (rebates)|=premier|site
Vizient (rebates)|vizient|site
UnitedHealth Group AP|unitedhealth grp,unitedhealth group ap|site
Accenture / Deloitte / IBM / Infosys / TCS / Cognizant (subcontractors)|=accenture,accenture federa,=deloitte,ibm corp ap,infosys,cognizant|57058047981
Cargill (grain)|=cargill,archer daniels|site
ADM (grain)|adm grain|site
Bunge (grain)|=bunge|site
CHS (grain)|chs inc grain|site
Tyson (growers)|tyson poultry|site
Pilgrim's (growers)|pilgrims grower|site
Poet (corn)|poet grain|site
Valero Renewables (corn)|valero renewable|site
Utilities as customers (PG&E, ConEd AP)|pacific gas and edi,consolidated edi payables|site
Contractor Connection|contractor conn|site
Crawford|crawford compa|site
Universities|univ of calif,regents univ,harvard univ|site
Property managers paying trades|appfolio vendor,buildium vendor,yardi vendorcafe,nexus payables|site
Beeline|=beeline,workforce logiq|site
Fieldglass|fieldglass|site
Magnit|=magnit|site
Gig of trades: Frontdoor, Asurion, NSA|nsa service,national service alliance,asurion servplan|site
Tuition and day care subsidy: state agencies|childcare subs,=ccdf,child care resour|site
Tuition processors: FACTS, Brightwheel, Procare, TADS|facts mgmt,facts tuition,brightwheel,=procare,kangartime|site
Pushpay|pushpay|site
Tithely|tithely|site
Subsplash|subsplash|site
Non-profit gifts: Benevity, Network for Good, Fidelity Charitable|benevity,network for good,fidelity charitable,schwab charitable|site
`,
  ],
  [
    // They buy of farms and sell little to them: whatever they pay is for goods. Cooperatives that sell feed as well stand among the suppliers.
    'payables',
    `
Milk: Agri-Mark, Maryland & Virginia, Select, Foremost, Michigan|agri mark,maryland and virginia milk,select milk prod,foremost farms,michigan milk prod,associated milk prod|site
Milk: California Dairies, United Dairymen, Northwest, Lone Star, Upstate Niagara|california dairies,united dairymen,northwest dairy assoc,lone star milk,upstate niagara,dairylea,national farmers org|site
Grain: Scoular, Gavilon, Andersons, Bartlett, Viterra, Attebury|scoular,gavilon,the andersons,andersons grain,bartlett grain,viterra,attebury grain,columbia grain,consolidated grain|site
Grain: AGP, Green Plains, Riceland, Perdue AgriBusiness|ag processing inc,green plains grain,riceland foods,perdue agribus|site
Livestock: Superior, United Producers, National Beef, Greater Omaha, JBS|superior livestock,united producers,national beef pack,greater omaha pack,jbs packerland,jbs livestock,seaboard foods hog|site
Cotton, nuts, fruit, cane: PCCA, Staplcotn, Blue Diamond, Sun-Maid, Amalgamated Sugar|plains cotton coop,staplcotn,blue diamond grow,sun maid grow,amalgamated sugar,american crystal sug,ocean spray cran|site
Timber: Weyerhaeuser, Rayonier|weyerhaeuser,rayonier|site
`,
  ],
]
