// Who collects debts, and who settles them. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const collectors: readonly NameTable[] = [
  [
    'collector',
    `
Bank levy lines|legal order debit,legal order fee,levy processing,garnishment,attachment,legal process fee,restraint,tax levy|site
IRS levy|irs levy,internal revenue levy|site
IRS instalment agreement|irs usataxpymt install,irs installment|site
State tax levy and instalment|ftb levy,ca ftb ewot,nys dtf levy,edd levy,state tax levy|site
Sheriff, marshal, constable|=sheriff,city marshal,nyc marshal,constable|site
Court clerks|clerk of court,superior court,district court|site
Chapter 13 and 7 trustees|ch13 trustee,chapter 13,tfs bill pay,epay trustee|site
Child support units (per state, see gov-states)|expertpay,smi expertpay|40280698929
ExpertPay (Systems & Methods)|expertpay pmt|site
UCC lien agents|ucc lien,first corp solutions|71303335931
MCA collectors: Phoenix, American Lending, Empire Recovery|empire recovery,mca recovery,advanced recovery group,collection hub,funding recovery|site
Altus Receivables (business debt)|altus receivable,rms collect|cfpb
Brown & Joseph (business debt)|brown joseph|cfpb
Caine & Weiner (business debt)|caine weiner|cfpb
Landlord and tenant: eviction courts|=eviction,landlord tenant ct|site
Encore Capital Group|encore capital group|cfpb
Portfolio Recovery Associates, Inc.|portfolio recovery associates|cfpb
Expert Global Solutions, Inc.|expert global solutions|cfpb
Resurgent Capital Services L.P.|resurgent capital services l p|cfpb
Convergent Resources, Inc.|convergent resources|cfpb
Diversified Consultants, Inc.|diversified consultants|cfpb
Transworld Systems Inc.|transworld systems|cfpb
Afni, Inc.|afni inc|cfpb
I.C. System, Inc.|i c system|cfpb
Allied Interstate LLC|allied interstate|cfpb
EOS Holdings, Inc.|eos holdings|cfpb
Commonwealth Financial Systems, Inc.|commonwealth financial systems|cfpb
Enhanced Recovery Company, LLC|enhanced recovery|cfpb
Cavalry Investments, LLC|cavalry investments|cfpb
CCS Financial Services, Inc.|ccs financial services|cfpb
Pinnacle Credit Services, LLC|pinnacle credit services|cfpb
CL Holdings, LLC|cl holdings|cfpb
Hunter Warfield, Inc.|hunter warfield|cfpb
Stellar Recovery Inc.|stellar recovery|cfpb
Receivables Performance Management LLC|receivables performance management|cfpb
National Credit Systems,Inc.|national credit systems|cfpb
Dynamic Recovery Solutions, LLC|dynamic recovery solutions|cfpb
CMRE Financial Services, Inc.|cmre financial services|cfpb
First National Collection Bureau, Inc.|first national collection bureau|cfpb
Enova International, Inc.|enova international|cfpb
The CMI Group, Inc.|cmi group|cfpb
The CBE Group, Inc.|cbe group|cfpb
Southwest Credit Systems, L.P.|southwest credit systems l p|cfpb
Retrieval-Masters Creditors Bureau, Inc.|retrieval masters creditors bureau|cfpb
Solidus Group LLC.|solidus group|cfpb
ProCollect, Inc|procollect|cfpb
NRA Group, LLC|nra group|cfpb
Caine & Weiner Co. Inc.|caine weiner c|cfpb
National Credit Adjusters, LLC|national credit adjusters|cfpb
NCC Business Services, Inc.|ncc business services|cfpb
URS Holding, LLC|urs holding|cfpb
GC Services Limited Partnership|gc services limited partnership|cfpb
Community Choice Financial, Inc.|community choice financial|cfpb
Credence Resource Management, LLC|credence resource management|cfpb
Penn Credit Corporation|penn credit|cfpb
Pressler & Pressler, LLP|pressler pressler|cfpb
Focus Holding Company|focus holding|cfpb
Financial Credit Service, Inc.|financial credit service|cfpb
FAIR COLLECTIONS & OUTSOURCING, INC.|fair collections outsourcing|cfpb
I.Q. Data International, Inc.|i q data international|cfpb
Weltman, Weinberg & Reis|weltman weinberg reis|cfpb
AllianceOne Recievables Management|allianceone recievables management|cfpb
Debt Recovery Solutions, LLC|debt recovery solutions|cfpb
Harvard Collections, LLC|harvard collections|cfpb
Credit Protection Association, L.P.|credit protection association l p|cfpb
SquareTwo Financial Corporation|squaretwo financial|cfpb
Amsher Collection Services, Inc.|amsher collection services|cfpb
Optimum Outcomes, Inc.|optimum outcomes|cfpb
Capital Accounts, LLC|capital accounts|cfpb
JH Portfolio Debt Equities, LLC|jh portfolio debt equities|cfpb
Trident Asset Management, L.L.C.|trident asset management|cfpb
Premium Asset Services, LLC|premium asset services|cfpb
Williams & Fudge, Inc|williams fudge|cfpb
ONLINE Information Services, Inc.|online information services|cfpb
Speedy Cash Holdings|speedy cash holdings|cfpb
WAKEFIELD & ASSOCIATES, INC.|wakefield associates|cfpb
Capio Partners, LLC|capio partners|cfpb
Sunrise Credit Services Inc.|sunrise credit services|cfpb
Cottonwood Financial Ltd.|cottonwood financial|cfpb
Oxford Law, LLC|oxford law|cfpb
Ad Astra Recovery Services Inc|ad astra recovery services|cfpb
HCFS Health Care Financial Services, Inc.|hcfs health care financial services|cfpb
Receivables Management Partners, LLC|receivables management partners|cfpb
HOVG, LLC|hovg llc|cfpb
FirstSource Advantage, LLC|firstsource advantage|cfpb
Radius Global Solutions LLC|radius global solutions|cfpb
National Enterprise Systems, Inc.|national enterprise systems|cfpb
Diversified Adjustment Service, Inc.|diversified adjustment service|cfpb
Aargon Agency, Inc.|aargon agency|cfpb
MNE Services, Inc|mne services|cfpb
Frederick J. Hanna & Associates, P.C.|frederick j hanna associates p c|cfpb
RJM Acquisitions LLC|rjm acquisitions|cfpb
Advance America, Cash Advance Centers, Inc.|advance america cash advance centers|cfpb
Harris & Harris, Ltd.|harris harris|cfpb
Rent Recovery Solutions|rent recovery solutions|cfpb
Turning Point Solutions LLC|turning point solutions|cfpb
Exeter Finance Corp|exeter finance c|cfpb
North Shore Agency, LLC|north shore agency|cfpb
ConServe|=conserve|cfpb
Monterey Financial Services, Inc.|monterey financial services|cfpb
NCB Management Services, Inc.|ncb management services|cfpb
Platinum Holdings Group, LLC|platinum holdings group|cfpb
Commercial Recovery Systems|commercial recovery systems|cfpb
Central Portfolio Control Inc.|central portfolio control|cfpb
Altisource Portfolio Solutions, S. r.l.|altisource portfolio solutions s r l|cfpb
Northland Group, Inc.|northland group|cfpb
Performant Financial Corporation|performant financial|cfpb
Integrity Solution Services, Inc.|integrity solution services|cfpb
Ray Klein, Inc.|ray klein|cfpb
Franklin Collection Service, Inc.|franklin collection service|cfpb
Capital Management Services, LP|capital management services|cfpb
Credit Systems International, Inc.|credit systems international|cfpb
Zwicker & Associates|zwicker associates|cfpb
First Federal Credit Control|first federal credit control|cfpb
Meridian Financial Services, Inc.|meridian financial services|cfpb
Oracle Financial Group LLC.|oracle financial group|cfpb
Credit Central Holdings, LLC|credit central holdings|cfpb
Northstar Location Services, LLC|northstar location services|cfpb
Grant & Weber|grant weber|cfpb
United Collection Bureau, Inc.|united collection bureau|cfpb
Mercantile Adjustment Bureau, LLC|mercantile adjustment bureau|cfpb
Enhanced Acquisitions, LLC|enhanced acquisitions|cfpb
GLA Collection Company, Inc.|gla collection|cfpb
AmeriCollect|americollect|cfpb
Asset Management Outsourcing, Inc.|asset management outsourcing|cfpb
Professional Debt Mediation, Inc.|professional debt mediation|cfpb
Machol & Johannes, LLC|machol johannes|cfpb
Medical Business Bureau|medical business bureau|cfpb
R.M. Galicia, Inc.|r m galicia|cfpb
Rent Recover, LLC|rent recover|cfpb
Reliant Capital Solutions, LLC|reliant capital solutions|cfpb
Ability Recovery Services, LLC|ability recovery services|cfpb
Phoenix Financial Services LLC|phoenix financial services|cfpb
Asset Recovery Solutions, LLC|asset recovery solutions|cfpb
Halsted Financial Services, LLC.|halsted financial services|cfpb
Global Credit & Collection Corporation|global credit collection|cfpb
Progressive Financial Services, Inc.|progressive financial services|cfpb
ATG Credit, LLC|atg credit|cfpb
Choice Recovery, Inc.|choice recovery|cfpb
High Point Asset Inc|high point asset|cfpb
Gulf Coast Collection Bureau, Inc.|gulf coast collection bureau|cfpb
Admin Recovery, LLC|admin recovery|cfpb
Asta Funding, Inc|asta funding|cfpb
SIMM Associates, Inc.|simm associates|cfpb
Alpha Recovery Corp|alpha recovery|cfpb
Midwest Recovery Systems|midwest recovery systems|cfpb
Tormey Bewley Corporation|tormey bewley|cfpb
Tate and Kirlin Assoc|tate and kirlin assoc|cfpb
Escallate, LLC|escallate|cfpb
Hunt & Henriques|hunt henriques|cfpb
Galaxy Capital Acquisitions, LLC|galaxy capital acquisitions|cfpb
The Receivable Management Services Corporation|receivable management services|cfpb
Account Control Technology, Inc.|account control technology|cfpb
Credit Bureau of Napa|credit bureau of napa|cfpb
Rash Curtis and Associates|rash curtis and associates|cfpb
Financial Corporation of America|financial corporation of america,financialofameri|cfpb
United Recovery Systems, LP|united recovery systems|cfpb
URS Holdings LLC|urs holdings|cfpb
Collection Bureau of America Ltd.|collection bureau of america|cfpb
AMCOL Systems, Inc.|amcol systems|cfpb
Professional Medical Management, Inc.|professional medical management|cfpb
First Credit Services Inc.|first credit services|cfpb
Global Recovery Group|global recovery group|cfpb
Contract Callers, Inc.|contract callers|cfpb
AR Resources, Inc. (FL)|ar resources|cfpb
TekCollect Inc.|tekcollect|cfpb
Monarch Recovery Holdings, Inc.|monarch recovery holdings|cfpb
American Collections Enterprise, Inc.|american collections enterprise|cfpb
Financial Business and Consumer Solutions.|financial business and consumer solutions|cfpb
Vital Solutions, Inc.|vital solutions|cfpb
Credit Bureau Collection Services, Inc.|credit bureau collection services|cfpb
B.C. Services, Inc.|b c services|cfpb
Lendmark Financial Services, LLC|lendmark financial services|cfpb
Security Credit Services, LLC|security credit services|cfpb
Virtuoso Sourcing Group, LLC.|virtuoso sourcing group|cfpb
McCarthy, Burgess & Wolff, Inc.|mccarthy burgess wolff|cfpb
Revenue Recovery Corporation|revenue recovery|cfpb
California Business Bureau, Inc.|california business bureau|cfpb
Windham Professionals|windham professionals|cfpb
Financial Asset Management Systems, Inc.|financial asset management systems|cfpb
West Corporation|west corporation|cfpb
Pinnacle Asset Management, LLC|pinnacle asset management|cfpb
Direct Financial Solutions LLC|direct financial solutions|cfpb
Allied International Credit Corporation|allied international credit|cfpb
Veldos, LLC|veldos|cfpb
United Revenue Corporation|united revenue|cfpb
HW Holding, Inc|hw holding|cfpb
Forster & Garbus LLP|forster garbus|cfpb
States Recovery Systems, Inc.|states recovery systems|cfpb
Senex Services Corp.|senex services|cfpb
Bull City Financial Solutions, Inc|bull city financial solutions|cfpb
Med-1 Solutions, LLC|med 1 solutions|cfpb
Credit Corp Solutions Inc.|credit corp solutions,creditsolutions|cfpb
GVA Holdings, LLC|gva holdings|cfpb
Blatt, Hasenmiller, Leibsker & Moore, LLC|blatt hasenmiller leibsker moore|cfpb
Phillips & Cohen Associates, Ltd.|phillips cohen associates|cfpb
Pinnacle Recovery, Inc.|pinnacle recovery|cfpb
SCA Collections, Inc.|sca collections|cfpb
Merchants and Medical Credit Corporation, Inc.|merchants and medical credit|cfpb
Atlantic Credit & Finance, Inc.|atlantic credit finance|cfpb
Collection Information Bureau, Inc.|collection information bureau|cfpb
Allied Collection Services, Inc. (Nevada)|allied collection services|cfpb
Delta Management Associates, Inc.|delta management associates|cfpb
BYL Collection Services|byl collection services|cfpb
LTD Financial Services, L.P.|ltd financial services l p,financialservice|cfpb
Fein, Such, Kahn & Shepard, P.C.|fein such kahn shepard p c|cfpb
Professional Finance Company, Inc.|professional finance|cfpb
Premier Recovery Group|premier recovery group|cfpb
Brown and Joseph, Ltd|brown and joseph|cfpb
Delray Capital, LLC|delray capital|cfpb
Hollis Cobb Associates|hollis cobb associates|cfpb
United Debt Holdings, LLC|united debt holdings|cfpb
New Century Financial Services, Inc.|new century financial services|cfpb
MRS BPO, L.L.C.|mrs bpo|cfpb
Medical Data Systems, Inc.|medical data systems|cfpb
Integrated Recovery Services|integrated recovery services|cfpb
Linebarger Goggan Blair & Sampson, LLP|linebarger goggan blair sampson|cfpb
Financial Credit Network Inc|financial credit network|cfpb
Source Receivables Management LLC|source receivables management|cfpb
Rausch, Sturm, Israel, Enerson & Hornik, LLC|rausch sturm israel enerson hornik|cfpb
Avante|=avante|cfpb
State Collection Service, Inc.|state collection service|cfpb
Jim Bottin Enterprises, Inc|jim bottin enterprises|cfpb
Avadyne Health Holdings, Inc|avadyne health holdings|cfpb
Nations Recovery Center|nations recovery center|cfpb
Blitt and Gaines, P.C.|blitt and gaines p c|cfpb
Cedars Business Services, LLC|cedars business services|cfpb
Duvera Billing Services, LLC|duvera billing services|cfpb
Kirkland Asset Management LLC|kirkland asset management|cfpb
Alliant Capital Management LLC|alliant capital management|cfpb
Gatestone & Co. International Inc.|gatestone co international,gatestone intern|cfpb
Suttell, Hammer & White, P.S|suttell hammer white p s|cfpb
Allgate Financial, LLC|allgate financial|cfpb
Accelerated Receivables Management, Inc.|accelerated receivables management|cfpb
FMS Inc.|fms inc|cfpb
Maury Cobb, Attorney at Law, LLC|maury cobb attorney at law|cfpb
Bonneville Billing and Collections|bonneville billing and collections|cfpb
Eastern Account Systems of Connecticut, Inc.|eastern account systems of connecticut|cfpb
Thunderbird Collection Specialists, Inc.|thunderbird collection specialists|cfpb
Financial Recovery Services, Inc.|financial recovery services|cfpb
Aspen National Financial, Inc.|aspen national financial|cfpb
Omega RMS, LLC|omega rms|cfpb
The TRAF Group|traf group|cfpb
The Regional Adjustment Bureau, Incorporated|regional adjustment bureau|cfpb
Javitch, Block & Rathbone LLC|javitch block rathbone|cfpb
Clear Debt Solutions, LLC|clear debt solutions|cfpb
Van Ru Credit Corporation|van ru credit|cfpb
Atlantic Recovery Solutions LLC|atlantic recovery solutions|cfpb
Total Card, Inc.|total card|cfpb
Collection Consultants of California|collection consultants of california|cfpb
FMA Alliance, Ltd.|fma alliance|cfpb
The Stark Collection Agency, Inc.|stark collection agency|cfpb
The Thomas Agency, Inc.|thomas agency|cfpb
Professional Recovery Management|professional recovery management|cfpb
Adler Wallach & Associates, Inc.|adler wallach associates|cfpb
ARM WNY LLC|arm wny|cfpb
FirstPoint Collection Resources|firstpoint collection resources|cfpb
CAC Financial Corp|cac financial|cfpb
Patenaude & Felix APC|patenaude felix apc|cfpb
Credit Card Receivables Fund Incorporated|credit card receivables fund|cfpb
Spring Oaks Capital, LLC|spring oaks capital|cfpb
Client Services, Inc.|client services|cfpb
Strategic Alliances, Inc.|strategic alliances|cfpb
KelKris Associates Inc|kelkris associates|cfpb
USCB, INC.|uscb inc|cfpb
Credit Collections U.S.A., L.L.C.|credit collections u s a|cfpb
Designed Receivable Solultions, Inc.|designed receivable solultions|cfpb
Carter-Young, Inc.|carter young|cfpb
ResidentCollect, Inc.|residentcollect|cfpb
First Advantage LNS Inc.|first advantage lns|cfpb
BWW Law Group, LLC|bww law group|cfpb
Quality Asset Recovery LLC|quality asset recovery|cfpb
RGS Financial, Inc.|rgs financial|cfpb
Suburban Credit Corporation|suburban credit|cfpb
Solomon and Solomon, P.C.|solomon and solomon p c|cfpb
Fenton & McGarvey Law Firm, P.S.C.|fenton mcgarvey law firm p s c|cfpb
United Consumers Inc|united consumers|cfpb
Coastal Financial Solutions, LLC|coastal financial solutions|cfpb
Lustig, Glaser & Wilson, P.C.|lustig glaser wilson p c|cfpb
Consumer Collection Management. Inc|consumer collection management|cfpb
Selip & Stylianou, LLP|selip stylianou|cfpb
Fidelity Capital Holdings, Inc.|fidelity capital holdings|cfpb
Renton Collections Inc.|renton collections|cfpb
Southwest Recovery Services, Inc.|southwest recovery services|cfpb
Consumer Adjustment Company Incorporated|consumer adjustment|cfpb
Global United Arbitration LLC|global united arbitration|cfpb
WINN LAW GROUP, APC|winn law group apc|cfpb
ARS National Services, Inc.|ars national services|cfpb
R & B Corporation of Virginia|r b corporation of virginia,r bofvirginia|cfpb
Westgate Arbitration INC|westgate arbitration|cfpb
Action Collection Service|action collection service|cfpb
McCullough Payne & Haan, LLC|mccullough payne haan|cfpb
Receivables Management Group, Inc.|receivables management group|cfpb
DataMax Corporation|datamax|cfpb
American Coradius International LLC|american coradius international|cfpb
Brookshaw Management, LLC|brookshaw management|cfpb
Gila LLC|gila llc|cfpb
Meade & Associates, Inc.|meade associates|cfpb
Rubin & Rothman, LLC|rubin rothman|cfpb
Aldous & Associates, PLLC|aldous associates pllc|cfpb
Richard Sokoloff, Attorney At Law|richard sokoloff attorney at law|cfpb
Coast Professional, Inc.|coast professional|cfpb
Alliance Asset Management, Inc|alliance asset management|cfpb
Rushmore Service Center, LLC|rushmore service center|cfpb
RS Clark and Associates, Inc.|rs clark and associates|cfpb
Paramount Recovery Systems, L.P.|paramount recovery systems l p|cfpb
The Law Offices of Mitchell D. Bluhm & Associates|law offices of mitchell d bluhm associates|cfpb
Evergreen Professional Recoveries, Inc.|evergreen professional recoveries|cfpb
Receivable Recovery Services, LLC|receivable recovery services|cfpb
Community Health Investment Company, LLC.|community health investment|cfpb
Messerli & Kramer P.A.|messerli kramer p a|cfpb
N.A.R., Inc.|n a r inc|cfpb
Russell W Richardson, Attorney at Law|russell w richardson attorney at law|cfpb
National Check Resolution Inc.|national check resolution|cfpb
HIGHLAND FINANCIAL SERVICES|highland financial services|cfpb
U.S. Collections West, Inc.|u s collections west|cfpb
Certified Recovery Systems, Inc.|certified recovery systems|cfpb
RentDebt Automated Collections, LLC|rentdebt automated collections|cfpb
Medical-Dental-Hospital Bureau of San Antonio|medical dental hospital bureau of san antonio|cfpb
Brumbaugh & Quandahl|brumbaugh quandahl|cfpb
Everest Receivable Services Inc.|everest receivable services|cfpb
First Choice Assets LLC.|first choice assets|cfpb
Merchants Credit Corporation|merchants credit|cfpb
Accounts Receivable Management, Inc.|accounts receivable management|cfpb
Credit Service Company, INC|credit service|cfpb
TrueAccord Corp.|trueaccord|cfpb
Merchants' Credit Guide Company|merchants credit guide|cfpb
Second Round Limited Partnership|second round limited partnership|cfpb
Diverse Funding Associates LLC|diverse funding associates|cfpb
Nationwide Credit Corporation|nationwide credit|cfpb
National Business Factors|national business factors|cfpb
Healthcare Collections-I, LLC|healthcare collections i|cfpb
Horizon Financial Management|horizon financial management|cfpb
APEX Asset Management, LLC|apex asset management|cfpb
Clark County Collection Service|clark county collection service|cfpb
CRA Collections, Inc|cra collections|cfpb
MiraMed Revenue Group LLC|miramed revenue group|cfpb
Receivables Outsourcing, Inc.|receivables outsourcing|cfpb
Asset Management Professionals, LLC|asset management professionals|cfpb
United Student Aid (USA) Funds|united student aid funds|cfpb
Euler Hermes Collections North America Company|euler hermes collections north america|cfpb
P.S.C., Inc|p s c inc|cfpb
Professional Placement Services, LLC|professional placement services|cfpb
First Recovery Solutions, Inc.|first recovery solutions|cfpb
GMA Investments, LLC|gma investments|cfpb
Concord Servicing Corporation|concord servicing|cfpb
California Recovery Bureau, Inc.|california recovery bureau|cfpb
Ballybunion Enterprises, Inc|ballybunion enterprises|cfpb
Cooper Hoffman Klein Associates|cooper hoffman klein associates|cfpb
Credit Adjustments Inc|credit adjustments|cfpb
Media Collections, Inc|media collections|cfpb
Stanislaus Credit Control Service, Inc.|stanislaus credit control service|cfpb
Centric Asset Management Inc|centric asset management|cfpb
Law Office of Joe Pezzuto, LLC|law office of joe pezzuto|cfpb
Jon Barry and Associates, Inc.|jon barry and associates|cfpb
FINEX Group LLC|finex group|cfpb
National Arbitration Forum|national arbitration forum|cfpb
Duncan Solutions, lnc.|duncan solutions lnc|cfpb
Rodenburg LLP|rodenburg|cfpb
Gryphon Corp|=gryphon|cfpb
Receivables Management Corporation|receivables management|cfpb
Medical Recovery Services, LLC|medical recovery services|cfpb
Essential Retrieval Group|essential retrieval group|cfpb
Financial Management Solutions|financial management solutions|cfpb
Kirschenbaum & Phillips P.C|kirschenbaum phillips p c|cfpb
USI Solutions Inc.|usi solutions|cfpb
SKO Brenner American, Inc.|sko brenner american|cfpb
Regional Acquisition Group, Inc.|regional acquisition group|cfpb
Adr Arbitration SERVICES|adr arbitration services|cfpb
Account Management Resources|account management resources|cfpb
Herbert P. Sears Co., Inc.|herbert p sears|cfpb
Valarity, LLC|valarity|cfpb
Nationwide Debt Management Solutions, LLC|nationwide debt management solutions|cfpb
Servatus Corporation|servatus|cfpb
Stephens and Michaels Associates, Inc.|stephens and michaels associates|cfpb
RR Resource-Recovery|rr resource recovery|cfpb
Healthcare Management, LLC|healthcare management|cfpb
CIR, Law Offices|cir law offices|cfpb
PMAB, LLC|pmab llc|cfpb
Total Customer Service, Inc.|total customer service|cfpb
Liberty Holdings, LLC|liberty holdings|cfpb
Universal Fidelity LP|universal fidelity|cfpb
Collection Service of Nevada|collection service of nevada|cfpb
Io, Inc.|=io inc|cfpb
Collection Bureau of the Hudson Valley, Inc.|collection bureau of the hudson valley|cfpb
Commercial Acceptance Company|commercial acceptance|cfpb
Checksmart Financial Company|checksmart financial|cfpb
Kimball, Tirey & St. John LLP|kimball tirey st john|cfpb
Weber & Olcese, PLC|weber olcese,weber olceseplc|cfpb
Ridge & Valley Realty, Inc.|ridge valley realty|cfpb
RMP Group Inc.|rmp group|cfpb
Mullooly Jeffrey Rooney & Flynn|mullooly jeffrey rooney flynn|cfpb
Cawley & Bergmann, LLP|cawley bergmann|cfpb
The Best Service Co.,Inc|best service|cfpb
Torres Credit Services, Inc.|torres credit services|cfpb
Marauder Corporation|=marauder,marauder corpora|cfpb
AmerAssist A/R Solutions, Inc.|amerassist a r solutions|cfpb
Southern Credit Adjusters, Inc.|southern credit adjusters|cfpb
Berlin-Wheeler, Inc.|berlin wheeler|cfpb
JNR Adjustment Company, Inc|jnr adjustment|cfpb
Patient Accounting Service Center|patient accounting service center|cfpb
Eastpoint Recovery Group, Inc|eastpoint recovery group|cfpb
Worldwide Processing Group, LLC|worldwide processing group|cfpb
Collection Bureau Incorporated|collection bureau|cfpb
Federal Bond and Collection Service, Inc.|federal bond and collection service|cfpb
Credico, Inc.|credico|cfpb
North American Credit Services|north american credit services|cfpb
Automated Accounts Management Services|automated accounts management services|cfpb
Veripro Solutions Inc.|veripro solutions|cfpb
Revenue Assistance Corporation dba Revenue Group|revenue assistance corporation dba revenue group|cfpb
PLS GROUP, INC|pls group|cfpb
CFM Group LLC|cfm group|cfpb
Concentric Receivables Management, Ltd.|concentric receivables management|cfpb
National Principal Group, LLC|national principal group|cfpb
Accelerated Financial Solutions, LLC|accelerated financial solutions|cfpb
William C. Grossman Law, PLLC.|william c grossman law pllc|cfpb
NELSON AND KENNARD|nelson and kennard|cfpb
Louisiana Recovery Services Inc.|louisiana recovery services|cfpb
Stillman Law Office|stillman law office|cfpb
Lyons, Doughty & Veldhuis, P.C.|lyons doughty veldhuis p c|cfpb
Glasser and Glasser, PLC|glasser and glasser|cfpb
MERCHANTS ADJUSTMENT SERVICE, INC.|merchants adjustment service|cfpb
LJ Ross Associates|lj ross associates|cfpb
Leading Edge Recovery Solutions, LLC|leading edge recovery solutions|cfpb
Merchants and Professional Bureau, Inc.|merchants and professional bureau|cfpb
Stenger & Stenger, P.C|stenger stenger p c|cfpb
Advanced Collection Bureau, Inc.|advanced collection bureau|cfpb
Unlimited Progress Corp|unlimited progress|cfpb
Account Services Collections, Inc|account services collections|cfpb
Mandarich Law Group, LLP|mandarich law group|cfpb
Grant Mercantile Agency|grant mercantile agency|cfpb
Law Offices of Marvin S. C. Dang, LLC|law offices of marvin s c dang|cfpb
Kohn Law Firm S.C.|kohn law firm s c|cfpb
Focused Recovery Solutions, Inc.|focused recovery solutions|cfpb
Webcollex, LLC|webcollex|cfpb
Creditors Bureau Associates|creditors bureau associates|cfpb
Credit Bureau Systems, Inc.|credit bureau systems|cfpb
Charlottesville Bureau of Credits, Inc|charlottesville bureau of credits|cfpb
Express Recovery Services, Inc.|express recovery services|cfpb
Metro Collection Service, Inc.|metro collection service|cfpb
Overton, Russell, Doerr and Donovan, LLP|overton russell doerr and donovan|cfpb
Account Liquidation Services Inc.|account liquidation services|cfpb
Hosto & Buchan, PLLC|hosto buchan pllc|cfpb
Wilson, Riley & Associates|wilson riley associates|cfpb
Merchants Credit Assoc. Inc SC|merchants credit assoc inc sc|cfpb
Synergetic Communication Inc|synergetic communication|cfpb
Universal Recovery Corporation|universal recovery|cfpb
C & M Associates Group, Inc.|c m associates group|cfpb
Hayt Hayt & Landau, P.L. (FL)|hayt hayt landau p l|cfpb
Holloway Credit Solutions|holloway credit solutions|cfpb
Collectibles Management Resources|collectibles management resources|cfpb
The Law Offices of Erskine and Fleisher|law offices of erskine and fleisher|cfpb
Credit International Corporation|credit international|cfpb
M.A.R.S. Inc.|m a r s inc|cfpb
Valentine and Kebartas, Inc.|valentine and kebartas|cfpb
P&B Capital Group, LLC|p b capital group|cfpb
Utah System of Higher Education|utah system of higher education|cfpb
We Collect Inc|we collect|cfpb
Viking Client Services, Inc.|viking client services|cfpb
Ashton & Weinberg, Inc.|ashton weinberg|cfpb
Resolve Partners, LLC|resolve partners|cfpb
Credit Bureau of Lancaster County, Inc.|credit bureau of lancaster county|cfpb
RevMD Partners, LLC.|revmd partners|cfpb
Quick Click Loans, LLC|quick click loans|cfpb
Collins & Hilton Asset Group, LLC|collins hilton asset group|cfpb
Trojan Professional Services, Inc.|trojan professional services|cfpb
Autovest, L.L.C.|autovest|cfpb
First Financial Resources, Inc.|first financial resources|cfpb
Mid-Atlantic Consumer Services|mid atlantic consumer services|cfpb
Ceannate|ceannate|cfpb
National Processing Group LLC|national processing group|cfpb
Kingston Financial, LLC|kingston financial|cfpb
Oliver Adjustment Co.|oliver adjustment|cfpb
Smith, Rouchon & Associates, Inc.|smith rouchon associates|cfpb
NPS GROUP|nps group|cfpb
Independent Recovery Resources, Inc.|independent recovery resources|cfpb
Synerprise Consulting Services, Inc.|synerprise consulting services|cfpb
Cochren Bailey & Associates, LLC|cochren bailey associates|cfpb
CONGRESS COLLECTION CORP|congress collection|cfpb
Account Recovery Specialists, Inc.|account recovery specialists|cfpb
Vengroff Williams, Inc|vengroff williams|cfpb
Nelson Cruz & Associates LLC|nelson cruz associates|cfpb
National Credit Services, Inc.|national credit services|cfpb
Gold Key Credit, Inc.|gold key credit|cfpb
D&A Services, LLC|d a services|cfpb
Evergreen Financial Services Inc.|evergreen financial services|cfpb
Action Financial Services, LLC|action financial services|cfpb
BTH Management|bth management|cfpb
Hiday & Ricke, P.A.|hiday ricke p a|cfpb
Physicians & Dentists Credit Bureau|physicians dentists credit bureau|cfpb
Love, Beal & Nixon, P.C.|love beal nixon p c|cfpb
North American Asset Services, LLC|north american asset services|cfpb
Zenith Financial Network Inc|zenith financial network|cfpb
Columbia Recovery Group LLC|columbia recovery group|cfpb
Cade Investments LLC|cade investments|cfpb
Credit Bureau of York, Inc.|credit bureau of york|cfpb
American Student Assistance|american student assistance|cfpb
Western Mercantile Agency, Inc|western mercantile agency|cfpb
Blakely-Witt and Associates, Inc.|blakely witt and associates|cfpb
Remex, Inc.|remex inc|cfpb
Creditors Collection Service|creditors collection service|cfpb
National Filings & Claims|national filings claims|cfpb
Consolidated Recovery Group, LLC|consolidated recovery group|cfpb
Account Brokers Inc.|account brokers|cfpb
United Recovery Group, LLC|united recovery group|cfpb
Walter, Lee & Associates|walter lee associates|cfpb
DFC Global Corp|dfc global|cfpb
Esser, James & Associates|esser james associates|cfpb
M&S Recovery Solutions|m s recovery solutions|cfpb
Business Revenue Systems, Inc.|business revenue systems|cfpb
Guglielmo and Associates|guglielmo and associates|cfpb
Collection Management Company|collection management|cfpb
Mutual Financial Partners|mutual financial partners|cfpb
National Recoveries, Inc.|national recoveries|cfpb
American Credit Bureau, Inc.|american credit bureau|cfpb
Rose Agency Inc.|rose agency|cfpb
Support Collectors, Inc.|support collectors|cfpb
Data-Central, LLC|data central|cfpb
Advanced Collection Services, LTD|advanced collection services|cfpb
American Debt Services, LLC|american debt services|cfpb
American Revenue Management, Inc.|american revenue management|cfpb
Professional Receivables Network|professional receivables network|cfpb
Preferred Credit, Inc.|preferred credit|cfpb
Specified Credit Association 1, Inc.|specified credit association 1|cfpb
First Financial Services, Inc.|first financial services|cfpb
Praxis Financial Solutions, Incorporated|praxis financial solutions|cfpb
Credit Bureau of Lewiston-Clarkston, Inc|credit bureau of lewiston clarkston|cfpb
Phillips, Reinhard & Associates|phillips reinhard associates|cfpb
Round Two Recovery|round two recovery|cfpb
Mel S. Harris and Associates, LLC|mel s harris and associates|cfpb
KeyBridge Medical Revenue Management|keybridge medical revenue management|cfpb
A.R.M. Solutions, Inc.|a r m solutions|cfpb
Webster Account Solutions LLC|webster account solutions|cfpb
United Financial Service|united financial service|cfpb
LPSG|=lpsg|cfpb
J.S Resolution Group, Inc.|j s resolution group|cfpb
Greene & Cooper Collections LLC|greene cooper collections|cfpb
Columbia Collectors Inc|columbia collectors|cfpb
Contemporary Recovery Solutions Inc.|contemporary recovery solutions|cfpb
M. G. Credit, Inc.|m g credit|cfpb
Lazarus Financial Group, Inc.|lazarus financial group|cfpb
Levy and Associates, LLC|levy and associates|cfpb
West Bay Acquisitions, LLC|west bay acquisitions|cfpb
Southern Management Systems Inc.|southern management systems|cfpb
Legal Recovery Law Offices, Inc|legal recovery law offices|cfpb
Velocity Portfolio Group|velocity portfolio group|cfpb
Arnold Scott Harris, P.C.|arnold scott harris p c|cfpb
Becker and Klein, LLC|becker and klein|cfpb
Skagit Bonded Collectors, LLC|skagit bonded collectors|cfpb
Prince Parker & Associates|prince parker associates|cfpb
Collection Service Center, Inc.|collection service center|cfpb
Kansas Counselors of Kansas City, Inc.|kansas counselors of kansas city|cfpb
Alpine Credit, Inc|alpine credit|cfpb
Law Offices of Goldsmith & Hull A.P.C.|law offices of goldsmith hull a p c|cfpb
Absolute Resolutions Corp.|absolute resolutions|cfpb
Credit Counsel, Inc.|credit counsel|cfpb
International Computer Systems, Inc.|international computer systems|cfpb
Rozlin Financial Group, Inc.|rozlin financial group|cfpb
Mary Jane M. Elliott, P.C. Attorneys At Law|mary jane m elliott p c attorneys at law|cfpb
Professional Bureau of Collections of Maryland, Inc.|professional bureau of collections of maryland|cfpb
Johnson Mark LLC|johnson mark|cfpb
Brinkman Alliance Group|brinkman alliance group|cfpb
CCB Credit Serivces, Inc|ccb credit serivces|cfpb
Stephen Einstein & Associates, P.C.|stephen einstein associates p c|cfpb
ALCHRO INC.|alchro|cfpb
The Wilber Law Firm, P.C.|wilber law firm p c|cfpb
Bryant Bryant & Associates LLC|bryant bryant associates|cfpb
Applied Business Services, Inc.|applied business services|cfpb
Nevada Credico, Inc.|nevada credico|cfpb
Douglas, Knight & Associates, Inc.|douglas knight associates|cfpb
Olympic Collection Inc.|olympic collection|cfpb
Zarzaur and Schwartz, PC|zarzaur and schwartz pc|cfpb
Direct Recovery Services, LLC|direct recovery services|cfpb
Global Asset Management Group, Inc.|global asset management group|cfpb
Dynamic Recovery Services, Inc.|dynamic recovery services|cfpb
RevSolve, Inc.|revsolve|cfpb
American Accounts & Advisers Inc.|american accounts advisers|cfpb
Andreu, Palma & Andreu, PL|andreu palma andreu pl|cfpb
Premier Portfolio Group|premier portfolio group|cfpb
American Adjustment Bureau, Inc|american adjustment bureau|cfpb
Perfection Collection|perfection collection|cfpb
American Credit Resolution, Incorporated|american credit resolution|cfpb
Mark A. Kirkorsky, PC|mark a kirkorsky pc|cfpb
Northeast Collection Bureau|northeast collection bureau|cfpb
NCSPLUS INCORPORATED|ncsplus|cfpb
Optima Recovery Services LLC.|optima recovery services|cfpb
Northwest Collectors Inc.|northwest collectors|cfpb
Hillcrest Davidson & Assoc|hillcrest davidson assoc|cfpb
Evans Law Associates, P.C.|evans law associates p c|cfpb
Immediate Credit Recovery|immediate credit recovery|cfpb
American Recovery Service Incorporated|american recovery service|cfpb
Penncro Associates, Inc.|penncro associates|cfpb
Solutions To Portfolios, LLC|solutions to portfolios|cfpb
Receivable Solutions, Inc.|receivable solutions|cfpb
Credit World Services, Inc|credit world services|cfpb
Sentry Credit, Inc.|sentry credit|cfpb
The Law Office of Daniel Slane|law office of daniel slane|cfpb
United Collection Service Inc|united collection service|cfpb
Cooling & Winter LLC|cooling winter|cfpb
D. SCOTT CARRUTHERS|d scott carruthers|cfpb
Schachter Portnoy, L.L.C.|schachter portnoy|cfpb
Bursey & Associates, P.C.|bursey associates p c|cfpb
Sa-Vit Enterprises, Inc.|sa vit enterprises|cfpb
United Resource Systems, Inc|united resource systems|cfpb
Works & Lentz of Tulsa, Inc.|works lentz of tulsa|cfpb
Merchants Credit Adjusters, Inc.|merchants credit adjusters|cfpb
Frost-Arnett Company|frost arnett|cfpb
Rickart Collection Systems, Inc.|rickart collection systems|cfpb
Apelles, LLC|apelles|cfpb
Recovery One, LLC|recovery one|cfpb
Credit Clearing House of America, Inc.|credit clearing house of america|cfpb
Balanced Healthcare Receivables LLC|balanced healthcare receivables|cfpb
Seattle Service Bureau, Inc|seattle service bureau|cfpb
Advance Bureau of Collections|advance bureau of collections|cfpb
Asset Recovery Group, Inc.|asset recovery group|cfpb
Absolute Collections Corp.|absolute collections|cfpb
Collection Management Holdings, LLC|collection management holdings|cfpb
CBM Services, Inc.|cbm services|cfpb
`,
  ],
  [
    'debt-relief',
    `
National Debt Relief|national debt relief,global client sol|52310125409
Freedom Debt Relief|freedom debt relief,freedomdebt|52310125409
Accredited Debt Relief|accredited debt,beyond finance|52310125409
Century Support Services|century support,css debt|site
GreenPath|greenpath|52310125409
Money Management International|money mgmt intl,money management intl|52310125409
Consolidated Credit|consolidated credit|52310125409
Global Client Solutions (escrow of debt settlement)|global client so,gcs debt|site
RAM (Reliant Account Management)|ram payment,reliant acct mgmt|site
Corporate Turnaround / business debt settlement|corporate turnaround,corp turnaround|site
Second Wind Consultants|second wind cons|site
Business Debt Law Group / Grant Phillips Law|grant phillips law,business debt law|debanked
National Funding personal tax: Optima Tax Relief|optima tax|site
Anthem Tax Services|anthem tax|site
`,
  ],
]
