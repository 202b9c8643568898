// Lenders to businesses, SBA servicers, lines against receivables, and banks that give SBA loans. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const businessLenders: readonly NameTable[] = [
  [
    'term',
    `
Billd|billd exchange,=billd|52652814840
Legal funding: Thrivest, Pioneer|pioneer legal funding|debanked
TMC Community Capital|tmc community capital|debanked
Chatham Business Capital|chatham business capital|debanked
delt.ai|delt ai|debanked
Wellen|=wellen|debanked
First Line Capital|=first line capital|debanked
Shore Funding Solutions Inc.|shore funding solutions|debanked
Acclivity Financial|acclivity financial|debanked
Pathway Lending|pathway lending|debanked
CORE CAPITAL GROUP|=core capital group|debanked
IKAHN CAPITAL|ikahn capital|debanked
I Lend Advance|i lend advance|debanked
Imperial Funding|=imperial funding|debanked
American Microloan|american microloan|debanked
ERC claim lenders|erc funding,stenson tamaddon,omega erc|site
Bank of America Practice Solutions|banc of america practice,boa practice solu|site
Provide (dental and vet loans)|provide fifth third,lendeavor|site
Live Oak Bank|live oak bank loan pmt|sba
Accion Opportunity Fund|accion opp fund,=opportunity fund,accion opportunity|debanked
Ascendus|=ascendus|debanked
Lendistry|lendistry,b s d capital|sba debanked
LiftFund|=liftfund|sba
DreamSpring|dreamspring,accion new mexico|sba
Grameen America|grameen america|debanked
Pursuit Lending|pursuit lending,=nybdc,pursuit cdc|sba debanked
Main Street Launch|main street launch|sba
TMC Financing|tmc financing,tmc community cap|57788177607
Colorado Enterprise Fund|colorado enterprise fund|sba
Northern Initiatives|northern initiatives|debanked
ECDI|=ecdi,economic community dev|sba
Grow America Fund / NDC|grow america fund,national develop council|sba
CRF Small Business Loan Company|crf small business,community reinv fund|sba
WWBIC|=wwbic,wisc womens bus|sba
Carolina Small Business Development Fund|carolina small bus|site
American Express Business Line of Credit|amex bloc,american express bloc|site
American Express Merchant Financing|amex merchant fin,amex mrchnt fin,american express merchant financing|site
Wells Fargo BusinessLine|wells fargo businessline,wf businessline,wf bus credit|site
Chase business line|chase bus line,jpmorgan chase bus ln,chase business loan|site
Bank of America business loan|bank of america bus ln,business advantage loc,bk of amer bus loc|site
US Bank business loan|us bank bus loan,u s bank quick loan,us bank cashflow mgr,us bank loan pmt|site
PNC business loan|pnc bus loan,pnc bank loan pmt,pnc choice credit|site
TD Bank business loan|td bank loan pmt,td bank comml loan,tdb loan|sba
Huntington business loan|huntington bus ln,hnb loan pmt,huntington lift local|sba
KeyBank business loan|keybank loan pmt,key bus loan|sba
M&T business loan|m t bank loan,m and t loan pmt|sba
Truist business loan|truist loan pmt,truist ln pmt,truist small bus|sba
Citizens business loan|citizens bank loan,citizens ln pmt|sba
Regions business loan|regions loan pmt,regions business ln|sba
Fifth Third business loan|fifth third loan,5 3 bank loan pmt|sba
BMO business loan|bmo bank loan,bmo harris loan|sba
Zions / affiliates|zions bank loan,zions bus loan|sba
Northeast Bank (NEWITY)|northeast bank sba,=newity|sba debanked
iBusiness Funding / Funding Circle US|ibusiness funding,=ibfsba|debanked
BayFirst|=bayfirst,bayfirst natl,first home bolt|sba
United Midwest Savings|umwsb sba|sba
Customers Bank|customers bk loan|sba
The Bancorp|bancorp bank sbl,tbbk loan pmt|sba
FinWise Bank|finwise business|sba debanked
Medallion Bank|medallion fin|site
First Electronic Bank|first electronic bk,feb destiny|site
Pathward|pathward na loan|sba
Thread Capital|thread capital,threadcap|debanked
Grasshopper Bank|grasshopper sba|sba
Mercury Working Capital|=mercury capital,mercury technologies capital,mercury venture debt|site
Toast Capital|webbank toast|debanked
Parafin|doordash capital,walmart capital|debanked
eBay Seller Capital (Liberis)|ebay seller capital,=liberis,liberis us|debanked
YouLend|yl limited|debanked
Slope|slope tech,=slopepay,=slope|site
Settle (inventory)|settle pay,settle funding|debanked
8fig|=8fig,8fig inc|debanked
SellersFi / SellersFunding|sellersfi,sellers funding|debanked
Onramp Funds|onramp funds|debanked
Ampla|=ampla,ampla technologies|debanked
Assembled Brands|assembled brands|site
Dwight Funding|dwight funding|site
Kickfurther|kickfurther|site
Lighter Capital|lighter capital|debanked
Founderpath|founderpath|debanked
Novel Capital|novel capital,novel growth|debanked
Arc (Arc Technologies)|arc technologies,arc tech fin|debanked
Hum Capital|hum capital|site
Bigfoot Capital|bigfoot capital|site
TIMIA Capital|timia capital|site
Decathlon Capital|decathlon capital,decathlon alpha|site
SG Credit Partners|sg credit partn|debanked
Espresso Capital|espresso capital|site
Torrance / CapitalBox (agent)|capitalbox|site
Mainvest|=mainvest|site
Honeycomb Credit|honeycomb credit,honeycomb portal|site
SMBX|=smbx|site
Ualett|=ualett,ualett cabicash,cabicash solutio|27864929222
Giggle|giggle fin|debanked
Moves Financial|moves financial,moves collective|site
Lendmate Capital|=lendmate,lendmate capital|debanked
Bankers Healthcare Group|bankers healthca,pinnacle bk bhg,bhg bankers heal|debanked
Doctors' lender: Panacea|panacea financial,primis panacea|site
SoFi small business marketplace|sofi smb|site
ApplePie Capital|applepie capital|site
Boefly|=boefly|debanked
Lendistry SBLC, LLC|lendistry sblc l|sba
Harvest Small Business Finance|harvest small business finance|sba
CDC Small Business Finance|cdc small business finance|sba
VelocitySBA, LLC|velocitysba|sba
Port 51 Lending LLC|port 51 lending|sba
Centerstone SBA Lending, Inc.|centerstone sba lending|sba
AMPAC Tri-State CDC, Inc.|ampac tri state cdc|sba
Wisconsin Women's Business Initiative Corporation|wisconsin womens business initiative|sba
First Western SBLC, Inc|first western sblc|sba
Northeast Entrepreneur Fund, Inc.|northeast entrepreneur fund|sba
New York Business Development Corporation|new york business development|sba
Montana Community Development Corp.|montana community development|sba
Trenton Business Assistance Corporation|trenton business assistance|sba
Fund-Ex Solutions Group, LLC|fund ex solutions group|sba
Mortgage Capital Development Corporation|mortgage capital development|sba
Growth Capital Corp.|growth capital|sba
Arizona Capital Source|arizona capital source|sba
Alaska Growth Capital BIDCO, Inc.|alaska growth capital bidco|sba
Economic and Community Development Institute|economic and community development institute|sba
Florida Business Development Corporation|florida business development|57788177607
Florida First Capital Finance Corporation|florida first capital finance|57788177607
California Statewide Certified Development Corporation|california statewide certified development|57788177607
Business Finance Capital|business finance capital|57788177607
SBA 504 central servicing agent (Wells Fargo, now Guidehouse/ PNC)|sba 504 csa,wells fargo csa,csa sba504,principal csa|site
Empire State Certified Development (Pursuit)|empire state cdc,nybdc ldc|site
Colson Services (SBA fiscal agent, BNY)|colson services,colson svcs|site
Growth Corp / Illinois 504|growth corp 504,small bus growth|site
Capital CDC (Texas)|capital cdc,capital cert dev|sba
AMPAC Business Capital|ampac tri state|sba
Business Development Finance: BFC Funding|bfc funding,bfc 504|site
Cen Cal Business Finance|cen cal bus fin|site
`,
  ],
  [
    'line',
    `
eCapital|ecapital commerc|debanked
Gibraltar Business Capital|gibraltar bus cap,gibraltar capital|debanked
Crossroads Impact / Crossroads Financial|crossroads fin|debanked
Wingspire|wingspire capital|debanked
Celtic Capital|celtic capital|site
Access Capital|access capital|site
nFusion Capital|nfusion capital|debanked
White Oak|white oak comm fin,white oak bus cap|site
Hitachi Business Finance|hitachi bus fin|site
Sallyport Commercial Finance|sallyport|site
Rosenthal & Rosenthal|rosenthal rosenthal|54525500897
Great Rock Capital|great rock capital|site
Second Avenue / MidCap|midcap business credit,midcap financial|site
`,
  ],
  [
    'bank',
    `
Optimum Bank|+optimum bank|debanked
Live Oak Bank|+live oak bank,+live oak banking|sba
Self-Help Credit Union|+self help cu,+self help fcu|site
United Midwest Savings|+united midwest|sba
First Bank of the Lake|+first bk of lake|sba
Customers Bank|+customers bank|sba
FinWise Bank|+finwise bank|sba debanked
Medallion Bank|+medallion bank|site
Pathward|+pathward,+metabank|sba
Thread Bank|+thread bank|site
Grasshopper Bank|+grasshopper bank|sba
Wilmington Savings Fund Society FSB|+wilmington savings fund society fsb|sba
The Huntington National Bank|+huntington national bank|sba
TD Bank, National Association|+td bank,+td bank national,+tdbanknationalas|sba
U.S. Bank, National Association|+u s bank,+u s bank nationa,+usbanknationalas|sba
Wells Fargo Bank National Association|+wells fargo bank,+wellsfargobankna|sba
Northeast Bank|+northeast bank|sba
Manufacturers and Traders Trust Company|+manufacturers and traders trust|sba
Newtek Bank, National Association|+newtek bank,+newtek bank nati,+newtekbanknation|sba
BayFirst National Bank|+bayfirst national bank|sba
JPMorgan Chase Bank, National Association|+jpmorgan chase bank|sba
United Midwest Savings Bank National Association|+united midwest savings bank|sba
Cadence Bank|+cadence bank|sba
KeyBank National Association|+keybank,+keybank national,+keybanknationala|sba
Bank of America, National Association|+bank of america,+bankofamericanat|sba
Columbia Bank|+columbia bank|sba
PNC Bank, National Association|+pnc bank,+pnc bank nationa,+pncbanknationala|sba
Zions Bank, A Division of|+zions bank a division of|sba
Byline Bank|+byline bank|sba
First Bank of the Lake|+first bank of the lake,+firstbankoflake|sba
Eastern Bank|+eastern bank|sba
SouthState Bank, National Association|+southstate bank,+southstatebankna|sba
Banco Popular de Puerto Rico|+banco popular de puerto rico|sba
First Internet Bank of Indiana|+first internet bank of indiana|sba
Bank of Hope|+bank of hope|sba
Citizens Bank|+citizens bank|sba
Enterprise Bank & Trust|+enterprise bank trust|sba
Brookline Bank, a Division of Beacon Bank and Trust|+brookline bank a division of beacon bank and trust|sba
Five Star Bank|+five star bank|sba
Old National Bank|+old national bank|sba
Comerica Bank|+comerica bank|sba
Webster Bank National Association|+webster bank,+webster bank nat,+websterbanknatio|sba
Banner Bank|+banner bank|sba
BMO Bank National Association|+bmo bank,+bmo bank nationa,+bmobanknationala|sba
United Community Bank|+united community bank|sba
Hanmi Bank|+hanmi bank|sba
Fifth Third Bank|+fifth third bank|sba
Dogwood State Bank|+dogwood state bank|sba
Pinnacle Bank|+pinnacle bank|sba
Northwest Bank|+northwest bank|sba
Colony Bank|+colony bank|sba
First Financial Bank|+first financial bank|sba
Mountain America FCU|+mountain america fcu|sba
First Commonwealth Bank|+first commonwealth bank|sba
Peoples Bank|+peoples bank|sba
Commonwealth Business Bank|+commonwealth business bank|sba
Metro City Bank|+metro city bank|sba
Stearns Bank National Association|+stearns bank,+stearns bank nat,+stearnsbanknatio|sba
First Savings Bank|+first savings bank|sba
The Bancorp Bank National Association|+bancorp bank,+bancorpbanknatio|sba
Oriental Bank|+oriental bank|sba
Truist Bank|+truist bank|sba
First National Bank of Pennsylvania|+first national bank of pennsylvania|sba
GBank|+gbank|sba
Regions Bank|+regions bank|sba
Meridian Bank|+meridian bank|sba
Bank Five Nine|+bank five nine|sba
East West Bank|+east west bank|sba
First Bank|+first bank|sba
Open Bank|+open bank|sba
Fulton Bank, National Association|+fulton bank,+fulton bank nati,+fultonbanknation|sba
BancFirst|+bancfirst|sba
Glacier Bank|+glacier bank|sba
PCB Bank|+pcb bank|sba
Midwest Regional Bank|+midwest regional bank|sba
Wallis Bank|+wallis bank|sba
Arvest Bank|+arvest bank|sba
CenTrust Bank, A Division of SmartBiz Bank National Associat|+centrust bank a division of smartbiz bank national associat|sba
First-Citizens Bank & Trust Company|+first citizens bank trust|sba
Gulf Coast Bank and Trust Company|+gulf coast bank and trust|sba
Capital Bank, National Association|+capital bank,+capital bank nat,+capitalbanknatio|sba
BankVista|+bankvista|sba
OakStar Bank|+oakstar bank|sba
HomeTrust Bank|+hometrust bank|sba
1st Source Bank|+1st source bank|sba
Heritage Bank Inc|+heritage bank,+heritage bank in|sba
Banc of California|+banc of california|sba
Rockland Trust Company|+rockland trust,+rockland trust c|sba
Hanover Community Bank|+hanover community bank|sba
Frost Bank|+frost bank|sba
Central Bank|+central bank|sba
US Metro Bank|+us metro bank|sba
Citizens Bank, National Association|+citizens bank na,+citizensbanknati|sba
America First FCU|+america first fcu|sba
Hancock Whitney Bank|+hancock whitney bank|sba
Central Pacific Bank|+central pacific bank|sba
Washington Trust Bank|+washington trust bank|sba
Merchants Bank of Indiana|+merchants bank of indiana|sba
ChoiceOne Bank|+choiceone bank|sba
UMB Bank, National Association|+umb bank,+umb bank nationa,+umbbanknationala|sba
Busey Bank|+busey bank|sba
Renasant Bank|+renasant bank|sba
Plumas Bank|+plumas bank|sba
Telhio Credit Union Inc|+telhio credit union|sba
Santander Bank, National Association|+santander bank,+santander bank n,+santanderbanknat|sba
Pathward National Association|+pathward nationa,+pathwardnational|sba
Community Trust Bank, Inc.|+community trust bank|sba
First Interstate Bank|+first interstate bank|sba
IncredibleBank|+incrediblebank|sba
Stone Bank|+stone bank|sba
North State Bank|+north state bank|sba
City National Bank|+city national bank|sba
T Bank, National Association|+t bank national association,+t bank national,+tbanknationalass|sba
Seacoast National Bank|+seacoast national bank|sba
Synovus Bank|+synovus bank|sba
LendingClub Bank, National Association|+lendingclub bank,+lendingclubbankn|sba
Nicolet National Bank|+nicolet national bank|sba
Hiawatha National Bank|+hiawatha national bank|sba
CalPrivate Bank|+calprivate bank|sba
Shoreham Bank|+shoreham bank|sba
Centier Bank|+centier bank|sba
ESL FCU|+esl fcu|sba
PromiseOne Bank|+promiseone bank|sba
Grasshopper Bank National Association|+grasshopperbankn|sba
Platinum Bank|+platinum bank|sba
PlainsCapital Bank|+plainscapital bank|sba
Bangor Savings Bank|+bangor savings bank|sba
Magnifi Financial CU|+magnifi financial cu|sba
First National Bank of Omaha|+first national bank of omaha|sba
Sunflower Bank National Association|+sunflower bank,+sunflower bank n,+sunflowerbanknat|sba
CIBC Bank USA|+cibc bank usa|sba
NewBank|+newbank|sba
Ameris Bank|+ameris bank|sba
New Millennium Bank|+new millennium bank|sba
Commerce Bank|+commerce bank|sba
Woori America Bank|+woori america bank|sba
Banesco USA|+banesco usa|sba
22nd State Bank, A Division of 22nd State Banking Company|+22nd state bank a division of 22nd state banking|sba
Capital One, National Association|+capital one nati,+capitalonenation|sba
Idaho Central CU|+idaho central cu|sba
Stock Yards Bank & Trust Company|+stock yards bank trust|sba
Cache Valley Bank|+cache valley bank|sba
BankFirst Financial Services|+bankfirst financial services|sba
GBC International Bank|+gbc international bank|sba
Community Bank & Trust-West Georgia|+community bank trust west georgia|sba
Frandsen Bank and Trust|+frandsen bank and trust|sba
Union Bank and Trust Company|+union bank and trust|sba
Simmons Bank|+simmons bank|sba
Lake Michigan CU|+lake michigan cu|sba
Republic Bank & Trust Company|+republic bank trust|sba
Provident Bank|+provident bank|sba
Bank First, N.A.|+bank first n a|sba
Community Bank of Mississippi|+community bank of mississippi|sba
MidFirst Bank|+midfirst bank|sba
The Central Trust Bank|+central trust bank|sba
Truliant FCU|+truliant fcu|sba
Mission Valley Bank|+mission valley bank|sba
WesBanco Bank, Inc.|+wesbanco bank,+wesbanco bank in|sba
Falcon National Bank|+falcon national bank|sba
Firstrust Savings Bank|+firstrust savings bank|sba
CRF Small Business Loan Company, LLC|+crf small business loan|sba
Citibank, N.A.|+citibank n a|sba
Horizon Bank|+horizon bank|sba
Salem Five Cents Savings Bank|+salem five cents savings bank|sba
First Business Bank|+first business bank|sba
Leader Bank, National Association|+leader bank,+leader bank nati,+leaderbanknation|sba
First Community Bank|+first community bank|sba
Village Bank and Trust, National Association|+village bank and trust|sba
City National Bank of Florida|+city national bank of florida|sba
Bank OZK|+bank ozk|sba
American Continental Bank|+american continental bank|sba
Peapack Private Bank and Trust|+peapack private bank and trust|sba
Western Commerce Bank|+western commerce bank|sba
Liberty Bank|+liberty bank|sba
Meadows Bank|+meadows bank|sba
FFB Bank|+ffb bank|sba
First Merchants Bank|+first merchants bank|sba
Needham Bank|+needham bank|sba
Millennium Bank|+millennium bank|sba
Valley National Bank|+valley national bank|sba
FirstBank Puerto Rico|+firstbank puerto rico|sba
German American Bank|+german american bank|sba
Evolve Bank and Trust|+evolve bank and trust|sba
Univest Bank and Trust Co|+univest bank and trust|sba
American Momentum Bank|+american momentum bank|sba
Choice Financial Group|+choice financial group|sba
Associated Bank, National Association|+associated bank,+associatedbankna|sba
NBT Bank, National Association|+nbt bank,+nbt bank nationa,+nbtbanknationala|sba
Trustmark Bank|+trustmark bank|sba
Maine Community Bank|+maine community bank|sba
First American Bank|+first american bank|sba
Regent Bank|+regent bank|sba
Paradise Bank|+paradise bank|sba
Bristol County Savings Bank|+bristol county savings bank|sba
St. Mary's CU|+st marys cu|sba
Bell Bank|+bell bank|sba
21st Century Bank|+21st century bank|sba
b1BANK|+b1bank|sba
United Business Bank|+united business bank|sba
Dime Community Bank|+dime community bank|sba
West Coast Community Bank|+west coast community bank|sba
American Bank|+american bank|sba
BOKF, National Association|+bokf national association,+bokfnationalasso|sba
Summit CU|+summit cu|sba
Commercial Bank of California|+commercial bank of california|sba
First State Bank Nebraska|+first state bank nebraska|sba
Southwestern National Bank|+southwestern national bank|sba
Bank of Springfield|+bank of springfield|sba
Alerus Financial, National Association|+alerus financial,+alerusfinancialn|sba
Lincoln Savings Bank|+lincoln savings bank|sba
Citizens Community Federal National Association|+citizens community federal|sba
First Horizon Bank|+first horizon bank|sba
The Fidelity Bank|+fidelity bank|sba
Atlantic Union Bank|+atlantic union bank|sba
The First Bank and Trust Company|+first bank and trust|sba
Equity Bank|+equity bank|sba
Bravera Bank|+bravera bank|sba
Emprise Bank|+emprise bank|sba
Sound Credit Union|+sound credit union|sba
First United Bank and Trust Company|+first united bank and trust|sba
Georgia's Own Credit Union|+georgias own credit union|sba
Stellar Bank|+stellar bank|sba
ConnectOne Bank|+connectone bank|sba
Primary Bank|+primary bank|sba
Sunrise Banks National Association|+sunrise banks,+sunrise banks na,+sunrisebanksnati|sba
Granite Bank|+granite bank|sba
American National Bank|+american national bank|sba
First Mid Bank & Trust, National Association|+first mid bank trust|sba
MidWestOne Bank|+midwestone bank|sba
The Bank of Missouri|+bank of missouri|sba
State Bank of Southern Utah|+state bank of southern utah|sba
Harborstone CU|+harborstone cu|sba
Minnwest Bank|+minnwest bank|sba
Genesee Regional Bank|+genesee regional bank|sba
Highland Bank|+highland bank|sba
UniBank|+unibank|sba
First Bank & Trust|+first bank trust|sba
Community National Bank|+community national bank|sba
Tompkins Community Bank|+tompkins community bank|sba
Bar Harbor Bank & Trust|+bar harbor bank trust|sba
The Community Bank|+community bank|sba
Oxford Bank|+oxford bank|sba
Summit State Bank|+summit state bank|sba
Bank of Oak Ridge|+bank of oak ridge|sba
FWBank|+fwbank|sba
Western Alliance Bank|+western alliance bank|sba
Waukesha State Bank|+waukesha state bank|sba
First National Bank Texas|+first national bank texas|sba
St. Louis Bank|+st louis bank|sba
Cogent Bank|+cogent bank|sba
Centennial Bank|+centennial bank|sba
DFCU Financial|+dfcu financial|sba
MVB Bank, Inc.|+mvb bank|sba
Ultima Bank Minnesota|+ultima bank minnesota|sba
Security Bank USA|+security bank usa|sba
Consumers National Bank|+consumers national bank|sba
1st Colonial Community Bank|+1st colonial community bank|sba
Community State Bank|+community state bank|sba
Camden National Bank|+camden national bank|sba
STAR Financial Bank|+star financial bank|sba
Countybank|+countybank|sba
Climate First Bank|+climate first bank|sba
Southern Bancorp Bank|+southern bancorp bank|sba
The Bank of Tampa|+bank of tampa|sba
Gesa CU|+gesa cu|sba
Southern Bank|+southern bank|sba
PS Bank|+ps bank|sba
Clear Mountain Bank, Inc.|+clear mountain bank|sba
D. L. Evans Bank|+d l evans bank|sba
Quaint Oak Bank|+quaint oak bank|sba
Texas Capital Bank|+texas capital bank|sba
iTHINK Financial CU|+ithink financial cu|sba
First Southwest Bank|+first southwest bank|sba
Citizens State Bank of New Castle|+citizens state bank of new castle|sba
Arizona Financial Credit Union|+arizona financial credit union|sba
Mid Penn Bank|+mid penn bank|sba
Midland States Bank|+midland states bank|sba
First Western Bank & Trust|+first western bank trust|sba
The Bank of Houston|+bank of houston|sba
Village Bank|+village bank|sba
First Service Bank|+first service bank|sba
Security State Bank and Trust|+security state bank and trust|sba
The MINT National Bank|+mint national bank|sba
Golden Bank, National Association|+golden bank,+golden bank nati,+goldenbanknation|sba
Signature Bank of Georgia|+signature bank of georgia|sba
Farmers State Bank|+farmers state bank|sba
Small Business Bank|+small business bank|sba
Bankwell Bank|+bankwell bank|sba
BankUnited, National Association|+bankunited,+bankunited natio,+bankunitednation|sba
Bank of Hays|+bank of hays|sba
Meredith Village Savings Bank|+meredith village savings bank|sba
Cambridge Savings Bank|+cambridge savings bank|sba
BankNewport|+banknewport|sba
Loyal Trust Bank|+loyal trust bank|sba
Guaranty Bank|+guaranty bank|sba
Bank of Bridger, National Association|+bank of bridger,+bankofbridgernat|sba
The American National Bank of Texas|+american national bank of texas|sba
Community Bank, National Association|+community bank n,+communitybanknat|sba
Unity Bank|+unity bank|sba
Encore Bank|+encore bank|sba
Pineland Bank|+pineland bank|sba
Numerica CU|+numerica cu|sba
1st Security Bank of Washington|+1st security bank of washington|sba
Legacy Bank|+legacy bank|sba
First Utah Bank|+first utah bank|sba
Arrow Bank National Association|+arrow bank,+arrow bank natio,+arrowbanknationa|sba
Enterprise Bank|+enterprise bank|sba
First State Bank|+first state bank|sba
Luminate Bank|+luminate bank|sba
First National Bank|+first national bank|sba
The First National Bank in Sioux Falls|+first national bank in sioux falls|sba
Newburyport Five Cents Savings Bank|+newburyport five cents savings bank|sba
The Yellowstone Bank|+yellowstone bank|sba
Merrimack County Savings Bank|+merrimack county savings bank|sba
Embassy National Bank|+embassy national bank|sba
Legacy Bank & Trust Company|+legacy bank trust|sba
Paragon Bank|+paragon bank|sba
First Federal Bank|+first federal bank|sba
Craft Bank|+craft bank|sba
First Resource Bank|+first resource bank|sba
Cathay Bank|+cathay bank|sba
Lake Ridge Bank|+lake ridge bank|sba
Plains State Bank|+plains state bank|sba
Mountain Pacific Bank|+mountain pacific bank|sba
First Federal Savings Bank|+first federal savings bank|sba
United Prairie Bank|+united prairie bank|sba
Milestone Bank|+milestone bank|sba
Security National Bank of Omaha|+security national bank of omaha|sba
First Oklahoma Bank|+first oklahoma bank|sba
Mission Bank|+mission bank|sba
Independent Bank|+independent bank|sba
Kennebunk Savings Bank|+kennebunk savings bank|sba
Blue Ridge Bank National Association|+blue ridge bank,+blueridgebanknat|sba
Northrim Bank|+northrim bank|sba
Heritage Bank of Commerce|+heritage bank of commerce|sba
Black Hills FCU|+black hills fcu|sba
InBank|+inbank|sba
The Cape Cod Five Cents Savings Bank|+cape cod five cents savings bank|sba
Shinhan Bank America|+shinhan bank america|sba
American Business Bank|+american business bank|sba
Coastal States Bank|+coastal states bank|sba
California Bank of Commerce, NA|+california bank of commerce na|sba
Bank of Clarke|+bank of clarke|sba
Great Plains National Bank|+great plains national bank|sba
The First National Bank of McGregor d/b/a TFNB Your Bank for|+first national bank of mcgregor d b a tfnb your bank for|sba
PenFed|+penfed,+pentagon fed cu|cfpb
Navy Federal|+navy federal,+nfo navy federal|cfpb 55706052424
HAPO Community CU|+hapo com|46569533717 1751553739
`,
  ],
]
