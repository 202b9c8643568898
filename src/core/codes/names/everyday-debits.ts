// Tolls, postage, food and drink, suppliers, day labour, rent, telephone: what is drawn often and is no advance. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const everydayDebits: readonly NameTable[] = [
  [
    'supplier',
    `
E-ZPass|e zpass ny,ezpass,e zpass replenish,e zpass va,ezpassma|71402532911 70564192184
SunPass (Florida)|sunpass,fl turnpike|70564192184
NTTA (Dallas)|ntta autocharge,ntta online,n tx toll auth|70564192184
TxTag|=txtag,=ez tag|66224615812 43636447382
HCTRA EZ Tag|hctra ez tag rebill,=hctra|66224615812 43636447382
FasTrak (California)|fastrak,bata fastrak,tca fastrak,transp corr agency,metro expresslane|site
I-Pass (Illinois)|=ipass,il tollway,illinois tollway,ipass autoreplenish|site
Peach Pass (Georgia)|peach pass,srta peach|site
NC Quick Pass|nc quick pass,=ncta|site
PA Turnpike|pa turnpike,ptc ezpass|site
NJ Turnpike / Port Authority|nj ezpass,=njta,port authority nynj|site
MassDOT EZDrive|massdot,ezdrivema|site
Maryland MDTA|=mdta,e zpass maryland|site
Ohio, Indiana, Kansas turnpikes|ohio turnpike,indiana toll,kta ktag,driveks|site
Oklahoma Pikepass|pikepass,ok turnpike|site
Good To Go (Washington)|=good to go,wsdot goodtogo|site
ExpressToll (Colorado)|expresstoll,=e470|site
BestPass / Fleetworthy|bestpass|site
PrePass|prepass,help inc prepass|site
Drivewyze|drivewyze|site
Verra Mobility|verra mobility,ats platepass|site
PlatePass|platepass|site
Lincoln Tunnel, bridges: MTA B&T|mta bridges,triborough bridge|site
USPS|usps po,usps stamps endicia,usps com click,usps com postage|55786332852
Stamps.com|stamps com|site
Endicia|endicia|site
Auctane|auctane|site
ShipStation|shipstation,goshippo|site
Shippo|shippo|site
EasyPost|easypost|site
Pirate Ship|pirateship|site
Pitney Bowes postage (Reserve, Purchase Power)|pitney bowes postage,pbi postage,pb reserve acct|site
Quadient postage (TotalFunds)|totalfunds,neofunds,quadient postage|site
FP postage|fp postage,francotyp postage|site
UPS|ups bill,ups billing center,united parcel,ups ups bill|27864929222
FedEx|fedex ers,fedex freight,fedex ach bill|27864929222
FedEx Ground (pays contractors)|fedex ground,fedex settlement|site
DHL|dhl express|site
OnTrac|ontrac|site
LaserShip|lasership|site
Brown Distributing|brown distributi|63119025056
Capital Reyes (Reyes Beverage)|capital reyes di|63119025056
Twin Liquors|twin liquors|69131128647
Total Wine (bought for resale)|=total wine|63119025056
Spec's (bought for resale)|=specs|63119025056
Coast to Coast Distributing|coast to coast dis|63119025056
Austin Beerworks|austin beerworks|63119025056
iControl (beverage EFT)|icontrol|site
Southern Glazer's|southern glazers,=sgws,southern wine|63347537590 56147381032
Republic National (RNDC)|republic nationa,=rndc,republic national dist|63119025056 56147381032
Breakthru Beverage|breakthru bevera,breakthru bev|56147381032
Young's Market|youngs market|site
Johnson Brothers|johnson brothers|site
General Wine & Liquor|general wine and liq|53746272357
State of Michigan liquor|state of michgwl,state of michnws|53746272357
Reyes Beverage / Reyes Coca-Cola|reyes beverage,reyescocacola|53746272357 56147381032
Coca-Cola bottlers|coca cola,swire coca cola,coke florida,liberty coca cola,abarta coca|56147381032
PepsiCo / Frito-Lay|pepsi cola,pepsico,pepsi beverages,frito lay,fritolay eft,bottling group,=pbg,pbg g|56147381032
Keurig Dr Pepper|dr pepper,keurig dr pepper,=dpsg|site
Red Bull / Monster distributors|red bull dist,=red bull|56147381032
Anheuser-Busch distributors|anheuser busch,=ab one,silver eagle dist,capitol beverage,nevada beverage|53746272357 39811259676
Molson Coors / Boston Beer / Constellation distributors|molson coors,andrews dist,breakthru beer,columbia dist|56147381032
Flowers Foods (bread)|flowers foods,flowers baking,flowers bakeries,dsd flowers|56147381032
Bimbo Bakeries (bread)|bimbo bakeries,bimbo foods,bbu inc,entenmanns|site
Pepperidge Farm / Campbell snacks|pepperidge farm,snyders lance,sl snacks|56147381032
Martin's / Schmidt / Gold Medal bakery|martins famous,martins pastry,schmidt baking|site
Turano|turano baking|site
Gonnella|gonnella baking|site
Alpha Baking|alpha baking|site
Sysco|sysco corporation,sysco food svcs,freshpoint|4027851510 56147381032
US Foods|us foodservice,usfoods eft,chefstore|56147381032
Performance Food Group|performance food,pfs performance,pfg roma,=reinhart,=vistar|56147381032
Gordon Food Service|gordon food,gfs store|70345150687 53746272357
Cheney Brothers|cheney brothers,cheney bros|70345150687
Ben E. Keith|ben e keith,bek foods|56147381032
Shamrock Foods|shamrock foods,shamrock farms|56147381032
Jetro|jetro cash|14514954957
Chefs' Warehouse|chefs warehouse,dairyland chefs|56147381032
Baldor|=baldor,baldor specialty|56147381032
Merchants Foodservice|merchants foodservice|56147381032
Lipari|lipari foods|56147381032
Piazza|piazza produce|56147381032
Glazier|glazier foods|56147381032
Clark|clark foodserv|56147381032
Maines|maines paper|56147381032
Associated Wholesale Grocers / AMCON / C&S / UNFI / KeHE / SpartanNash|assoc wholesale,amcon dist,c s wholesale,=unfi,=kehe,spartannash|56147381032
McLane / Core-Mark / Eby-Brown (convenience)|mclane,=core mark,eby brown,harold levinson,s abraham|site
Dot Foods|dot foods|site
Four Seasons|four seasons produce|56147381032
Robinson Fresh|robinson fresh|56147381032
Produce Alliance|produce alliance|56147381032
Markon|markon coop|56147381032
Dole|dole fresh|56147381032
Fresh Express|=fresh express|56147381032
Church Brothers|church brothers|56147381032
Tyson|tyson foods|56147381032
JBS|jbs usa|56147381032
Smithfield|smithfield|56147381032
Cargill|cargill meat|56147381032
Perdue|perdue farms|56147381032
Pilgrim's / Koch / Wayne-Sanderson / Case|pilgrims pride,koch foods,sanderson farms,case farms|56147381032
Pacific Seafood|pacific seafood|56147381032
Trident|trident seafoods|56147381032
Ocean Beauty|ocean beauty|56147381032
Samuels|samuels seafood|56147381032
Dairy: Dairy Farmers of America, Land O'Lakes, Darigold, Saputo, Dean|dairy farmers of am,dfa dairy brands,land o lakes,darigold,saputo,dean foods,prairie farms,hp hood,h p hood|56147381032
Cal-Maine|cal maine foods|56147381032
Hillandale|hillandale farms|56147381032
Rose Acre|rose acre farms|56147381032
McGrath / WillScot / Mobile Mini|mobile mini,mcgrath rent|site
United Rentals|united rentals|53746272357
Sunbelt Rentals|sunbelt rentals|53746272357
Herc Rentals|herc rentals|site
Goya|goya foods|56147381032
La Preferida|la preferida|56147381032
Megamex|megamex|56147381032
El Rey USA Meats|el rey usa meats|53746272357
Farmer Bros|farmer bros|site
Royal Cup|=royal cup|site
S&D coffee|s d coffee|site
Schwan's / Conagra / McCain / Rich's|schwans food,conagra,mccain foods,rich products|56147381032
Imperial Dade|imperial dade,imperial bag|56147381032
Bunzl|=bunzl|56147381032
Waxie|=waxie|56147381032
Webstaurant|webstaurant|56147381032
Reddy Ice|reddy ice|site
Arctic Glacier|arctic glacier|site
NuCO2|=nuco2,nuco2 llc|site
Airgas|airgas|site
Matheson|matheson tri|site
Primo|primo water|site
ReadyRefresh|readyrefresh|site
Culligan|=culligan|site
Quench|quench usa|site
Royalty of franchise: Subway, Domino's, McDonald's|subway royalty,doctors associates,fwh subway,=sfaft,dominos pizza,yum brands,dunkin brands,dbi royalty,7 eleven,=sonic industries|site
Franchise: HomeWell, Home Instead, Anytime, Orangetheory|homewell care se,anytime fitness,otf franchisor,massage envy fra|53227910360
PeopleReady|peopleready|site
TrueBlue|=trueblue|site
Labor Ready|labor ready|site
Labor Finders / LaborMax / Command Center|labor finders,labormax,=command center,hirequest|site
Express Employment|express employ,=express services|site
Kelly|=kelly services|site
Robert Half|robert half|site
Adecco|=adecco|site
Manpower|=manpower|site
Randstad|=randstad|site
Qwick (as employer)|=qwick|site
AMN (health staff)|amn healthcare|site
Aya (health staff)|aya healthcare|site
Cintas|cintas|53746272357
UniFirst / Vestis (Aramark Uniform)|unifirst,=vestis,aramark uniform,aus aramark|site
Alsco|=alsco|site
Ameripride|ameripride|site
Mission Linen|mission linen|site
Waste Management / Republic / GFL / Waste Connections|wm corp,wm ezpay,rsi bill pay,gfl enviro,waste connect|68469000326
Granger (waste)|grangercom,=granger|53746272357
Rollins (pest)|=rollins|site
Terminix (pest)|terminix|site
Orkin (pest)|=orkin|site
ADT|adt alarm,adt security|36215145051
Everon|everon alarm|36215145051
SimpliSafe|simplisafe|36215145051
Brinks|brinks home|36215145051
Loomis (cash in transit)|loomis armored|site
Garda (cash in transit)|gardaworld|site
Shred-it|shred it|site
Stericycle|stericycle|site
Iron Mountain|=iron mountain|site
Google Ads|google ads,google llc ads|55786332852
Meta ads|meta ads|here
Microsoft|microsoft adverti,msft advertising|site
Bing ads|bing ads|site
Yelp|yelp inc|here
TikTok ads|tiktok ads|site
Snap ads|snap inc ads|site
Pinterest|pinterest ads|site
LinkedIn|linkedin ads|site
X|x corp paid features|site
Angi leads|angi leads|site
HomeAdvisor|homeadvisor leads|site
Thumbtack|thumbtack leads|site
Networx|=networx|site
eLocal|=elocal|site
Modernize|=modernize|site
Zillow|=zillow|53746272357
Realtor.com|realtor com|53746272357
Apartments.com|apartments com,apartment list|53746272357
CoStar|=costar|53746272357
Cars.com|cars com,cox automotive|site
AutoTrader|autotrader|site
CarGurus|cargurus|site
Indeed / ZipRecruiter / Monster|=indeed,indeed jobs,ziprecruiter|site
Scorpion|=scorpion|site
Hibu|=hibu|site
Thryv|=thryv|site
ReachLocal|reachlocal|site
Valpak|valpak|site
Mail Shark|=mail shark|site
Money Mailer|=money mailer|site
Home Depot (Pro)|hd supply,home depot pro,thd pro|53746272357
Lowe's / Menards / 84 Lumber / ABC Supply / Beacon|menards,84 lumber,abc supply,beacon roofing,srs distribution,gulfeagle|53746272357
Builders FirstSource / BMC / US LBM|bldrs firstsourc,builders firstsource,=us lbm|site
Ferguson|=ferguson,ferguson ent|53746272357
Hajoca|hajoca|53746272357
Winsupply|winsupply|53746272357
Reeves-Sain|reeves sain|53746272357
Graybar / Rexel / WESCO / Platt / CED / City Electric|graybar,=rexel,=wesco,platt electric,consolidated elec,=city electric|53746272357
Johnstone|johnstone supply,baker dist|53746272357
Watsco|=watsco|53746272357
Carrier|carrier enterpr|53746272357
Lennox|=lennox|53746272357
Trane|=trane|53746272357
Gemaire|gemaire|53746272357
Sherwin-Williams|sherwin williams|53746272357
PPG|ppg paint|53746272357
Benjamin Moore|benjamin moore|53746272357
USG, CertainTeed, GMS, L&W, FBM|gms inc,l w supply,foundation bldg|53746272357
SiteOne / Ewing / BrightView|siteone,ewing irrig|site
MSC|msc industrial|53746272357
McMaster|mcmaster carr|53746272357
Zoro|zoro tools|53746272357
AutoZone|genuine parts|here
O'Reilly|oreilly auto|here
NAPA|napa auto|here
Keystone|keystone auto|here
WorldPac|worldpac|here
ATD|atd tire,=american tire|site
TireHub|tirehub|site
Discount Tire|=discount tire|site
McKesson / Cardinal / Cencora (AmerisourceBergen)|mckesson,cardinal health,amerisourceberg,amerisource bergen,cencora|site
Henry Schein|henry schein|site
Benco|benco dental|site
Darby|darby dental|site
Essilor / PECAA / VSP labs|pecaa buying grp,essilor labs,vision source|36215145051
Sally|sally beauty|53746272357
CosmoProf|cosmoprof|53746272357
SalonCentric|saloncentric|53746272357
Staples|amzn mktp|here
WB Mason|wb mason|here
Amazon Business|amazon business|here
Costco|costco whse,costco bus|here
Sam's|sams club|here
BJ's|bjs wholesale|here
Alibaba / Global sources|alibaba,alipay us,pingpong|site
CHS|chs inc|site
Nutrien|nutrien ag|site
Helena|helena agri|site
Growmark|growmark|site
Plastiq|plastiq|site
Bill-pay agents: CheckFreePay, PayNearMe, IncComm, Blackhawk, epay|checkfreepay,paynearme,incomm,blackhawk network,epay worldwide,=qpay,vidapay,t cetra|cfpb
Amazon Business, pay by invoice|amazon cap svcs|issue
`,
  ],
  [
    'utility',
    `
Verizon|verizon|here
Comcast|comcast|here
Spectrum|spectrum|here
Charter Comm|charter comm|here
T Mobile|t mobile|here
Tmobile|tmobile|here
AT T|at t|here
Entergy|entergy|here
Duke Energy|duke energy|here
CON ED|con ed|here
Coned|coned|here
PG E|pg e|here
Pgande|pgande|here
Eversource|eversource|here
National Grid|national grid|here
Lipa|lipa|here
Seattleutilties|seattleutilties|here
Xcel Energy|xcel energy|here
Dominion|dominion|here
FPL|fpl|here
Georgia Power|georgia power|here
Southern California Edison|southern california edison|here
SCE|sce|here
Smud|smud|here
Waste Management|waste management|here
Republic Services|republic services|here
Centerpoint|centerpoint|here
Firstenergy|firstenergy|here
PPL|ppl|here
Ameren|ameren|here
Water System|water system|here
City Utilities|city utilities|here
Cityofstaunton|cityofstaunton|here
Vonage|vonage|here
Ringcentral|ringcentral|here
COX Comm|cox comm|here
Optimum|optimum|here
Frontier Comm|frontier comm|here
Lumen|lumen|here
Windstream|windstream|here
Simon|simon property,simon mall|site
Brixmor|brixmor|site
Kimco|kimco realty|site
Regency|regency centers|site
Federal Realty|federal realty|site
Prologis|prologis|site
Link|link logistics|site
Duke Realty|duke realty|site
Regus|=regus,regus mgmt|site
WeWork|wework|site
Industrious|=industrious|site
Public Storage|public storage,life storage|site
Extra Space|=extra space|site
CubeSmart|cubesmart|site
Sola|sola salon,my salon suite|site
Phenix salon suites|phenix salon|site
Cushman (managers)|cushman wakefie|site
Greystar and apartment managers|greystar,maa communities,invitation homes|59117819253
Cowell, homeowners associations|homeowners assoc,community assoc,firstservice res,associa|20539227357
Realty Income (landlords)|=realty income|site
Spirit (landlords)|spirit realty|site
NNN (landlords)|nnn reit|site
Cell tower and ATM space rent (in): American Tower, Crown Castle, SBA Communications|american tower,crown castle,sba towers,sba communications|site
Amazon Web Services|amazon web services,aws amazon|68323334555
Microsoft 365 / Azure|=msft,microsoft 365,msbill info|55786332852
Google Workspace / Cloud|google gsuite,google workspace,google cloud|55786332852
Canva|=canva|here
Zoom|zoom us|here
OpenAI|openai|55786332852
Anthropic|anthropic|55786332852
Verizon|vz wireless ve,vzwrlss|68402207153 9783397101
AT&T|att payment,att bill payment|55786332852 9864031004
T-Mobile / Sprint|tmg t mobile|67512885715
National Grid|ngrid38,=ngrid|60833976370 9177976003
PSE&G / Con Ed / PG&E / SCE / Duke / FPL|=pseg,so cal edison|66544010128 43392762622
Oncor, ComEd, Consumers, Constellation, Peoples, Atmos|=comed,consumers energy,constellation energy,peoples gas,atmos energy|53746272357
City utilities|lansing bwl|53746272357 58725261138
Samsara / Motive / Omnitracs / Geotab|gomotive,motive technologies,keeptruckin,omnitracs|67396231060
ABC Fitness / club dues (ABC Financial)|abc fitness,abc financial|55786332852
LegalZoom / ZenBusiness|legalzoom,zenbusiness,northwest regist|site
CorpNet / CSC / CT Corporation|ct corporation,csc global,wolters kluwer|site
Dat (software)|dat solutions|site
Truckstop (software)|truckstop com|site
`,
  ],
  [
    'software',
    `
Adobe|adobe|here
Microsoft|microsoft|here
Google|google|here
Highlevel|highlevel|here
Intuit Qbooks|intuit qbooks|here
Quickbooks Online|quickbooks online|here
Salesforce|salesforce|here
Hubspot|hubspot|here
Shopify Subscription|shopify subscription|here
Toast Subscr|toast subscr|here
Sqsubscrip|sqsubscrip|here
Mailchimp|mailchimp|here
Dropbox|dropbox|here
Zoom|zoom|here
Slack|slack|here
Viventium HCM|viventium hcm|here
Samsara|samsara|here
Pedigree Technolog|pedigree technolog|here
Godaddy|godaddy|here
Squarespace|squarespace|here
WIX|wix|here
Clover Fees|clover fees|here
Stripe Billing|stripe billing|here
Legalshield|legalshield|here
Yelp|yelp|here
Meta Platforms|meta platforms|here
Facebk|facebk|here
Linkedin|linkedin|here
`,
  ],
  [
    'shop',
    `
Sysco|sysco|here
US Foods|us foods|here
Costco|costco|here
Home Depot|home depot|here
Lowes|lowes|here
Uline|uline|here
Restaurant Depot|restaurant depot|here
Jetro|jetro|here
Walmart|walmart|here
WAL Mart|wal mart|here
Target|target|here
Shell|shell|here
Exxon|exxon|here
BP|bp|here
Chevron|chevron|here
Relay Payments|relay payments|here
Electronic Funds Source|electronic funds source|here
Paymentus|paymentus|here
Grainger|grainger|here
Fastenal|fastenal|here
Autozone|autozone|here
O Reilly|o reilly|here
Napa|napa|here
Advance Auto Parts|advance auto parts|here
Staples|staples|here
Office Depot|office depot|here
Fedex|fedex|here
UPS|ups|here
Usps|usps|here
`,
  ],
]
