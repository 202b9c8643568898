// Rails of sales: card processors with their funding names, marketplaces, bill-pay networks by which customers pay. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const salesRails: readonly NameTable[] = [
  [
    'processor',
    `
Square|square inc,square|here
Three Square|three square|here
Stripe|stripe|here
Toast|toast inc,toast|here
Worldpay|worldpay|here
Vantiv|vantiv|here
Fiserv|fiserv|here
First Data|first data|here
Clover|clover,clover network|here
Heartland|heartland|here
Hrtland PMT|hrtland pmt|here
Global Payments|global payments|here
Elavon|elavon|here
Paymentech|paymentech|here
Tsys|tsys|here
Transfirst|transfirst|here
Bankcard|bankcard|here
Bkcd|bkcd|here
Merchant Bankcd|merchant bankcd|here
Merch|merch bankcard,merch bank,=merch|here
MER Bnkcd|mer bnkcd|here
M Merchant|m merchant|here
Authnet|authnet|here
Authorize NET|authorize net|here
American Express|american express|here
Amex|=amex,amex epayment|here
Discover Network|discover network|here
Paypal|paypal|here
Shopify|shopify,shopify payments|here
Braintree|braintree|here
Adyen|adyen|here
Intuit|intuit|here
Quickbooks Payments|quickbooks payments|here
Cantaloupe|cantaloupe|here
USA Technol|usa technol|here
LE USA Technol|le usa technol|here
North American Bancard|north american bancard|here
Payroc|payroc|here
Cardconnect|cardconnect|here
Card Connect|card connect|here
Nuvei|nuvei|here
Shift4|shift4|here
Helcim|helcim|here
Stax|stax|here
Lightspeed|lightspeed|here
Mindbody|mindbody|here
Tekmetric|tekmetric|here
Servicetitan Pay|servicetitan pay|here
Synchrony Bank|synchrony bank|here
Gravity Payments|gravity payments|here
Sumup|sumup|here
Spoton|spoton|here
Paysafe|paysafe|here
EVO Merchant|evo merchant|here
Chase Paymentech|chase paymentech|here
Propay|propay|here
Greensky|greensky|here
Wisetack|wisetack|here
Affirm INC|affirm inc|here
Afterpay|afterpay|here
Klarna|klarna|here
Sezzle|sezzle|here
Merchant Service|merchant service|here
Merchant SVC|merchant svc|here
Merchant Services|merchant services|here
Bank Card Merch|bank card merch|here
NET Settle|net settle|here
BKCD Processing|bkcdprocessing|53746272357
American Express settlement|axp discnt|67471258283
Discover|discover bus svc|here
DFS settlement|dfs svcs settlement|here
Venmo business|venmobusiness|55786332852
Worldpay / Vantiv|5 3 bankcard sys,5 3 bankcard comb dep|66534869702 59416495146
Fiserv|=fdms|cfpb
Global Payments|merchant bnkcd de|52056933525 49684722334
Cayan|=cayan|68628498055 44465570437
Elavon|merch svcs elavon|55786332852
Bank of America Merchant Services|bofa merch svcs,=bams|18247020444
Wells Fargo Merchant Services|=wfms,wells fargo merch,wfb merchant|site
PNC Merchant|pnc merchant|site
Santander / Citizens Merchant (Worldpay)|citizens merchant|site
EPX|electronic payment exch,=epx st,nab epx|54995083953
North American Bancard / PayAnywhere|nab merchant,payanywhere|here
Payroc|bancard payroc|here
Priority Payment Systems|priority payment,priority pmt sys,pps mx merchant|site
iPayment|ipayment|here
Pivotal|pivotal payments|here
Evo Payments|evo payments,evo merch svcs|here
Shift4|united bank card|here
Harbortouch|harbortouch|here
Electronic Merchant Systems|ems merchant,electronic merch|site
Merchant One|merchant one|site
National Processing|national processing|site
Payment Depot|payment depot,fattmerchant|here
PayPal Zettle|zettle,izettle|55786332852
Checkout.com|checkout com|site
WePay|=wepay,wepay inc|site
Clearent|clearent|site
Xplor|xplor pay|site
Card Payment Services / Cynergy|cynergy data,payvision|site
Fullsteam|fullsteam|69048719702
Paya / Nuvei|=paya,sage payment,paya inc|site
Repay|=repay,m a ventures repay|site
CardPointe / CoPilot|cardpointe|site
Dharma / Beanstalk|beanstalk payments|site
Merchants' Choice / Paysafe|merchants choice,merchant choice|site
SignaPay|signapay|site
Electronic Payments (ISO)|electronic payments|site
Sekure / Pivotal|sekure merchant|site
LQ Merchant|lq merchant|53746272357
Merchant Hub|merchant hub|53746272357
YBSPOS|ybspos|53746272357
Revel / TouchBistro / Aloha (NCR)|revel systems,touchbistro,ncr payment,ncr voyix,jetpay|site
Booker|booker mindbody|here
Vagaro|vagaro|site
Boulevard|boulevard labs|site
GlossGenius|glossgenius|site
Fresha|=fresha|site
Booksy|booksy|site
Housecall Pro|housecall pro,hcp payout|site
Jobber|=jobber,jobber payments|site
ServiceTitan|servicetitan|here
Tekmetric / Shopmonkey / Shop-Ware|shopmonkey,360 payments|here
Kareo|=kareo,retriever medical|site
Tebra|=tebra|site
Rectangle Health|rectangle health|site
Phreesia|phreesia|site
Weave|weave payments|site
Dentrix Pay|dentrix pay|site
SimplePractice|simplepractice|site
BillingTree|billingtree|site
Payrix|payrix|site
Maverick|maverick bankcard|site
Payarc|payarc|site
Luqra|=luqra|site
USA Technologies|usa technologies,usatech|here
Nayax|=nayax,nayax llc|site
CardX|=cardx|site
SwipeSimple|swipesimple|site
Payline|payline data|site
KORONA / National Retail Solutions|nrs pay,national retail sol|site
Check recovery / guarantee: TeleCheck|telecheck,certegy|site
EBT: FIS, Conduent, Solutran|fis ebt,conduent ebt,ebt settlement,wic settlement,solutran|site
Wells Fargo / TD financed sales|td bank retail card svcs|site
Affirm settlement|affirm|here
GreenSky funding|gsky funding|here
Aquina / patient finance: PatientFi, Prosper Healthcare|patientfi,prosper healthcare,united medical cred,proceed finance|site
`,
  ],
  [
    'marketplace',
    `
Doordash|doordash|here
Uber|uber usa,uber eats,=uber,uber technologies|here
Grubhub|grubhub|here
Amazon|amazon com servi,=amazon,amazon c|here
Amzn|=amzn|here
Etsy|etsy|here
Airbnb|airbnb|here
Ebay|ebay|here
Instacart|instacart|here
Expedia|expedia|here
Booking COM|booking com|here
Vrbo|vrbo|here
Walmart COM|walmart com|here
Tiktok Shop|tiktok shop|here
Faire Wholesale|faire wholesale|here
Turo|turo|here
Lyft|lyft|here
Thumbtack|thumbtack|here
Angi|angi|here
Ezcater|ezcater|here
Postmates|postmates|here
Caviar|caviar|here
Opentable|opentable|here
Eventbrite|eventbrite|here
Poshmark|poshmark|here
Mercari|mercari|here
Upwork|upwork|here
Fiverr|fiverr|here
Rover COM|rover com|here
Amazon (seller settlement)|amazon com services,amazon marketplace|here
Amazon of other countries|amazon com ca,amazon com mx,amazon com br,amazon co uk,amazon servicos,amazon eu,amazon europe,amazon canada,amazon mexico,amazon australia,amazon com au,amazon japan,amazon uk,amazon asia,amazon singapore,amazon seller,servicios comerciales amazon|59719690717
Amazon (its web address: by the clearing house a payout)|amazon com|62650172486
Mercado Libre|mercadolibre,mercado libre,mercado pago|site
Other countries: Shopee, Lazada, Cdiscount, Zalando, Allegro|shopee,lazada,cdiscount,zalando,=allegro|site
eBay of other countries|ebay commerce,ebay marketplaces,ebay ireland|site
Uber of other countries|uber bv,uber portier,portier llc|site
Walmart of other countries|walmart canada,walmart mexico|site
Wish|contextlogic,wish com|site
Amazon Payments (Pay)|amazon payments,amazon pay|site
Amazon KDP, Associates, Merch|amazon digital s,amazon media,amazon associates,kdp royalty|site
Amazon DSP (delivery partners)|amazon logistics,amazon com dsp|site
Amazon Relay (freight)|amazon relay,amazon com freight|site
Walmart Marketplace|walmart marketpl,wmt marketplace,hyperwallet walmart|site
Target Plus|target plus,target corp edi|site
Wayfair|wayfair,castlegate|site
Overstock / Bed Bath|overstock,=beyond|site
Newegg|newegg,magnell assoc|site
Houzz|=houzz,houzz inc|site
Faire|faire com,=faire|here
TikTok Shop|tiktok|here
Temu|temu com|site
Whaleco|whaleco|site
Shein|=shein,roadget|site
Depop|=depop|here
StockX|stockx|here
GOAT|goat group|here
Whatnot|=whatnot|site
Reverb|reverb com|site
Chewy / Petco vendors|chewy inc,chewy edi|site
CaterCow|catercow|site
Fooda|fooda inc|site
ZeroCater|zerocater|site
Sharebite|sharebite|site
ChowNow|chownow,mypizza tech|4027851510
Slice|slice solutions|4027851510
Beyond Menu|beyond menu|4027851510
Menufy|menufy|4027851510
BentoBox|=bentobox|4027851510
Olo / Lunchbox|olo pay,olo inc|site
Waitr|=waitr|site
Delivery.com|delivery com|site
EatStreet|eatstreet|site
Too Good To Go|too good to go|site
Resy|=resy|here
Tock|tock inc|here
Instacart retailer|maplebear retail|here
Vrbo|homeaway|here
Agoda|=agoda|site
Hotelbeds|hotelbeds|site
Priceline|priceline|site
Getaround|getaround|here
Outdoorsy|outdoorsy|here
RVshare|rvshare|here
Peerspace|peerspace|site
Giggster|giggster|site
Swimply|swimply|site
Viator|=viator|site
GetYourGuide|getyourguide|site
Ticketmaster|ticketmaster|here
AXS|axs group|here
SeeTickets|see tickets|here
StubHub|=stubhub|site
SeatGeek|seatgeek|site
Vivid|vivid seats|site
HomeAdvisor|homeadvisor|here
Rover|a place for rover|here
Wag|wag labs|here
UrbanSitter|urbansitter|site
Groupon|groupon|site
ClassPass|classpass|site
Wellhub|wellhub|site
Gympass|gympass|site
Zola / The Knot / WeddingWire|zola inc,=knot|site
Google AdSense / Play / YouTube|google adsense,google play apps|43392762622
Apple App Store|apple inc appstore,itunes connect,apple inc itunes|site
Meta|meta platforms creator|site
Facebook payouts|facebook payout|site
Patreon / Substack / OnlyFans / Twitch|=patreon,substack,fenix international,twitch interactive|site
Teachable|teachable|site
Kajabi|kajabi|site
Udemy|=udemy|site
Gumroad|gumroad|site
Lemon Squeezy|lemon squeezy|site
Paddle|paddle com|site
DistroKid|distrokid|66106201393
TuneCore|tunecore|66106201393
CD Baby|cd baby|66106201393
ASCAP|=ascap|site
BMI|bmi royalty|site
SoundExchange|soundexchange|site
CJ|cj affiliate,=awin|site
Rakuten|rakuten marketing|site
Impact|impact radius|site
ShareASale|shareasale|site
Mediavine|mediavine,cafemedia|site
Raptive|raptive|site
Ezoic|=ezoic|site
Convoy|=convoy|site
Transfix|=transfix|site
uShip / Central Dispatch / Super Dispatch|=uship,superpay,super dispatch|site
Property Meld / Lessen / SMS Assist / ServiceChannel|=lessen,sms assist,servicechannel,corrigo|site
Field Nation|field nation|site
WorkMarket|work market|site
Auction: LiveAuctioneers, Invaluable, Proxibid, HiBid|liveauctioneers,=invaluable,proxibid|site
Livestock / grain buyers: see large payers|producers livestock|site
AMI|ami entertainment|site
TouchTunes|touchtunes|site
Scrap: SA Recycling, Schnitzer, OmniSource|sa recycling,radius recycling,omnisource|site
Solar programmes: SREC, EnergyHub, Sunrun partners|sunrun,sunnova,everbright,srec trade|71303335931
CLEAResult|clearesult|site
ICF|icf resources|site
TRC|trc environment|site
`,
  ],
  [
    'payables',
    `
Bill.com, where nothing more is said|bill com|here
C2FO|=c2fo,c2fo inc|debanked
Taulia|taulia|site
PrimeRevenue|primerevenue|site
LiquidX / Citi Supplier Finance|citi supplier fin|site
CCC (body shops)|ccc intelligent,ccc info svcs|site
Mitchell (body shops)|mitchell intl|site
Safelite Solutions (glass claims)|safelite solutions,safelite group|site
Agero / HONK / NSD (tow claims)|=agero,agero inc,honk technologies,nation safe driv,allied dispatch,=urgently|site
AAA clubs paying towers|aaa club,auto club group,aaa northeast|site
Warranty: American Home Shield, Choice, Frontdoor|american home shi,frontdoor,choice home warr,first american home warr,old republic home|site
Warranty: Cinch and others|cinch pmd,cinch home,select home warr,home buyers warr,landmark home warr,liberty home guard,oneguard home,hwa home warr,homeserve usa,fidelity national home warr|71526871285
Amazon freight brokers: C.H. Robinson|c h robinson,chrobinson payments|site
Total Quality Logistics|total quality logistics|site
Coyote|coyote logistics|site
RXO|rxo inc|site
XPO|xpo logistics|site
Landstar|landstar|site
Schneider|schneider nation,swift trans|27675060233
JB Hunt|j b hunt transp,jb hunt|27675060233
Werner|werner enterpris|27675060233
Knight-Swift|knight trans|27675060233
Ryder|ryder integrated|27675060233
Echo Global|echo global logi|site
Mode|=mode global|site
Arrive|arrive logistics|site
Worldwide Express|worldwide expres|site
GlobalTranz|globaltranz|site
Hub Group / Nolan / Allen Lund / England / Armstrong|=hub group,nolan transport,ntg freight,allen lund,armstrong transp|site
TriumphPay (pays for brokers)|tbk triumphpay|site
Cass / U.S. Bank Freight / CTSI / nVision|cass information,us bank freight,ctsi global|site
Bill.com (BILL)|bill com llc payables,bdc bill com|here
Melio|=melio,melio payments,melio technologies|debanked
AvidXchange|avidxchange,avidpay|site
Paymode-X (Bottomline)|paymode,bottomline tech|site
Corpay|corpay one|site
Nvoicepay|nvoicepay|site
Coupa Pay|coupa pay|site
Ariba|=ariba|site
Tradeshift|tradeshift|site
Viewpost|viewpost|site
MineralTree|mineraltree|site
Stampli|stampli|site
Routable|routable,payee tipalti|site
Tipalti|tipalti|site
Hyperwallet (PayPal)|hyperwallet|site
FedEx Supply Chain (carriers)|fedex supply cha|issue
FedEx (pays its contractors and shippers' claims)|federal express|issue
Uber Freight|uber freight|site
UPS Supply Chain (carriers)|ups supply chain|site
BNSF Logistics|bnsf logistics|site
`,
  ],
  [
    'settles-for-others',
    `
State lotteries (agent settlement)|virginia lottery,tx lottery,fl lottery,nys lottery,ga lottery,ca lottery sweep,lottery eft,lottery sweep|70316679988
ATM: Cardtronics, PAI, Switch Commerce, Cashtrans|cardtronics,pai atm,switch commerce,cds atm,columbus data atm,eglobal atm|site
Lottery and money orders: see gambling, bill agents|western union agent,moneygram agent,western union settlement,ria financial,intermex,viamericas,barri financial|cfpb
Western Union, MoneyGram (agents)|western union,moneygram|site
`,
  ],
]
