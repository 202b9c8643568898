// Card issuers, and credit given in a shop. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const cards: readonly NameTable[] = [
  [
    'card-issuer',
    `
Chase Card|chase credit crd,chase card|here
Citi Card|citi card,citi autopay|here
Capital ONE|=capital one|here
Discover|discover e payment,discover|here
Capitalone|=capitalone|here
Barclaycard|barclaycard|here
Cardmember Serv|cardmember serv|here
Applecard|applecard|here
Amex PMT|amex pmt,amex epayment ach pmt|here
BK of Amer Visa|bk of amer visa|here
Bank of America Credit Card|bank of america credit card|here
Wells Fargo Card|wells fargo card|here
US Bank Card|us bank card|here
Synchrony|synchrony|here
Comenity|comenity|here
Elan Cardsvc|elan cardsvc|here
Brex|brex|here
Ramp|ramp|here
Divvy|divvy|here
American Express ACH PMT|american express ach pmt|here
USAA bank loans|usaa fsb,usaa credit card payment,usaa com paymnt|cfpb
Capital One|capital one crcardpmt,capital one mobile pmt,capital one visa pmt,capital one online pmt,capital one mobile pymt|36215145051 57354189851
Citi|citicards payment,citictp|52310125409
Wells Fargo cards|wf credit card auto pay|52691503239
US Bank / Elan|us bank credit card|59117819253
Synchrony store cards|syncb payment,amazon corp syf paymnt,lowes syncb,sams club syncb|27675060233
Amazon store card|amz storecrd pmt payment|52678347979
Bread|bread financial|cfpb
Best Buy|best buy payment,thd consumer|53749483041
Home Depot|home depot online pmt|53749483041
Citi retail|citi retail|53749483041
First National Bank of Omaha|fnbo credit card,first natl bk omaha|cfpb
TD cards / Nordstrom / Target RedCard|td bank card,target card srvc,nordstrom card|site
Credit One / First Premier / Continental (subprime)|credit one bank,=first premier,continental finance,mission lane,merrick bank|cfpb
Atlanticus / Genesis FS|atlanticus,genesis fs card,fortiva,aspire credit card,concora credit|cfpb
Mission Lane / Petal / Tomo|petal card|site
Divvy|divvypay|here
BILL Spend|bill divvy|here
Mercury IO|mercury io|debanked
Capital on Tap|capital on tap,new wave capital|site
Expensify|expensify|site
Emburse|emburse|site
Navan|=navan|site
Corporate: Comm Card (Chase commercial)|comm card autopay|71196331368
Pilot|pilot bus card|site
Lowe's|lowes business|site
Home Depot business accounts|home depot comm|site
Valero / Shell / Exxon consumer cards|shell card pymt,exxon card pymt|site
Affinity / PenFed / Navy Federal cards|navy federal cc,penfed cc|cfpb
Bilt / Robinhood Gold / X1|bilt card,robinhood card|site
GE Capital Retail|ge capital retail|cfpb
Barclays PLC|barclays,barclaysplc|cfpb
Bread Financial Holdings, Inc.|bread financial holdings|cfpb
Alliance Data Card Services|alliance data card services|cfpb
`,
  ],
  [
    'point-of-sale',
    `
Mosaic|mosaic solar,solar mosaic,join mosaic|site
GoodLeap|goodleap,loanpal|71303335931
Sunlight Financial|sunlight financi,sunlight fin|site
Dividend Finance|dividend finance,dividend solar,fifth third dividend|site
Service Finance Company|service finance,service fin,svc fin|site
EnerBank USA|enerbank,regions enerbank|site
Hearth|hearth financing,=hearth|site
Acorn Finance|acorn finance|site
Foundation Finance|foundation finance|site
Aqua Finance|aqua finance|site
Microf|microf|site
FTL Finance|ftl finance|site
Optimus / Wells Fargo Retail|wells fargo retail svc|site
CareCredit (Synchrony)|carecredit,syncb carecredit,gemb carecredit,syf carecredit,synchrony carecredit|site
Alphaeon Credit|alphaeon,comenity alphaeon|site
Patients: HFD, Varidi, Denefits, LendingPoint Health|=hfd,hfd healthcare,healthcare finance d,varidi,denefits|site
Patients: Ally Lending, Lending USA, MedCreditPlus|lendingusa,medcreditplus,health credit serv|site
Houses: Momnt, Turns, Synchrony Home, Enhancify|momnt,enhancify,renovate america|site
Cherry|cherry technolog,withcherry,=cherry|site
Sunbit|sunbit|site
Scratchpay|scratchpay,scratch financial|71191178465
Snap Finance|snap finance,snap rto|site
Acima|=acima,acima credit,acima digital|cfpb
Progressive Leasing|prog leasing,progressive leasing,prog finance|site
Katapult|=katapult,katapult group|site
Kafene|kafene|site
Koalafi|koalafi,west creek fin|site
FlexShopper|flexshopper|site
Bread Pay|bread pay,lon operations|cfpb
Perpay|=perpay|site
Zip / Quadpay|=zip co,quadpay,zip co us,zip pay|34093105295
`,
  ],
]
