// Loans of owners and for things: personal, student, mortgage, car, equipment; who rents things out. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const otherLoans: readonly NameTable[] = [
  [
    'personal',
    `
Upstart|upstart network|56706719818 52310125409
LendingClub (personal)|lendingclub lendingclu|52310125409
Prosper|prosper funding,prosper marketplace,=prosper|52310125409
SoFi personal|sofi lending,sofi loan,sofi bank loan|52310125409
SoFi account transfer|sofi bank na p2p|site
Marcus by Goldman Sachs (loans)|marcus by goldman,marcus personal,goldman sachs ba loan pmt|52310125409
Discover Personal Loans|discover personal loans,discover loan,discover bank loan pmt,dfs loan|52310125409
LightStream (Truist)|lightstream loan pmts|46569533717 1253108792
Best Egg / Marlette|best egg,marlette funding,crb best egg,marlette fund|cfpb 52310125409
Happy Money / Payoff|happy money|52310125409
OneMain Financial|onemain financial,=onemain,one main financi,onemain payment,springleaf|cfpb 52310125409
Avant|avant llc,avant credit,avant webbank,=avant|cfpb 52310125409
Rocket Loans|rocket loans,rocketloans ach pmt|66544010128 52310125409
LendingPoint|lendingpoint,lpt lendingpoint|70095818163
Reach Financial|reach financial,reach fincl|70095818163
Achieve / Freedom Plus|achieve loans,achieve personal,freedomplus,freedom financial asset,=achieve|70095818163
Upgrade|=upgrade,upgrade lending,upgrade crb,upgrade inc payment|cfpb
Lendmark Financial|=lendmark,lendmark fin svc,lendmark financi|cfpb 60159469145
Mariner Finance|mariner finance,mariner financia,=mariner|60159469145
Republic Finance|republic finance,republic fin|7088791367
Regional Finance|=regional management,regional finance,regional fin|cfpb
World Acceptance / World Finance|world acceptance,world finance,wac world fin|cfpb
Security Finance|security finance,security fin|cfpb
1st Franklin Financial|1st franklin fin,first franklin financial|7088791367
Heights Finance|=heights finance,=southern management,covington credit|cfpb
Tower Loan|tower loan,=gulfco|cfpb
Sun Loan|sun loan|cfpb
Western-Shamrock|western shamrock|cfpb
Oportun|=oportun,progreso financiero|cfpb
OppFi / OppLoans|=opploans,=oppfi,opportunity fina|site
Enova: NetCredit|netcredit,enova netcredit|cfpb
Enova: CashNetUSA|cashnetusa,=cnu of,cnu online|cfpb
CreditNinja|creditninja|cfpb
Rise Credit / Elevate|rise credit,rise spv,elevate rise|cfpb
Elastic (Republic Bank)|elastic loc,republic elastic|site
Possible Finance|possible fin,possible finance,possible financial|cfpb
MoneyLion|moneylion|cfpb
Self Financial|self financial,self lender|cfpb
Big Picture Loans|big picture loan,bigpictureloans|cfpb
BlueChip Financial / Spotloan|bluechip financi,=spotloan|cfpb
Plain Green|plain green,plaingreen loans|site
Great Plains Lending|great plains lend,greatplainslending|site
Mobiloans|mobiloans|cfpb
WLCC / Wakpamni lenders|wlcc lending,=wlcc|cfpb
Zarvad III / Makes Cents / MaxLend|zarvad iii,makes cents,=maxlend|cfpb
Sokaogon Finance|sokaogon finance|cfpb
Lendumo / LDF lenders|=lendumo,ldf holdings,=niiwin,lendgreen|site
CashCall / Delbert|=cashcall,delbert services|cfpb
ACE Cash Express / Populus|ace cash express,populus financial|cfpb
Advance America|advance america,adv america cash|cfpb
Check Into Cash|check into cash|cfpb
Check 'n Go / Axcess (CNG)|check n go,cng financial,axcess financial,xact loan|cfpb
Speedy Cash / CURO|speedy cash,curo management|cfpb
QC Holdings / LendNation|qc holdings,lendnation,qc financial|cfpb
Cottonwood / Cash Store|cottonwood fin,=cash store|cfpb
TitleMax / TMX|=titlemax,tmx finance|cfpb
LoanMart|=loanmart,wheels financial|site
Community Choice / CheckSmart|community choice fin,checksmart,ccf holdings|cfpb
EZCorp|=ezcorp,ez pawn|cfpb
Quick Click Loans|quick click loan|cfpb
Universal Credit|universal credit|site
Splash Financial|splash financial|site
Figure Lending (HELOC)|figure lending,figure heloc|56713037306
Aven|aven card,aven financial|site
United Consumer Financial|=ucfs,united consumer fin|site
Tidewater Finance|tidewater fin,tidewater credit|cfpb
American First Finance|american first fin,aff llc|site
Navy Federal|nfcu ach,navy fed auto|cfpb 55706052424
USAA bank loans|usaa loan|cfpb
HAPO Community CU|hapo com web ecm loan pay|46569533717 1751553739
Personify Financial|applied data finance|site
Integra Credit|integra credit,deinde online|site
Xact / Capital Community|xact loans,ccbank xact|site
Fig Loans|fig loans,fig tech|site
Dave (ExtraCash)|dave inc,dave com,dave extracash,=dave|site
Brigit|=brigit,brigit cash adv,hellobrigit|site
Cleo|cleo ai,=meetcleo,cleo cash advance|site
Albert|albert instant,=albert|site
Klover|=klover,klover holdings,klover app|site
FloatMe|=floatme|site
Empower (app) / Tilt|empower cash adv,tilt finance|site
Vola|vola finance|site
Gerald|gerald technolog|site
Varo Advance|varo advance|site
Kikoff|=kikoff,kikoff lending|site
Grow Credit|grow credit|site
SoLo Funds|solo funds|site
Kiva US|=kiva,kiva microfunds,kiva us|debanked
Avant Credit Corporation|avant credit cor|cfpb
BlueChip Financial|bluechip financial|cfpb
First Heritage Credit, LLC|first heritage credit|cfpb
Bliksum, LLC|=bliksum|cfpb
Green Trust Cash, LLC|green trust cash|cfpb
Federal Cash Advance, LLC of Oklahoma|federal cash advance llc of oklahoma|cfpb
Northway Broker Ltd.|northway broker|cfpb
`,
  ],
  [
    'student',
    `
Department of Education (servicers)|dept education student ln,dept of education|46569533717 9102001001
Aidvantage|aidvantage,maximus education|55706052424
Nelnet|nelnet|cfpb 52310125409
MOHELA|mohela|cfpb 52310125409
Navient|navient,navi ed serv|cfpb 52310125409
Edfinancial|edfinancial,ed financial services|cfpb 52310125409
Great Lakes|great lakes higher ed,great lakes borrower,glelsi|cfpb
FedLoan / AES / PHEAA|fedloan,aes pheaa,fedloanservicing,=pheaa,aes student ln|cfpb
Sallie Mae|sallie mae,salliemae bank,slm corp|cfpb
Earnest|earnest operations,earnest loan,=earnest|52310125409
CommonBond|commonbond|52310125409
Firstmark Services|firstmark payments,firstmark servic|52691503239
HESAA (New Jersey)|hesaa payment,=hesaa|52678347979
MEFA|=mefa,mefa loan|site
College Ave|college ave|site
Ascent Funding|ascent funding,ascent student loan|site
Laurel Road|laurel road,keybank laurel rd|site
ECMC|=ecmc,ecmc group,educational credit|cfpb
ECSI (Heartland)|=ecsi,ecsi as agent,heartland ecsi|40280698929
Launch Servicing|launch servicing|site
Trellis (Granite State)|=trellis,granite state mgmt|site
Texas Guaranteed / Trellis|=tgslc,texas guaranteed|site
Juno / Climb Credit|climb credit,climb investco|site
Meratas / Leif (income share)|meratas,leif technologies|site
ACS Education Services|acs education services|cfpb
Genesis Lending|genesis lending|cfpb
First Associates Loan Servicing LLC|first associates loan servicing|cfpb
SLM CORPORATION|slm corporation|cfpb
Higher Education Student Assistance Authority (HESAA)|higher education student assistance authority|cfpb
Iowa Student Loan|iowa student loan|cfpb
`,
  ],
  [
    'mortgage',
    `
PenFed|mtg pmt penfed cu|cfpb
Rocket Mortgage|rocket mortgage,rocket mtg,quicken loans|cfpb 52310125409
Mr. Cooper / Nationstar|mr cooper,nsm dbamr cooper,nationstar|23063033936 5489640153
Lakeview|lakeview ln srv,lakeview loan|56706719818 1541322890
LoanCare|loancare|cfpb
Newrez / Shellpoint|newrez,shellpoint mtg|cfpb 52310125409
Freedom Mortgage|freedom mortgage,freedom mtg|cfpb
PennyMac|pennymac|cfpb 52310125409
loanDepot|loandepot|cfpb
Wells Fargo Home Mortgage|wf home mtg,wells fargo home|43392762622
Chase Home|chase home,chase mtge,jpmorgan chase mtg|55706052424
Bank of America mortgage|bank of america home,bk of am mtg,bac home loans|55706052424
US Bank Home Mortgage|us bank home|55706052424
PHH / Onity / Ocwen|phh mortgage,phh mtg,ocwen loan,=ocwen|cfpb
Select Portfolio Servicing|select portfolio|cfpb
Specialized Loan Servicing|sls mortgage,specialized loan|cfpb
Carrington|carrington mtg,carrington mortg|cfpb 52310125409
Valon Mortgage|=valon,valon mortgage|51929980940
Flagstar|flagstar bank,flagstar mortgage|cfpb 52310125409
Guild Mortgage|guild mortgage,guild mtg|cfpb 52310125409
United Wholesale Mortgage|united wholesale|52310125409
Fairway Independent|fairway mortgage,fairway independ|52310125409
Caliber Home Loans|caliber home|cfpb
Planet Home Lending|planet home lend|cfpb
Roundpoint|roundpoint|cfpb
Selene Finance|selene finance|cfpb
Fay Servicing|fay servicing|cfpb
Rushmore|rushmore loan,rushmore lm|cfpb
Bayview / Community Loan Servicing|bayview loan,community loan svc|cfpb
Servis One / BSI Financial|bsi financial,servis one|cfpb
Dovenmuehle|dovenmuehle,dmi mortgage|cfpb
Cenlar|cenlar,central loan adm|site
21st Mortgage|21st mortgage|cfpb
Vanderbilt Mortgage|vanderbilt mtg,vanderbilt mortg|cfpb
Provident Funding|provident funding|cfpb
New American Funding|new american funding|cfpb
Summit Funding|summit funding|cfpb
Homestead Funding|homestead fundin|cfpb
Network Capital Funding|network capital funding|cfpb
Network Funding LP|network funding|site
Golden Empire / Home Point|home point fin,homepoint|cfpb
Movement Mortgage|movement mtg,movement mortgage|cfpb
CMG Financial|cmg mortgage,cmg financial|cfpb
Guaranteed Rate|guaranteed rate,rate mortgage|cfpb
AmeriSave|amerisave|cfpb
Better Mortgage|better mortgage|52310125409
Velocity Mortgage (investor loans)|velocity mortgage,velocity commercial cap|site
Lima One Capital|lima one|site
Kiavi|=kiavi,lendinghome|site
Groundfloor|groundfloor fin|cfpb
RCN Capital|rcn capital|site
CoreVest|corevest|site
Sachem Capital|sachem capital|54630967221
Statebridge|statebridge|cfpb
FCI Lender Services|fci lender|cfpb
SN Servicing|sn servicing|cfpb
Allied Servicing|allied servicing|site
Berkadia (commercial)|berkadia|site
KeyBank Real Estate Capital|keybank real estate|site
Arbor|arbor multifam,arbor commercial|cfpb
Farm Credit / AgAmerica|farm credit,agamerica lend|site
Rabo AgriFinance|rabo agrifinance|site
Nationstar Mortgage|nationstar mortgage|cfpb
Ditech Financial LLC|ditech financial|cfpb
Seterus, Inc.|seterus|cfpb
Specialized Loan Servicing LLC|specialized loan servicing|cfpb
Green Tree Servicing, LLC|green tree servicing|cfpb
Bayview Loan Servicing, LLC|bayview loan servicing|cfpb
Carrington Mortgage Holdings, LLC.|carrington mortgage holdings|cfpb
Shellpoint Partners, LLC|shellpoint partners|cfpb
PennyMac Loan Services, LLC|pennymac loan services|cfpb
Rushmore Loan Management Services LLC|rushmore loan management services|cfpb
Residential Credit Solutions|residential credit solutions|cfpb
EverBank|everbank|cfpb
Round Point Mortgage|round point mortgage|cfpb
Fay Servicing, LLC|fay servicing ll|cfpb
Dovenmuehle Mortgage Inc.|dovenmuehle mortgage|cfpb
Statebridge Company|statebridge comp|cfpb
BOK Financial Corp|bok financial|cfpb
Vanderbilt Mortgage & Finance|vanderbilt mortgage finance|cfpb
Planet Home Lending, LLC|planet home lending|cfpb
Arbor Residential Mortgage LLC|arbor residential mortgage|cfpb
Pacific Union Financial, LLC|pacific union financial|cfpb
Reverse Mortgage Solutions|reverse mortgage solutions|cfpb
Quality Loan Service Corporation|quality loan service|cfpb
Carrington Mortgage|carrington mortgage|cfpb
Nationwide Biweekly Administration, Inc|nationwide biweekly administration|cfpb
Ocwen Financial Corporation|ocwen financial|cfpb
Stonegate Mortgage Corporation|stonegate mortgage|cfpb
FCI Lender Services Inc.|fci lender services|cfpb
United Shore Financial Services, LLC|united shore financial services|cfpb
Lender Live|lender live|cfpb
PrimeLending, A PlainsCapital Company|primelending a plainscapital|cfpb
Stearns Ventures, LLC|stearns ventures|cfpb
Dyck-O'Neal, Inc.|dyck oneal|cfpb
Franklin American Mortgage Company|franklin american mortgage|cfpb
Prospect Mortgage|prospect mortgage|cfpb
Primary Residential Mortgage|primary residential mortgage|cfpb
Washington Federal|washington federal|cfpb
American Financial Resources, Inc.|american financial resources|cfpb
Waterstone Mortgage Corporation|waterstone mortgage|cfpb
Mortgage Research Center, LLC|mortgage research center|cfpb
First Mortgage Corporation|first mortgage|cfpb
Franklin Credit Management|franklin credit management|cfpb
The Money Source Inc|money source|cfpb
James B. Nutter & Company|james b nutter|cfpb
First American Title Insurance Company|first american title insurance|cfpb
Finance of America Mortgage LLC|finance of america mortgage|cfpb
Land/Home Financial Services|land home financial services|cfpb
First Direct Lending, LLC|first direct lending|cfpb
Sun West Mortgage Company, Inc.|sun west mortgage|cfpb
Finance of America Reverse LLC|finance of america reverse|cfpb
DHI Mortgage|dhi mortgage|cfpb
Impac Mortgage Holdings, Inc.|impac mortgage holdings|cfpb
Village Capital and Investment, LLC|village capital and investment|cfpb
ClearSpring Loan Services, Inc.|clearspring loan services|cfpb
Proficio Mortgage Ventures, LLC|proficio mortgage ventures|cfpb
Stearns Lending|stearns lending|cfpb
Plaza Home Mortgage|plaza home mortgage|cfpb
CARRINGTON MORTGAGE SERVICES|carrington mortgage services|cfpb
Aspen Yo LLC|aspen yo|cfpb
SN SERVICING CORPORATION|sn servicing cor|cfpb
Academy Mortgage|academy mortgage|cfpb
Cornerstone Home Lending Inc.|cornerstone home lending|cfpb
Homebridge Financial Services, Inc.|homebridge financial services|cfpb
Franklin First Financial|franklin first financial|cfpb
Third Federal Savings & Loan|third federal savings loan|cfpb
Liberty Home Equity Solutions, Inc|liberty home equity solutions|cfpb
Capital Markets Cooporative, LLC|capital markets cooporative|cfpb
MID-ISLAND MORTGAGE CORP|mid island mortgage|cfpb
First Guaranty Mortgage Corporation|first guaranty mortgage|cfpb
OCWEN LOAN SERVICING LLC|ocwen loan servicing|cfpb
Specialized Loan Servicing Holdings LLC|specialized loan servicing holdings|cfpb
Mr. Cooper Group Inc.|mr cooper group|cfpb
American Advisors Group|american advisors group|cfpb
Gateway Mortgage Group, LLC|gateway mortgage group|cfpb
Envoy Mortgage Ltd.|envoy mortgage|cfpb
Nationwide Advantage Mortgage Company|nationwide advantage mortgage|cfpb
Pulte Mortgage|pulte mortgage|cfpb
Partners for Payment Relief|partners for payment relief|cfpb
LCS Financial Corporation|lcs financial|cfpb
FirstKey Holdings, LLC|firstkey holdings|cfpb
Quantum Servicing Company|quantum servicing|cfpb
Atlantic Pacific Mortgage Corporation|atlantic pacific mortgage|cfpb
George Mason Mortgage, LLC|george mason mortgage|cfpb
New Day Financial, LLC|new day financial|cfpb
Lending Solutions Mortgage/ LSI Mortgage|lending solutions mortgage lsi mortgage|cfpb
Genworth Financial|genworth financial|cfpb
NOVA Financial & Investment Corporation|nova financial investment|cfpb
Gateway Funding|gateway funding|cfpb
Continental Home Loans Inc.|continental home loans|cfpb
Data Mortgage Inc.|data mortgage|cfpb
MidAmerica Mortgage Inc|midamerica mortgage|cfpb
Generation Mortgage|generation mortgage|cfpb
Peoples Home Equity, Inc.|peoples home equity|cfpb
Home Point Financial Corporation|home point financial|cfpb
International City Mortgage, Inc.|international city mortgage|cfpb
Mortgage Investors Corporation|mortgage investors|cfpb
W.J. Bradley Mortgage|w j bradley mortgage|cfpb
Embrace Home Loans Inc|embrace home loans|cfpb
MLD Mortgage, Inc.|mld mortgage|cfpb
First Choice Loan Services, Inc.|first choice loan services|cfpb
Weststar Mortgage Corporation|weststar mortgage|cfpb
Reverse Mortgage Investment Trust Inc.|reverse mortgage investment trust|cfpb
First California Mortgage Company|first california mortgage|cfpb
GMFS LLC|gmfs llc|cfpb
First Home Mortgage Corp|first home mortgage|cfpb
CrossCountry Mortgage LLC|crosscountry mortgage|cfpb
LD Holdings Group, LLC|ld holdings group|cfpb
`,
  ],
  [
    'auto',
    `
Toyota Financial|toyota ach lease,toyota ach rtl,tfs toyota|71576630426 56706719818
Lexus Financial|lexus financial,lexus ach|55706052424
Honda / Acura Financial|honda finance,acura financial,hfs honda|cfpb 70564192184
Nissan / Infiniti|nissan auto loan,=nmac,infiniti fin|cfpb 55706052424
Ford / Lincoln|fordcredit autopay,lincoln afs|cfpb
GM Financial|gmf lease,americredit|cfpb
Stellantis / Chrysler Capital|chrysler capital,stellantis financial|cfpb
Hyundai / Kia / Genesis Finance|hmf hyundai,kia finance,kmf kia motors|cfpb 52310125409
VW / Audi|vw credit,audi fincl,audi financial,vci vw credit|cfpb 34093105295
BMW / Mini|bmw financial,=bmwfs,bmwfinancial svs|cfpb
Mercedes-Benz Financial|mbfs com|36215145051
Volvo Car Financial|volvo car fin|cfpb
Mazda / Subaru (Chase)|mazda financial,mazda capital,subaru motors,subaru motor fin|55706052424
Mitsubishi Motors Credit|mitsubishi motors cred|55706052424
Tesla Finance|tesla finance,tesla inc lease,tesla lease|52310125409
Harley-Davidson Financial|harley davidson fin,=hdfs,esb harley dav|cfpb
Capital One Auto|capital one auto,capital one n a capitalone,cap one auto|55706052424
Santander Consumer|scusa auto|cfpb 43392762622
Wells Fargo Auto|wf auto loan,wells fargo dealer|55706052424
Chase Auto|jpmorgan chase auto ln|52310125409
TD Auto|td auto|55706052424
Truist / Regional Acceptance|regional acceptance,truist auto|site
World Omni / Southeast Toyota|world omni,setf se toyota,worldomni fin|cfpb
Credit Acceptance|credit acceptance,cac auto,credit accept pmt|cfpb
Exeter Finance|exeter finance,exeter fin|cfpb
Westlake Financial|westlake fin,westlake services,westlake financial|cfpb
Bridgecrest / DriveTime|bridgecrest,drivetime|cfpb
Consumer Portfolio Services|consumer portfol,cps auto|cfpb
Flagship Credit|flagship credit|cfpb
Nicholas Financial|nicholas fin|cfpb
United Auto Credit|united auto credit,united auto acceptance,=uacc|cfpb
AC Autopay|ac autopay|cfpb
Lendbuzz|lendbuzz funding|68934997464
Prestige Financial|prestige financ,prestige financial services|cfpb
CIG Financial|cig financial|cfpb
Lobel Financial|lobel financial|cfpb
First Investors Financial|first investors|cfpb
Global Lending Services|global lending s,gls auto|site
Veros Credit|veros credit|site
American Credit Acceptance|american credit acc,aca auto|site
Foursight Capital|foursight|site
Car-Mart|americas car mart,car mart|cfpb
Byrider|byrider,=cnac|cfpb
Driveway Finance|driveway finance|cfpb
GreenState / RoadLoans|roadloans|site
NextGear Capital (dealer floor plan)|nextgear,next gear cap|site
AFC Automotive Finance (floor plan)|afc auto finance,automotive finance,afc dealer|site
Westlake Flooring|westlake flooring|site
Floorplan Xpress|floorplan xpress|site
Wells Fargo CDF (floor plan)|wells fargo cdf,=wfcdf|site
Northpoint Commercial Finance|northpoint comm,northpoint commercial fin|site
IAA|insurance auto auct|site
ACV Auctions|acv auctions,acv capital|site
Hyundai Capital America|hyundai capital america|cfpb
FC HoldCo LLC|fc holdco|cfpb
BMW Financial Services|bmw financial services|cfpb
World Omni Financial Corp.|world omni financial|cfpb
Byrider Franchising, LLC|byrider franchising|cfpb
United PanAm Financial Corp.|united panam financial|cfpb
Sierra Holdings LLC|sierra holdings|cfpb
American Credit Acceptance, LLC|american credit acceptance|cfpb
Nationwide Acceptance LLC|nationwide acceptance|cfpb
`,
  ],
  [
    'equipment',
    `
De Lage Landen / DLL|dll financial svcs|54630967221
GreatAmerica|greatamerica|54630967221 54526893447
Wells Fargo Vendor / Equipment|wells fargo vendor,wf vendor fin,wells fargo equip,=wfefi|54526893447
US Bank Equipment Finance|us bank equip fin,us bancorp equip,usb equip finance|54526893447
Key Equipment Finance|key equip finance|54630967221
Stearns Bank|stearns bank na|54630967221
Western Equipment Finance|western equip fin|54630967221
LEAF Commercial Capital|leaf comm capital,leaf funding|71303335931 54630967221
Takeuchi Financial|takeuchi fin|54630967221
Keystone Equipment Finance|keystone equip|54630967221
Oakmont Capital Services|oakmont capital services|54630967221
Marlin / PEAC Solutions|marlin leasing,peac solutions,marlin business bank|54630967221 debanked
EverBank Commercial / TIAA|everbank comm,everbank commercial finance|54630967221 54839280950
Truist Equipment Finance|truist equipment|54630967221
BMO Equipment / Transportation Finance|bmo transportation,bmo harris equip,bmo transport fin|54630967221
First Western Equipment|first western equipment|54630967221
Mitsubishi HC Capital|mitsubishi hc,hitachi capital|54630967221
Huntington Equipment|huntington equip,huntington tech fin|54630967221
Reyna Capital|reyna capital,reynolds reyna|54630967221
TCF Equipment|tcf equipment|54630967221
Crestmark / Pathward Equipment|crestmark equip|54630967221
Siemens Financial|siemens financial,siemens fin svcs|54630967221
Amur Equipment Finance|amur equipment,amur equip fin|54630967221
Navitas Credit|navitas lease|54630967221
Meridian Equipment Finance|meridian equip|54630967221
Pawnee Leasing|pawnee leasing|54526893447
Financial Pacific Leasing|finpac lease|debanked
Ascentium / Regions|ascentium capital,ascentium lease pmt|debanked
NMEF|north mill equip,nmef funding,north mill equipment finance|debanked
Clicklease|clicklease|debanked
TimePayment|timepayment lease|debanked
Quikstone / QuickFi|quickfi,first american quickfi|debanked
Beacon Funding|beacon funding|debanked
Blue Bridge Financial|blue bridge fin|debanked
Avtech Capital|avtech capital|debanked
Dakota Financial|dakota financial|debanked
Commercial Funding Inc.|commercial funding,cfi equipment|debanked
Maxim Commercial Capital|maxim commercial|debanked
Centra Funding|centra funding|debanked
Targeted Lending|targeted lending|debanked
LeasePoint Funding|leasepoint|debanked
CoreTech Leasing|coretech leasing|debanked
Dext Capital|dext capital|debanked
Eastern Funding|eastern funding|debanked
Velocity Equipment Finance|velocity equip|debanked
First American Equipment Finance|first american eq,first american equipment finance|site
Alliance Funding Group|=alliance funding,alliance funding group|site
Hanmi Commercial Equipment|hanmi equip|sba
First Citizens / CIT|cit bank lease,cit technology|54526893447
Bank of the West / BMO leasing|bank of the west lease|54630967221
Sumitomo Mitsui Finance and Leasing|=smfl,sumitomo mitsui|54630967221
M2 Lease Funds|m2 lease funds,m2 equipment finance|site
Arvest Equipment Finance|arvest equipment|sba
Univest Capital|univest capital|sba
BankFinancial Equipment|bankfinancial|site
Midland Equipment Finance|midland equipment|sba
Commerce Bank leasing|commerce bank lease|sba
Merchants Fleet|merchants automotive|site
TEN / Milestone Trailer|milestone equip|site
Commercial Credit Group|commercial credit group,ccg equipment|site
Mission Financial / Mission Valley|mission fin svcs|site
Crossroads Equipment Lease|crossroads equip|site
TransAm / Engs Commercial|engs commercial,engs finance,mitsubishi engs|site
Daimler Truck Financial|dtf daimler|54630967221
Volvo Financial (trucks)|volvo financial,vfs us llc|54630967221
John Deere Financial|john deere fin,deere credit,jdf deere,john deere credit|54630967221
Komatsu Financial|komatsu financial|54630967221
CNH Industrial Capital|cnh capital,cnh industrial cap|71303335931
AGCO Finance|agco finance|site
Bobcat / Doosan Financial|bobcat financial,doosan fin|site
Toyota Industries Commercial Finance|toyota commercial fin,ticf toyota|71303335931
Hyster-Yale / HYG Financial|hyg financial|site
Sheffield Financial|sheffield fin,sheffield financial|71303335931
Yamaha Motor Finance|yamaha motor fin|54630967221
Snap-on Credit|snap on credit|71303335931
Dell Financial|dell financial,dfs dell|54630967221
HP Financial|hp financial,hewlett packard fin,hpe financial|54630967221
IBM Credit|ibm credit|54630967221
Cisco Capital|cisco capital,cisco systems capital|54630967221
Oracle Credit|oracle credit|54630967221
Xerox Financial|xerox fin svcs|54630967221
Canon Financial|canon fin svcs,cfs canon|54630967221
NCR / Ingenico leases: First Data Global Leasing|=fdgl,first data global leasing,fdgl lease pymt|site
Northern Leasing / Lease Finance Group|lease finance group,mbf leasing|here
Ladco Leasing|ladco leasing,ladco global|site
Lease Corporation of America|lease corp of am,lca lease|site
LEAF / Macquarie|macquarie equip|53128562320
Taycor Financial|taycor financial|site
Smarter Finance USA|smarter finance|site
Innovative Lease Services|innovative lease|site
Nations Equipment Finance|nations equipment|site
ENGIE / Mazuma Capital|mazuma capital|site
Trinity Capital|trinity capital|54630967221
Med One Capital|med one capital|71303335931
Henry Schein Financial / Bank of America|henry schein fin|site
Patterson Dental finance|patterson dental,pdco finance|site
GE HealthCare Financial|=ge hfs,ge healthcare fin|site
Philips Medical Capital|philips med cap|site
Sun Trust / LendingClub equipment|lendingclub equip|sba
Apple business leasing|apple financial|54630967221
Smart Step / laundry: Alliance Laundry|alliance laundry|site
LeasePoint Funding Group|leasepoint funding group|debanked
National Truck Loans|national truck loans|debanked
`,
  ],
  [
    'vehicle',
    `
Toyota Motor|toyota financial,toyota motor|here
Ford Motor|ford motor,ford credit|here
Honda PMT|honda pmt|here
American Honda|american honda|here
Ally|ally,ally auto|here
GM Financial|gm financial|here
Nissan Motor|nissan motor|here
Paccar|paccar|here
Daimler|daimler truck,daimler|here
Navistar|navistar|here
John Deere Financial|john deere financial|here
Caterpillar FIN|caterpillar fin|here
CAT Financial|cat financial|here
Kubota Credit|kubota credit|here
Komatsu FIN|komatsu fin|here
DE Lage Landen|de lage landen|here
Delagelanden|delagelanden|here
DLL Finance|dll finance|here
Penske|penske|here
Ryder|ryder,ryder truck|here
Mercedes Benz|mercedes benz|here
BMW FIN|bmw fin|here
Hyundai Motor|hyundai motor|here
KIA Motors|kia motors|here
Santander Consumer|santander consumer|here
Wells Fargo Auto|wells fargo auto|here
Chase Auto|chase auto|here
US Bank Equipment|us bank equipment|here
KEY Equipment|key equipment|here
Leaf Capital|leaf capital|here
Geneva Capital|geneva capital|here
PNC Equipment|pnc equipment|here
Transport Enterp|transport enterp|here
Bowman Sales|bowman sales|here
Northern Leasing|northern leasing|here
First Citizens|first citizens|here
Volvo FIN|volvo fin|here
Isuzu FIN|isuzu fin|here
Crown Equipment|crown equipment|here
Xerox Financial|xerox financial|here
Canon Financial|canon financial|here
Ricoh|ricoh|here
Pitney Bowes|pitney bowes|here
CarMax Auto Finance|carmax auto fin,carmax finance,caf carmax|cfpb
Carvana|=carvana,bridgecrest carvana|site
Manheim|manheim|site
Copart|copart|site
IAA|iaa inc|site
ADESA / OpenLane|=adesa,openlane|site
CarMax, Inc.|carmax|cfpb
North Star Leasing|north star leasing|54630967221
EverBank Commercial / TIAA|tiaa commercial fin|54630967221 54839280950
Fleet Advantage|fleet advantage|site
Element Fleet|element fleet|site
Enterprise Fleet Management|enterprise fm,enterprise fleet|site
ARI / Holman|ari fleet,holman fleet|site
Wheels / LeasePlan / Donlen|=wheels,leaseplan usa,donlen|site
Merchants Fleet|merchants fleet|site
Idealease|idealease|site
PacLease|paclease|site
XTRA Lease|xtra lease|site
Premier Trailer Leasing|premier trailer|site
TEN / Milestone Trailer|milestone trailer|site
Star Leasing|star leasing|site
Crown Credit|crown credit,crown lift truck|site
Raymond Leasing|raymond leasing|site
Mac Tools / Matco|matco tools,mac tools|site
Konica Minolta Premier Finance|konica minolta,km premier fin|54630967221
Ricoh USA|ricohusa|54630967221
Kyocera|kyocera doc sol|54526893447
Toshiba Financial|toshiba financial,toshiba fin svcs|54839280950
Sharp Electronics|sharp electronics,sharp business sys|54839280950
Pitney Bowes|pbi leased equip,pbleasing|54630967221
Quadient / Neopost|quadient,mailfinance,neopost|54630967221
FP Mailing|fp mailing sol,francotyp|site
McGrath / WillScot / Mobile Mini|willscot|site
EquipmentShare|equipmentshare|site
Ecolab dish machines / Auto-Chlor|auto chlor,ecolab|site
`,
  ],
]
