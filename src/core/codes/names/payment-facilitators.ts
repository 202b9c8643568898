// More rails of sales: payment facilitators, tills, checkouts, pay by bank, and what finances buyers and pays the seller. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

// From the card networks' registers of payment facilitators and service providers, and what the providers' own help pages say of deposits.
export const paymentFacilitators: readonly NameTable[] = [
  [
    'processor',
    `
WooPayments|woopayments,woopay,woocommerce paym|site
Zoho Payments|zoho payments,zoho corp payments|56394555564
Wix Payments|wix payments,wix com payments|site
Squarespace Payments|squarespace paym,squarespace pay|site
GoDaddy Payments (Poynt)|godaddy payments,=poynt,poynt llc|site
BigCommerce / Ecwid|ecwid pay,bigcommerce paym|site
Authorize.Net eCheck|echeck net,authorize net echeck|site
2Checkout (Verifone)|2checkout,verifone payments|site
BlueSnap|bluesnap|site
Mollie|mollie payments|site
Rapyd|rapyd,rapyd financial|site
PayU / dLocal / EBANX|dlocal,ebanx|site
Airwallex|airwallex payout,airwallex acq|site
Bolt checkout|bolt financial|site
Skipify / Fast|skipify|site
FastSpring|fastspring,bright market|site
Digital River|digital river|site
Recurly / Chargebee|chargebee pay|site
ThriveCart / SamCart|samcart pay,thrivecart|site
Epos Now|epos now,epos payments|4027851510
Banktech|banktech|71069646983
Paystri|paystri|61812138835
SkyTab (Shift4)|skytab,skytab pos|site
Lavu|lavu pay,lavu inc|site
Aloha / Rezku / SpeedLine|rezku|site
HungerRush|hungerrush|site
Upserve|upserve|site
Brink / PAR|par payment serv|site
Oracle Food and Beverage|oracle payment sol|site
Loyverse / eHopper|ehopper|site
Cake (Sysco)|cake corp,mad mobile|site
Talech (Elavon)|talech|site
Bindo / Hike|bindo labs|site
Rain POS|rain retail|site
Cova / Flowhub / Treez / Meadow|treezpay,flowhub pay|site
GoTab|gotab|site
Tabit|tabit technolog|site
Union POS|union tabs,getunion|site
Arryved|arryved|site
SevenRooms|sevenrooms pay|site
Owner.com|owner com payout|site
Clover through First Data|fdms clover,fdms settlement,fdms merch|61617430458
AeroPay|aeropay,aero payments|36000662405
Stronghold|=stronghold,stronghold pay|36000662405
CanPay|canpay,candebit|site
Dutchie Pay|dutchie pay,dutchie payments|site
POSaBIT|posabit|site
Hypur|hypur|site
LedgerGreen|ledger green|36000662405
PayTender / Paytron|paytender|site
Alternative Payments: KindTap, Spence, Leaf Trade|kindtap,leaf trade|site
CashlessATM: Merrco, Greenbox|merrco,greenbox pos|site
Forte (CSG)|forte payment,=forte csg,achforte|site
Dwolla|dwolla inc|site
VoPay / Zum Rails|vopay|site
ACHQ / iCheckGateway / Actum|achq,icheckgateway,actum processing|site
PaySimple / EverCommerce|paysimple,evercommerce pay|site
Moov|moov financial,moov io|site
Finix|finix payments|site
Stax Connect / Payitoff|staxpay,stax payments|site
Link Money|link money|site
Payrix / Worldpay for Platforms|worldpay platforms,payrix solutions|site
Infinicept|infinicept|site
ProPay / TSYS|propay inc,tsys propay|site
JetPay|jetpay merch|site
Usio|=usio,usio inc|site
Paysign / i3 Verticals|i3 verticals,i3 bankcard,i3 bkcd|site
CardFlight|cardflight|site
Electronic Merchant: EMSplus|emspluspay|site
PDCflow|pdcflow|site
PayJunction|payjunction|site
Paystand|paystand|site
Paytrace|paytrace|site
Fortis|fortis payment,fortispay|site
Bluefin|bluefin payment|site
Sphere / TrustCommerce|trustcommerce,sphere payments|site
Basys|basys processing|site
Beyond (Global)|beyond bankcard,getbeyond|site
Celero|celero commerce|site
CoCard|cocard merch,=cocard|site
Paymerang|paymerang|site
Versapay|versapay|site
Billtrust|billtrust|site
Invoice Cloud|invoice cloud|site
Paymentus|paymentus payout|site
Municipay / Nationwide Payment Solutions|municipay|site
Payroc WorldAccess: Bankcard Associates|bankcard assoc|site
Merchant Lynx / Signature Payments|merchant lynx|site
Cardknox / Fidelity Payment|cardknox,fidelity payment,sola payments|site
Solupay / Paragon|paragon payment|site
Nexio / CMS|nexio,complete merch|site
Ignite / Easy Pay Direct|easy pay direct|site
PaymentCloud|paymentcloud|site
Durango / Soar|soar payments|site
Host Merchant Services|host merchant|site
Charge.com / Leaders|leaders merchant|site
TransNational / Qualpay|transnational bankc,=qualpay,qualpay inc|site
Merchant e-Solutions|merchant e sol,merch e solutions|site
Central Payment (TSYS)|central payment co,cpay merch|site
Electronic Clearing: ECHO|electronic clearing house|site
Chase Merchant Services|chase merch serv,jpmorgan merch,jpm merchant serv|site
U.S. Bank / Elavon|us bank merch,elavon merch|site
Truist Merchant|truist merchant,suntrust merch,bbt merchant|site
KeyBank / Fifth Third / M&T / Regions / BMO merchant|keybank merchant,m t merchant,regions merchant,bmo merchant,fifth third merch|site
TD / Citizens / Huntington merchant|td merchant,huntington merch|site
Banco Popular / Evertec|evertec,popular merchant,ath movil business,ath business|site
Costco merchant|costco merchant|site
Sam's Club merchant|sams merchant|site
Merrick Bank / Esquire / Pathward acquiring|merrick bankcard,esquire bankcard,pathward acq|site
Wells Fargo Clover|wells fargo clover|site
Jane / Mangomint / Zenoti|jane payments,mangomint,zenoti pay|site
Meevo / Millennium|millennium pay|site
Gingr / MoeGo|moego,gingr pay|site
Zen Planner / Wodify / PushPress|zen planner,wodify,pushpress|site
Jackrabbit / iClassPro|iclasspro|site
TeamSnap / SportsEngine|sportsengine,teamsnap pay|site
Workiz / FieldEdge / Kickserv|workiz pay,fieldedge pay|site
CompanyCam / JobNimbus / AccuLynx|jobnimbus pay,acculynx pay|site
Podium Payments|podium payments|site
Broadly / NiceJob / Thryv|thryv pay|site
HoneyBook|honeybook|site
Dubsado / 17hats|17hats|site
Bonsai / FreshBooks|freshbooks pay|site
Xero / Wave|wave payments,wave sv9t,wave payroll pay|site
Joist / Invoice2go|invoice2go,joist payments|site
LawPay / AffiniPay|cpacharge,clientpay|site
MyCase / LEAP|mycase pay|site
ServiceMonster / Markate|servicemonster|site
Autobooks|autobooks|site
Buildertrend / CoConstruct|buildertrend pay|site
Rentec / TurboTenant / Avail / RentRedi|rentredi,turbotenant,avail rent,rentec|site
Hotels: Cloudbeds, Mews, Guesty|cloudbeds,mews payments,guesty pay|site
Checkfront / FareHarbor / Peek / Rezdy|fareharbor,peek travel,checkfront,xola|site
Campspot / ResNexus|campspot,resnexus|site
Ticket Tailor / Brown Paper Tickets / TicketSpice|webconnex,brown paper tick,showclix,etix payout|site
Dealertrack / CDK / Xtime payments|cdk payments,fortellis|site
AutoVitals / Steer / Kukui / 360 payments|tireweb pay,dealerpay|site
CSI / DRB (car washes)|drb systems pay|site
PayRange / KioSoft / CSC (machines)|payrange,kiosoft,cscpay|site
Vending: Parlevel, 365, Canteen Connect|365 retail mark,parlevel|site
ParkMobile / Passport / PayByPhone|parkmobile,passport parking|site
Vanco|vanco payment,vancopayments|site
Practices' cards: InstaMed, Change, Waystar|waystar pay,patientpay|site
OpenEdge / XCharge|openedge,xcharge|site
Global Payments Integrated|global pymnts int|site
CareStack / Curve / Dental Intelligence|dental intel,modento,curve dental pay|site
Flywire|flywire|site
PayGround / Inbox Health / Cedar|payground,inbox health,cedar cares|site
VetCove / Covetrus payments|covetrus pay,otto vet|site
Cherry pays practices|cherry payout|67112632977
Sunbit pays shops|sunbit payout|site
Zip pays shops|zip merchant|site
PayPal Credit / Pay in 4|paypal pay later|site
Sezzle / Perpay merchants|perpay merchant|site
ViaBill / Splitit / PayTomorrow|=splitit,paytomorrow,viabill|site
`,
  ],
]
