// Where own money lies or passes: brokers, coins, savings elsewhere, accounts in apps, bets, money held for clients. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const ownMoney: readonly NameTable[] = [
  [
    'broker',
    `
Fidelity Brokerage|fid bkg svc,fidelity brokerage,fidelity fds|46569533717 1035141383
National Financial Services (Fidelity clearing)|natl fin svc,national financial svc|15159788461
Charles Schwab|schwab brokerage,charles schwab,schwab bank p2p|57563580988 9005586224
Vanguard|vanguard buy investment,vanguard sell investment,vanguard group,vanguard edelivery|28704887155
Morgan Stanley|mspbna,morgan stanley,=mssb|46569533717 9827837001
E*Trade|etrade ach,e trade|52310125409
TD Ameritrade|td ameritrade,ameritrade,tda brokerage|52310125409
Merrill|merrill lynch,merrill edge,ml funds transfer|52310125409
Robinhood|robinhood|68300076881 66092481294
Webull|webull|52310125409
Interactive Brokers|interactive brokers|52310125409
tastytrade|tastytrade,tastyworks|52310125409
M1 Finance|m1 finance,m1 holdings|52310125409
Raymond James|raymond james|52310125409
LPL Financial|lpl financial|52310125409
RBC Capital Markets|rbc capital markets,rbc wealth|52310125409
Edward Jones|edward jones,edward d jones,edj investment|52310125409
Ameriprise|ameriprise|52310125409
UBS|ubs financial,ubs fin svcs|cfpb
JPMorgan Securities|jpms llc,jp morgan securities,jpmorgan self directed|site
Wells Fargo Advisors|wells fargo adv,wfa brokerage|site
Apex Clearing|apex clearing|site
Pershing|=pershing,pershing brokerage|site
DriveWealth|drivewealth|site
Firstrade|firstrade|site
moomoo|moomoo financial|site
Futu|futu clearing|site
Scottrade / E-Trade Bank|scottrade|cfpb
T. Rowe Price|t rowe price,trp funds|site
American Funds|american funds|site
Capital Group|capital group afs invest|site
Franklin Templeton|franklin templeton|site
TIAA|=tiaa,tiaa cref|52310125409
John Hancock|john hancock|52310125409
Empower Retirement|empower retirement,great west life,empower 401k|52310125409
Guideline 401k|=guideline,guideline retire|site
Human Interest|human interest|site
Principal|principal financial,principal life,prin trust|52310125409
Ascensus|ascensus|15508082801
SEI|sei gws transfers,sei private trust|46569533717 4061271230
Treasury Direct|treasury direct treas drct,treasurydirect|57829804475
NEST / CollegeInvest 529|union bank nest,collegeinvest|site
HealthEquity (HSA, FSA)|healthequity|46569533717 1522383166
Optum Bank (HSA)|optum bank,optumbank hsa|site
WEX Health (HSA)|wex health,wex benefits|site
Betterment|betterment|52310125409
Wealthfront|wealthfront|71407627734 4271967207
Acorns|=acorns,acorns invest,acorns round ups|52310125409
Stash|stash invest,stash app|3560799356
SoFi Invest|sofi invest,sofi securities|52310125409
Ellevest|ellevest|site
Titan|titan global cap|site
Yieldstreet|yieldstreet|site
Fundrise|fundrise,rise companies|site
RealtyMogul|realtymogul|site
CrowdStreet|crowdstreet|site
Masterworks|masterworks|site
Percent|percent technologies|site
Supervest|supervest|site
Qapital / Digit / Oportun Set|qapital,hello digit|site
Coinbase|coinbase|52310125409
Kraken|kraken|52310125409
Payward|payward|52310125409
Gemini|gemini trust,gemini exchange,=gemini|52310125409
Binance.US|binance us,bam trading|52310125409
Crypto.com|crypto com,foris dax|52310125409
Robinhood Crypto|robinhood crypto|52310125409
Bitstamp|bitstamp|52310125409
Uphold|=uphold,uphold hq|52310125409
OKCoin|okcoin|52310125409
BitFlyer|bitflyer|52310125409
Blockchain.com|blockchain com|52310125409
Strike|strike bitcoin,zap solutions|52310125409
Cash App Bitcoin|cash app btc,cashapp bitcoin|52310125409
Circle|circle internet|52310125409
Paxos|=paxos,paxos trust|52310125409
Swan Bitcoin|swan btc,swan raymond|3560799356
River Financial|river financial|site
Prime Trust|prime trust|3560799356
MoonPay|moonpay|site
Nexo|=nexo|site
BlockFi|blockfi|site
eToro|=etoro,etoro usa|site
Wefunder|wefunder|site
StartEngine|startengine|site
Republic (OpenDeal)|opendeal portal|site
NetCapital|netcapital|site
`,
  ],
  [
    'own-savings',
    `
Apple Savings (Goldman)|apple gs savings,goldman sachs ba p2p|55595098912
American Express Savings|americanexpress transfer,amex hysa transfer|46569533717 124085066
Ally Bank|ally bank p2p,ally bank transfer|site
Capital One 360|capital one 360,capital one n a transfer,360 savings|site
Synchrony savings|synchrony bank ext trnsfr|site
Discover savings|discover bank etransfer|site
CIT Bank savings|cit bank transfer|site
Raisin|=raisin|site
SaveBetter|savebetter|site
`,
  ],
  [
    'money-mover',
    `
Wise US|wise us|here
SoFi account transfer|sofi bank,sofi money,sofi transfer|site
Albert|albert savings|site
Varo Advance|varo bank|site
BitPay|bitpay|52310125409
CoinFlip (machines)|coinflip|site
Bitcoin Depot (machines)|bitcoin depot|site
Credit Key (B2B pay later)|credit key|site
Resolve Pay|resolve pay,resolve tech|53270121692
Balance (B2B)|=balance payments,getbalance|site
TreviPay|trevipay,=msts|site
Apruve|apruve|site
inKind|inkind|debanked
Blackbird|=blackbird labs|site
Kickstarter|kickstarter|site
Indiegogo|indiegogo|site
GoFundMe|gofundme,wepay gofundme|site
Guidant / ROBS|guidant financial|site
Spinwheel|spinwheel|site
Oxygen / Lili / Novo (own accounts)|lili banking,novo platform,oxygen banking,novo bank|site
Found / Relay (own accounts)|found bank,relay financial,relayfi|site
Baselane / Rho / Bluevine checking|baselane,rho technologies,bluevine checking|site
Payoneer (own account)|payoneer,first century payoneer|site
Wise|wise inc,transferwise,=wise|cfpb
Airwallex|airwallex|site
Chime (own account, SpotMe)|=chime,chime transfer,bancorp chime,stride chime|cfpb
Credit Karma / SeedFi|creditkarma,credit karma transfer,mvb credit karma|cfpb 71628281957
Ritchie Bros|ritchie bros|site
IronPlanet|ironplanet|site
Clio|clio payments,affinipay|site
LawPay|lawpay|site
Buildium / AppFolio / PayLease|buildium,appfolio,paylease,pl paylease,=zego|71471775658
Yardi|yardi service|site
RentCafe|rentcafe|site
ClickPay|clickpay|site
RealPage|realpage|site
RentPayment|rentpayment|site
Domuso|=domuso|site
Zum|zum rails|site
GoCardless|gocardless|site
Dwolla|dwolla|site
CSG|csg forte|site
`,
  ],
  [
    'gambling',
    `
DraftKings|draftkings,dk crown|62886075574
FanDuel|fanduel,betfair interact|site
BetMGM|betmgm|68469000326
Caesars Sportsbook|caesars sports,czr sportsbook|site
Trustly (pass-through of bets)|trustly,paybytrustly|70316679988
Sightline|sightline pay,vip preferred|site
Global Payments Gaming|global pymts gaming|site
PrizePicks|prizepicks|site
Underdog|underdog fantasy|site
`,
  ],
  [
    'client-money',
    `
Title and escrow companies|=first american title,fidelity national title,stewart title,old republic title,chicago title|cfpb
Law firms' trust accounts|iolta|site
Escrow.com / Payoneer Escrow|escrow com,internet escrow|site
1031 exchange|1031 exchange,ipx1031,exchange accomm|site
`,
  ],
  [
    'person-app',
    `
Zelle|zelle|here
Venmo|venmo|here
Cash App|cash app|here
Apple Cash|apple cash|here
`,
  ],
]
