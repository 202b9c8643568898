// Funders of advances and their brokers, beside those of `codes/lenders.ts`. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const funders: readonly NameTable[] = [
  [
    'advance',
    `
OnDeck|odk capital|51834770191
Forward Financing|forwardfinusa,forwardfinance3,forward financin|51929980940
Kapitus|kap servicing,kap servic,servicing by kap|51929980940 51834770191
CFG Merchant Solutions|cfgmerchant solutions|51929980940 52508932529
Maison Capital|maison capital|51929980940
Essentia Funding|essentia funding|51929980940 debanked
eFinancialTree|efinancialtree|51929980940
Fincor Financing|fincor financing|51929980940
Top Choice Financial|top choice financial|51929980940
Loot Financial|loot financial services|51929980940 debanked
Fundomate|fundomate techno|51929980940 debanked
Kanmon|=kanmon|51929980940
Rival Funding|rival funding|51929980940 debanked
DSC Investors US|dsc investors us|51929980940
Lux Financial (Choice Bank)|lux financial|51929980940
APP Funding Beta|app funding beta|51929980940 debanked
Uptown Fund|uptown fund|51929980940 debanked
Specialty Capital|specialty cap 2|51929980940
Fintapp|fintapp payment|51929980940
GM Funding|=gmfunding,gmfunding daily|51929980940
Mako Funding|mako funding,mako capital|51929980940
Ascentra|ascentra funding,ascentra capital,=ascentra|51929980940
Greenbridge Capital|greenbridgecap,greenbridge capital|51929980940
PFG Capital|pfg capital,pfg funding|51929980940
Advance Syndicate|advancesyndicate|51929980940 52469680530
Bluetie Funding|=bluetie,bluetie funding|51929980940
Belltower Capital|belltower capital,=belltower|51929980940 debanked
Global Funding|=global funding,=global capital|51929980940
Breeze Advance|breeze advance|51834770191
Canfield Capital|=canfield|51834770191
Daytona Funding|daytona funding,=daytona|51834770191
Hightower Capital|=hightower capital,=hightower|51834770191
iFund|=ifund,ifund experts|51834770191
Immediate Advance|immediate advance,immediate capital|51834770191
Millstone Funding|=millstone,millstone funding,millstone capital|51834770191
Newport Business Capital|=newport business|51834770191
Nitro Advance|nitro advance|51834770191
Oak Capital|=oak capital|51834770191
Ocean Advance|ocean advance|51834770191
Path 2 Capital|path 2 capital|51834770191
Reboost|=reboost,reboost funding|51834770191
Redwood Business Funding|=redwood business|51834770191 debanked
Stellar Advance|stellar advance|51834770191
Swift Funding Source|swift funding|51834770191
UpFunding|=upfunding|51834770191
WebFunder|=webfunder|51834770191
SSMB|=ssmb,ssmb funding|51834770191
Main Street Group|=main street group|51834770191
Bretton Capital|bretton capital|51834770191
Liberty Funding|=liberty funding|51834770191
TBF Group (glued)|=tbf grpid|issue 51834770191
Bitty|=bitty|debanked
Wing Lake Capital Partners|wing lake capital partners|debanked
MonetaFi|=monetafi|debanked
Fund My Biz|fund my biz|debanked
Bridgeport Capital Services|bridgeport capital services|debanked
Spring Funding|spring funding|debanked
800Funding|=800funding|debanked
Accelerant|=accelerant|debanked
Maverick Funding|maverick funding|debanked
Dynamic Capital|=dynamic capital|debanked
Tip Top Capital|tip top capital|debanked
Barclays Advance|barclays advance|debanked
Figure|=figure|debanked
Reliance Financial|reliance financial|debanked
Novac Equities|=novac equities|debanked
Diesel Funding|diesel funding|debanked
Loanworx|=loanworx|debanked
APP Funding|app funding|debanked
Synergy Merchants|=synergy merchants|debanked
Sunwise Capital|sunwise capital|debanked
Shield Funding|shield funding|debanked
Merchant Industry|=merchant industry|debanked
Quikstone Capital Solutions|quikstone capital solutions|debanked
6th Avenue Capital|6th avenue capital|debanked
First Down Funding|first down funding|debanked
Cardiff|=cardiff|debanked
1st Merchant Funding|1st merchant funding|debanked
Excel Capital Management|excel capital management|debanked
Pinnacle Business Funding|pinnacle business funding|debanked
Boost Capital Group|boost capital group|debanked
Pipe|=pipe|debanked
Jenfi|=jenfi|debanked
Alternative Funding Group|alternative funding group|debanked
SBG Funding|sbg funding|debanked
Lending Valley|lending valley|debanked
Clara Capital|clara capital|debanked
MCashAdvance|mcashadvance|debanked
LVRG Business Funding|lvrg business funding|debanked
2M7 Financial Solutions|2m7 financial solutions|debanked
SharpShooter Funding|sharpshooter funding|debanked
EZ Business Funding|ez business funding|debanked
Balanced Business Funding|balanced business funding|debanked
Advance Funds Network|advance funds network|debanked
Diamond Business Loans|diamond business loans|debanked
Pacific Business Capital Corporation|pacific business capital|debanked
Mercury Business Funding|mercury business funding|debanked
Titan Capital Funding|=titan capital funding|debanked
Alliance Capital US|alliance capital us|debanked
Crown Capital|=crown capital|debanked
Keystone Capital Group|=keystone capital group|debanked
SMB Compass|=smb compass|debanked
Summit Business Capital|=summit business capital|debanked
FundersApp|=fundersapp|debanked
Diamond Capital Finance|diamond capital finance|debanked
Liberty Advances|liberty advances|debanked
Majesty Strong Business Funding|majesty strong business funding|debanked
Crown Funding Source|crown funding source|debanked
Titan Funding Partners|titan funding partners|debanked
10-4 Financing, LLC|10 4 financing|debanked
60 Day Capital|60 day capital|debanked
Able Lending|able lending|debanked
Abstract Capital Group|abstract capital group|debanked
Advance Capital 24/7|advance capital 24 7|debanked
Akron Capital Group LLC|akron capital group|debanked
AlignChance Financial, LLC|alignchance financial|debanked
Alleon Capital Partners LLC|alleon capital partners|debanked
Alliance Capital Enterprises Inc|alliance capital enterprises|debanked
CapitaLand Group|=capitaland group|debanked
Quantum Lending|quantum lending|debanked
Aspiria|=aspiria|debanked
Driven (formerly Thinking Capital)|=driven|debanked
Mission Capital|mission capital|debanked
BasePoint Capital LLC|basepoint capital|debanked
Hello Alice|=hello alice|debanked
Purpose Unlimited|=purpose unlimited|debanked
Westwood Funding|westwood funding|debanked
Cuallix|=cuallix|debanked
Business Capital LLC|=business capital|debanked
US Business Funding|us business funding|debanked
CoFi Lending|cofi lending|debanked
Capital Crossing|capital crossing|debanked
Monet Capital|monet capital|debanked
Sutton Funding|sutton funding|debanked
QuickSpark Financial|quickspark financial|debanked
Braavo Capital|braavo capital|debanked
Gemini Business Funding|gemini business funding|debanked
Ansley Park Capital|ansley park capital|debanked
Advantage Merchant Funding|advantage merchant funding|debanked
Aztec Financial|aztec financial|debanked
Blueline Capital Group|blueline capital group|debanked
Funderial LLC|=funderial|debanked
GoKapital|=gokapital|debanked
InterNex Capital|internex capital|debanked
Zip Capital Group|zip capital group|debanked
Regium Funding|regium funding|debanked
Altbanq|=altbanq|debanked
Alternative Solutions Funding|alternative solutions funding|debanked
Alva Advance|alva advance|debanked
American Direct Funding|american direct funding|debanked
American Merchant Group|=american merchant group|debanked
AmpAdvance|=ampadvance|debanked
Aqeel|=aqeel|debanked
Aquina Health|=aquina health|debanked
BCA Capital Partners|bca capital partners|debanked
Bentley Funding|bentley funding|debanked
Bespoke Financial|bespoke financial|debanked
BHMAAA Inc.|=bhmaaa|debanked
Blú Capital|bl capital|debanked
BondIt Media Capital|bondit media capital|debanked
Bonside, Inc.|=bonside|debanked
Bow Apple Capital|bow apple capital|debanked
Business Capital Providers Inc.|business capital providers|debanked
Canna Business Resources|=canna business resources|debanked
Capback|=capback|debanked
Capital Domain|=capital domain|debanked
Capital Express US|capital express us|debanked
Capital Solutions, Inc.|capitalsolutions|debanked
Capital Source Group, LLC|capital source group|debanked
CapitalFront|capitalfront|debanked
CapitalShift|capitalshift|debanked
Capitawize|=capitawize|debanked
CapX Funding Corp.|capx funding|debanked
CashBloom|=cashbloom|debanked
Cashera|=cashera,cashera private|debanked 52652814840
CashLab Payments|=cashlab payments|debanked
Catalyst Financial Company|catalyst financial|debanked
Cavala Funding|cavala funding|debanked
Chisos Capital|chisos capital|debanked
Citi Wide Merchant Funding|citi wide merchant funding|debanked
Clarity Advance|clarity advance|debanked
Clear Diamond Capital|clear diamond capital|debanked
Coastal Kapital|coastal kapital|debanked
ContractCredit|contractcredit|debanked
Coral Capital Solutions|coral capital solutions|debanked
Cromwell Capital|cromwell capital|debanked
Crossroads Financial LLC|crossroads financial|debanked
Dealstruck|=dealstruck|debanked
DFL Capital|dfl capital|debanked
Diamond Stone Funding|diamond stone funding|debanked
Diverse Capital|diverse capital|debanked
Diversified Financial Network|diversified financial network|debanked
DrawBridge Capital|drawbridge capital|debanked
Dynamic Fundings|dynamic fundings|debanked
Effective Funding|effective funding|debanked
Element SaaS Finance|element saas finance|debanked
Elite by Channel|=elite by channel|debanked
ER Capital Ventures|er capital ventures|debanked
Evergreen Funding, Inc.|evergreen funding|debanked
EZ Capital Group|ez capital group|debanked
Fairbrook Funding|fairbrook funding|debanked
Faith Funding Partners|faith funding partners|debanked
Family Business Funding|family business funding|debanked
Finova Capital|finova capital|debanked
Finovance|=finovance|debanked
FlieBen Capital|flieben capital|debanked
Fountain Partners|=fountain partners|debanked
Frog Funding|frog funding|debanked
Funds 4 Less|funds 4 less|debanked
Funding and Business|funding and business|debanked
Fundmates|=fundmates|debanked
Fundr|=fundr|debanked
FundStreet|=fundstreet|debanked
Fundzio|=fundzio|debanked
Fvndit|=fvndit|debanked
G and G Funding|g and g funding|debanked
GemCap Solutions|=gemcap solutions|debanked
GillmanBagley|gillmanbagley|debanked
Gold Coast Capital, LLC|gold coast capital|debanked
Golden Capital LLC|=golden capital|debanked
Good Tree Capital|good tree capital|debanked
Green Buck Capital|green buck capital|debanked
Green Note Capital|green note capital|debanked
Growwell Funding|growwell funding|debanked
GRP Funding|grp funding|debanked
Harbor Trade|=harbor trade|debanked
Harper Partners|=harper partners|debanked
Haversine Funding|haversine funding|debanked
HFH CAPITAL|hfh capital|debanked
Honour Capital|honour capital|debanked
IBEX Funding|ibex funding|debanked
InAdvance|=inadvance|debanked
InstaFund Advance|instafund advance|debanked
InstaFunders|instafunders|debanked
Instone Capital|instone capital|debanked
Integra Funding Solutions|integra funding solutions|debanked
iTrova|=itrova|debanked
Jaffe Capital|jaffe capital|debanked
Kage Capital LLC|kage capital|debanked
Katapulte|=katapulte|debanked
Key Capital Group|key capital group|debanked
Key Health Medical Solutions|=key health medical solutions|debanked
King of Kings Funding|king of kings funding|debanked
Kodiak Funding|kodiak funding|debanked
Kreative Capital Global|kreative capital global|debanked
Krown Capital Group Inc.|krown capital group|debanked
Lanafi|=lanafi|debanked
Launch Financial Group|launch financial group|debanked
Lendefied|=lendefied|debanked
LendOut|=lendout|debanked
LendThrive|=lendthrive|debanked
LenPick|=lenpick|debanked
LK Secured Lending & Investments|lk secured lending investments|debanked
LQD Business Finance|lqd business finance|debanked
Main Street Finance Group|=main street finance group|debanked
Manpower Funding|manpower funding|debanked
Masada Funding|masada funding|debanked
Max Advance Merchant Services|max advance merchant services|debanked
Merchant Cash HQ|merchant cash hq|debanked
Merchant Solutions Group|=merchant solutions group|debanked
Merit Business Funding|merit business funding|debanked
MNR Capital Group|mnr capital group|debanked
Momentum Business Capital|=momentum business capital|debanked
Monera Capital Group|monera capital group|debanked
Money Store Funding|money store funding|debanked
MoneyWell GRP LLC|=moneywell grp,=moneywell grp ll|debanked
Montage Business Financial|montage business financial|debanked
Montecito Boca INC|=montecito boca|debanked
MP Business Loan|mp business loan|debanked
MStreetX|=mstreetx|debanked
National Legacy Capital Group|national legacy capital group|debanked
New Bridge Merchant Capital|new bridge merchant capital|debanked
Neptune Financial (NepFin)|neptune financial|debanked
NewFunds Capital|newfunds capital|debanked
newrock lending llc|newrock lending|debanked
Nexi|=nexi|debanked
Novus Capital Funding II|novus capital funding ii|debanked
NyxCarbon|=nyxcarbon|debanked
Oarex Capital Markets|oarex capital markets|debanked
Olympus Business Capital|olympus business capital|debanked
Olympus Lending|olympus lending|debanked
One River Services|=one river services|debanked
OneClick Commercial Funding|oneclick commercial funding|debanked
ONNX Funding|onnx funding|debanked
OnTap Capital|ontap capital|debanked
Oval Ventures LLC|=oval ventures,=oval ventures ll|debanked
PacShore Solutions|=pacshore solutions|debanked
Palm Beach Capital Funding|palm beach capital funding|debanked
Pathway Catalyst Partners|=pathway catalyst partners|debanked
Payclass Inc.|=payclass|debanked
Payplant LLC|=payplant|debanked
PharmLine|=pharmline|debanked
Pinnacle Advances|pinnacle advances|debanked
Positiviti Lending|positiviti lending|debanked
Probably Funding|probably funding|debanked
ProfitShare Partners|=profitshare partners|debanked
Promofi|=promofi|debanked
Proto Financial|proto financial|debanked
Quasar Capital Partners, LLC|quasar capital partners|debanked
Quick Fix Capital|quick fix capital|debanked
Quicksilver Capital|quicksilver capital|debanked
Qwil|=qwil|debanked
Radium Two Capital|radium two capital|debanked
Rapidoo|=rapidoo|debanked
RBS Funding|rbs funding|debanked
Rebel Capital Partners|rebel capital partners|debanked
Reliable Funding Source|reliable funding source|debanked
Rosewood Capital Group|rosewood capital group|debanked
Rowan Advanced|=rowan advanced|debanked
Salaryo|=salaryo|debanked
SBL Funding|sbl funding|debanked
Scale Capital|=scale capital|debanked
Seawise Capital|seawise capital|debanked
Secure Funding Source|secure funding source|debanked
Semble|=semble|debanked
Seneer Capital|seneer capital|debanked
Setscale|=setscale|debanked
SHA Capital|sha capital|debanked
Simplified Funding|simplified funding|debanked
SLR Digital Finance|slr digital finance|debanked
Smart Business Funding|smart business funding|debanked
Solaris Financial|solaris financial|debanked
South End Capital|south end capital|debanked
SRS Capital Funds|srs capital funds|debanked
Stafford Business Funding|stafford business funding|debanked
Starting Gate Financial|starting gate financial|debanked
Strategic Capital|=strategic capital|debanked
Super Fast Cap|super fast cap|debanked
Superior Capital|=superior capital|debanked
Swish Funding, LLC|swish funding|debanked
Tacoma Capital, Inc.|tacoma capital|debanked
Tin Funding Group|tin funding group|debanked
TMR Now|=tmr now|debanked
TradeCap Partners|=tradecap partners|debanked
TradeRiver USA|=traderiver usa|debanked
Tribolt Advance LLC|tribolt advance|debanked
Trinity CP LLC|=trinity cp|debanked
True Path Funding|true path funding|debanked
Union Funding Source|union funding source|debanked
Universal Lending Corporation|universal lending|debanked
Upsize Capital|upsize capital|debanked
Velocity Group USA|=velocity group usa|debanked
VeriFund Lending|verifund lending|debanked
Volt Money|=volt money|debanked
Waterview Capital|waterview capital|debanked
WeFund|=wefund|debanked
West Clara Funding LLC|west clara funding|debanked
Whitestone Fund Corp.|whitestone fund|debanked
WiseSide Incorporated|=wiseside,=wiseside incorpo|debanked
WOTR Enterprise LLC|=wotr enterprise|debanked
Wyoming Capital Access|wyoming capital access|debanked
YM VENTURES LLC|=ym ventures|debanked
Zinch|=zinch|debanked
BHB722 INC.|=bhb722|debanked
FIRST STREET FUNDING|first street funding|debanked
CRM FUNDING|crm funding|debanked
PRIMECOMMERCIAL|primecommercial|debanked
BIZ ADVANCE NOW INC.|biz advance now|debanked
CLARIFY CAPITAL II LLC|clarify capital ii|debanked
Clarify Capital|clarify capital|debanked
Clear Skies Capital, Inc.|clear skies capital|debanked
Creditfy, LLC|=creditfy|debanked
Cresthill Capital|crest hill capital|debanked
Crestmont Capital LLC|crestmont capital|debanked
Cucumber Capital LLC|cucumber capital|debanked
Cucumber Funding|cucumber funding|debanked
Direct Business Financing, Inc.|direct business financing|debanked
EMC Financial|emc financial|debanked
Duke & Co, LLC|=duke co|debanked
Essentia Holdings LLC|=essentia holdings|debanked
Flexibility Capital Inc.|flexibility capital|debanked
Symplifi Capital|symplifi capital|debanked
24 Capital|24 capital|debanked
Fundonatic|=fundonatic|debanked
Hardwick Investors Group LLC|=hardwick investors group|debanked
Quick Fi Capital|quick fi capital|debanked
INNOVATIVE FUNDING SOLUTIONS, INC.|innovative funding solutions|debanked
IFS Capital|ifs capital|debanked
Invision Funding LLC|invision funding|debanked
Levo Funding Inc.|levo funding|debanked
Loanability, Inc.|=loanability|debanked
Madison Advance LLC|madison advance|debanked
Main Street Merchant Services Inc.|=main street merchant services|debanked
MicroAdvance Funding, LLC|microadvance funding|debanked
PBT Assets Inc.|=pbt assets|debanked
Staten Finance Group|staten finance group|debanked
PEARL ALPHA FUNDING, LLC|pearl alpha funding|debanked
EnN OD Capital|enn od capital|debanked
Reliable Capital Advance LLC|reliable capital advance|debanked
RIVERPOINT FINANCIAL GROUP INC.|riverpoint financial group|debanked
Redwood Capital Solutions|redwood capital solutions|debanked
Express Capital Group|express capital group|debanked
ROC Funding Group LLC|roc funding group|debanked
RUBY CAPITAL GROUP LLC|ruby capital group|debanked
SECURE CAPITAL SOLUTIONS INC.|secure capital solutions|debanked
Shine Capital Group LLC|shine capital group|debanked
Signet Capital Group Inc.|signet capital group|debanked
SKY BRIDGE BUSINESS FUNDING, LLC|sky bridge business funding|debanked
Sunrise Funding Enterprises LLC|sunrise funding enterprises|debanked
Traditions Funding Management Corp.|traditions funding management|debanked
VAULT 26 CAPITAL LLC|vault 26 capital|debanked
Vault Capital|vault capital|debanked
Vivian Capital Group LLC|vivian capital group|debanked
X CAPITAL GROUP CORP.|x capital group|debanked
Zahav Asset Management LLC|=zahav asset management|debanked
American Financial Partners, Inc.|american financial partners|debanked
Belltower Funding LLC|belltower funding|debanked
BH Capital Funding|bh capital funding|debanked
Bluegrass Lending Group|bluegrass lending group|debanked
C6 Capital, LLC|c6 capital|debanked
CapEx Resources|=capex resources|debanked
Cardinal Business Financing, Inc|cardinal business financing|debanked
Enrado Capital|enrado capital|debanked
Envision Capital Group LLC|envision capital group|debanked
Financial Advantage Group LLC|=financial advantage group|debanked
FT3 Capital|ft3 capital|debanked
Globelend Capital|globelend capital|debanked
GreenBridge Loans|greenbridge loans|debanked
Greenvest Funding|greenvest funding|debanked
Labo Capital|labo capital|debanked
LAF California LLC|=laf california|debanked
LEAF Commercial Capital, Inc.|leaf commercial capital|debanked
LendSpark|=lendspark|debanked
Logic Advance|logic advance|debanked
Maxim Commercial Capital, LLC|maxim commercial capital|debanked
Merchant Source Inc|=merchant source|debanked
Midland American Capital|midland american capital|debanked
Owl Funding|owl funding|debanked
RidgeStone Capital|ridgestone capital|debanked
Starcade Capital|starcade capital|debanked
STOCKS2CASH CORP|=stocks2cash|debanked
Surfside-Capital|surfside capital|debanked
Tic Tok Capital|tic tok capital|debanked
Trio Capital|trio capital|debanked
Coastal Capital|=coastal capital|debanked
Silverline|=silverline|debanked
Eagle Eye Advance|eagle eye advance|debanked
Accord Business Funder|accord business funder|debanked
Alpha Capital Source|alpha capital source|debanked
Jet Capital|jet capital|debanked
Next Wave|=next wave|debanked
Spin Capital LLC|spin capital|debanked
One Park|=one park|debanked
Kingdom Kapital|kingdom kapital|debanked
Panthers Capital|panthers capital|debanked
Main Street Funders|main street funders|debanked
Wise Capital|=wise capital|debanked
Capital Advanced Services|capital advanced services|debanked
Gibraltar|=gibraltar|debanked
M&D Capital NY|m d capital ny|debanked
Green Capital|=green capital|debanked
1ST GLOBAL CAPITAL|1st global capital|debanked
360 Payments Cap|360 payments cap|debanked
ACCOUNTABLE FUNDING|accountable funding|debanked
ACF FUNDING|acf funding|debanked
AFG WC LLC|=afg wc llc|debanked
AJ EQUITY GROUP|=aj equity group|debanked
American Funding Services|american funding services|debanked
AMERICAN SIMULUS FUNDING CORPS|american simulus funding corps|debanked
AMSTERDAM CAPITAL|amsterdam capital|debanked
Approved Funding Group|approved funding group|debanked
Arcadia Servicing|=arcadia servicing|debanked
Arcadia Advance|arcadia advance|debanked
Arcadia Group|=arcadia group|debanked
ATLANTIS CAPITAL|atlantis capital|debanked
AVANZA FUNDS|avanza funds|debanked
Blackbridge "BIG"|=blackbridge big|debanked
BMF CAPITAL|bmf capital|debanked
Brookwater Capital|brookwater capital|debanked
BUSINESS ADVANCE FUNDING|=business advance funding|debanked
CapCall LLC|=capcall|debanked
Carpe Capital|carpe capital|debanked
CASH BUOY|cash buoy|debanked
Cash Village Funding|cash village funding|debanked
CASHFUND|=cashfund|debanked
CAYMUS FUNDING|caymus funding|debanked
CHROME CAPITAL|chrome capital|debanked
COAST FUNDING|coast funding|debanked
COOPER ASSET|=cooper asset|debanked
CREST CAPITAL|crest capital|debanked
CRYSTAL SPRINGS CAPITAL INC|crystal springs capital|debanked
DAKA CAPITAL|daka capital|debanked
Dependance Platinum|=dependance platinum|debanked
DIAMOND ADVANCES|diamond advances|debanked
DYNASTY VENTURES BUSINESS LOANS|dynasty ventures business loans|debanked
dynasty|=dynasty|debanked
EAGLE CAPITAL|=eagle capital|debanked
EAST SHORES EQUITY LLC|=east shores equity|debanked
EDGE CAPITAL|=edge capital|debanked
EIN CAPITAL|ein capital|debanked
ELEVATION CAPITAL|elevation capital|debanked
ELIXIR FUNDING|elixir funding|debanked
EVERLASTING CAPITAL|everlasting capital|debanked
EXPRESS CAPITAL FUNDING|=express capital funding|debanked
FAST CASH FUNDING|fast cash funding|debanked
FAVO FUNDING|favo funding|debanked
FBF Capital|fbf capital|debanked
FinPoint Funding|finpoint funding|debanked
FIRST US FUNDING|first us funding|debanked
Firstline Advance|firstline advance|debanked
FORTRESS MERCHANT SOLUTIONS|=fortress merchant solutions|debanked
Fortun Advance|fortun advance|debanked
FUJI FUNDING|fuji funding|debanked
FUSION CAPITAL|fusion capital|debanked
GLD FUNDING|gld funding|debanked
GOLD FUNDING GROUP|=gold funding group|debanked
GOOD FUNDING LLC|=good funding|debanked
Goose Funding|goose funding|debanked
GRANITE MERCHANT FUNDING|granite merchant funding|debanked
GREENWICH CAPITAL MANAGEMENT|greenwich capital management|debanked
HARPER ADVANCE|harper advance|debanked
HOME RUN CAPITAL|home run capital|debanked
HONEST BUSINESS FUNDING|honest business funding|debanked
Hudson East Capital|hudson east capital|debanked
East Hudson Capital|east hudson capital|debanked
HUNSON FUNDING|hunson funding|debanked
IMS FUND LLC|ims fund|debanked
INTEGRITY CORP FUNDING INC|=integrity corp funding,integrityfunding|debanked
Iron Crown Capital|iron crown capital|debanked
Iterum Financial|iterum financial|debanked
JEM Funding Group LLC|jem funding group|debanked
K5 CAPITAL|k5 capital|debanked
KASH CAPITAL|kash capital|debanked
KASH4BIZ|=kash4biz|debanked
KINETIC FUNDING|kinetic funding|debanked
KINGS CASH GROUP|kings cash group|debanked
LENDIN CHECK|=lendin check|debanked
LOAN23|=loan23|debanked
Lynks Capital|lynks capital|debanked
Lex Capital Group|lex capital group|debanked
MAYFAIR|=mayfair|debanked
MCA FUND|mca fund|debanked
MERCHANT REFI|=merchant refi|debanked
Meta Advance Financial|meta advance financial|debanked
MGM CAPITAL FUNDING|mgm capital funding|debanked
MGM FUNDING ENTERPRISES|mgm funding enterprises|debanked
NEST PLANNER|=nest planner|debanked
NETFUNDING|=netfunding|debanked
NEW YORK TRIBECA|=new york tribeca|debanked
NOBLE BUSINESS LOANS|noble business loans|debanked
NRS FUNDING|nrs funding|debanked
ONE FUNDER|one funder|debanked
PAC WESTERN FINANCIAL|pac western financial|debanked
PARKSIDE FUNDING GROUP|parkside funding group|debanked
PDM CAPITAL|pdm capital|debanked
PHOENIX FINANCIAL COMPANY|phoenix financial|debanked
Platinum Advance|platinum advance|debanked
Plexe LLC|=plexe llc|debanked
Plexe|=plexe|debanked
POWER UP LENDING|power up lending|debanked
PREMIER CAPITAL|=premier capital|debanked
PROMPT CAPITAL FUNDING|prompt capital funding|debanked
Propella Capital|propella capital|debanked
PROSPERUM|=prosperum|debanked
PROVENTURE CAPITAL|proventure capital|debanked
QM Advance|qm advance|debanked
RADIANCE FUNDING|radiance funding|debanked
REGION CAPITAL|region capital|debanked
Reserve Funding|=reserve funding|debanked
Retro Services|=retro services|debanked
ROYAL BUSINESS GROUP|=royal business group|debanked
ROYAL FUNDING|=royal funding|debanked
SBF Financing|sbf financing|debanked
Scrappy Funding|scrappy funding|debanked
SEATTLE PRIME CAPITAL|seattle prime capital|debanked
SJD FUNDING|sjd funding|debanked
Skycap Funding|skycap funding|debanked
Skyinance|=skyinance|debanked
SOLAR CAPITAL GROUP|solar capital group|debanked
Spark Funding|spark funding|debanked
Supreme Capital|supreme capital|debanked
SURE THING FUND|sure thing fund|debanked
Swift Financing|swift financing|debanked
Tandem Advance|tandem advance|debanked
THRIVE FUNDING|thrive funding|debanked
True Advance|true advance|debanked
True Eagle Capital|true eagle capital|debanked
TRUST CAPITAL|=trust capital|debanked
UNITED BUSINESS FUNDING LLC|united business funding|debanked
UNITED FIRST FUNDING|united first funding|debanked
WG Fund|wg fund|debanked
WINDGATE CAPITAL|windgate capital|debanked
Coeur Capital|coeur capital|debanked
Finstro|=finstro|debanked
General Merchant Funding|general merchant funding|debanked
Imperial Advance|imperial advance|debanked
Revenue Funding|revenue funding|debanked
Yellowstone Capital|yellowstone capital|debanked
LIV Funding|liv funding|debanked
MNY Capital|mny capital|debanked
Adventure Funding Group|adventure funding group|debanked
Advantage Capital|=advantage capital|debanked
Infinity Capital Funding|=infinity capital funding|debanked
GOLD CAPITAL|=gold capital|debanked
TIGER FUNDING|tiger funding|debanked
Clover Capital|clover capital,clover cap,fdms capital,first data merchant capital|site
Worldpay Working Capital (YouLend, Liberis)|worldpay capital,worldpay working cap|site
Heartland Capital|heartland capital|site
Lightspeed Capital|lightspeed capital,lspd capital|debanked 55149811615
JNG Capital|jng capital|12295725063
OatFi|oat financial,=oatfi|12295725063
Victory Funding|victory funding|67112632977
Catalyst Advance|catalyst advance|52443797521
SpotOn Capital|spoton capital,spoton cap|site
Shift4 Capital|shift4 capital|site
GoDaddy Capital|godaddy capital|site
Wix Capital|wix capital|site
Mindbody Capital|mindbody capital,mindbody cap|site
Housecall Pro Capital|housecall capital|site
Jobber Capital|jobber capital,stripe jobber cap|site
ServiceTitan Capital|servicetitan capital|site
Vagaro Capital|vagaro capital|site
Boulevard / GlossGenius Capital|glossgenius capital,=boulevard capital|site
Paysafe / National Processing advance|paysafe advance|site
Merchant Lynx / Priority Capital|=priority tech adv|site
TSYS Merchant capital (Rapid)|tsys merchant cap|site
Uber Eats / Pipe advance|uber eats capital|debanked
`,
  ],
  [
    'advance-broker',
    `
LoanGeek|=loangeek|debanked
Lexington Capital Holdings|lexington capital holdings|debanked
Commercial Capital Connect|commercial capital connect|debanked
Platinum Rapid Funding Group|platinum rapid funding group|debanked
Become|=become|debanked
AdvancePoint Capital|advancepoint capital|debanked
Progressive Business Capital|progressive business capital|debanked
QualiFi|=qualifi|debanked
Fundshop|=fundshop|debanked
Empire Merchant Funding|empire merchant funding|debanked
Empire Funding Group|empire funding group|debanked
Champion Business Capital|champion business capital|debanked
Zeus Commercial Capital|zeus commercial capital|debanked
Apollo Capital Group|apollo capital group|debanked
Pinnacle Merchant Funding|pinnacle merchant funding|debanked
Patriot Funding Solutions|patriot funding solutions|debanked
Frontier Business Funding|frontier business funding|debanked
Golden Eagle Financials|=golden eagle financials|debanked
Horizon Funding Group|=horizon funding group|debanked
Neptune Capital Resources|neptune capital resources|debanked
Heritage Commercial Funding|heritage commercial funding|debanked
7 Figures Funding|7 figures funding|debanked
David Allen Capital, Inc.|david allen capital|debanked
Fundura Capital|fundura capital|debanked
BusinessLoans.com|=businessloans com|debanked
TwinFold Capital|twinfold capital|debanked
Fundomate Technologies, Inc.|=fundomate technologies|debanked
Trustfi|=trustfi|debanked
Broadway Advance llc|broadway advance|debanked
Tongo Financial, Inc.|tongo financial|debanked
Lendinero|=lendinero|debanked
Alliance Commercial Capital|alliance commercial capital|debanked
Allstate Fund Pros|allstate fund pros|debanked
BizLendia|=bizlendia|debanked
Blue Group Capital|blue group capital|debanked
Boundless Financial Corp|boundless financial|debanked
Break Bread Lending LLC|break bread lending|debanked
Business Advance Lenders|business advance lenders|debanked
Cahill Capital Inc|cahill capital|debanked
Cap Fund Now|cap fund now|debanked
CapFlow Network Inc.|=capflow network|debanked
Capitalize Group|=capitalize group|debanked
Cardinal Equity|=cardinal equity|debanked
CREDDnet|=creddnet|debanked
Faastrak|=faastrak|debanked
Fundmerica|=fundmerica|debanked
Ivy Lender|=ivy lender|debanked
Kickpay|=kickpay|debanked
Line of Credit Depot|=line of credit depot|debanked
MoneFi|=monefi|debanked
Nana Fund|nana fund|debanked
Original Funding|original funding|debanked
Presto Prestamo|=presto prestamo|debanked
239Loans.com|=239loans com|debanked
Prime Plus Capital|prime plus capital|debanked
Prosper Funding Group|prosper funding group|debanked
RAIS Financial|rais financial|debanked
Ramay Capital Finance|ramay capital finance|debanked
Reagan Commercial Capital|reagan commercial capital|debanked
Reps Capital LLC|reps capital|debanked
Right Choice Capital Inc|right choice capital|debanked
Swiftbridge Capital|swiftbridge capital|debanked
Titan Funding Solutions|titan funding solutions|debanked
Direct Funding Now LLC|direct funding now|debanked
NATIONAL BIZ LLC|=national biz|debanked
CapFront|=capfront|debanked
Creative Capital Solutions|creative capital solutions|debanked
Quick Capital Funding|quick capital funding|debanked
TRAM Funding|tram funding|debanked
National Capital|=national capital|debanked
CREDIT LINE CAPITAL|=credit line capital|debanked
ICG CAPITAL|icg capital|debanked
LENDZI/DH & RK INVESTMENTS/LNDZI|=lendzi dh rk investments lndzi|debanked
LILY ADVANCE|lily advance|debanked
E Advance|e advance|debanked
FundPro|=fundpro|debanked
Bluebridge Funding|bluebridge funding|debanked
Dynamic Financial Group|dynamic financial group|debanked
RelFi|=relfi|debanked
`,
  ],
]
