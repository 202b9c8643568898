// Payroll, staff leased, wages before payday, and who pays for single jobs. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const payroll: readonly NameTable[] = [
  [
    'payroll',
    `
ADP|adp|here
Paychex|paychex|here
Gusto|gusto|here
Paycom|paycom|here
Paylocity|paylocity|here
Rippling|rippling|here
Quickbooks Payroll|quickbooks payroll|here
Intuit Payroll|intuit payroll|here
Payroll Service|payroll service|here
Online Payroll|online payroll|here
Onpay|onpay|here
Surepayroll|surepayroll|here
Trinet|trinet|here
Insperity|insperity|here
Justworks|justworks|here
Deel|deel|here
Heartland Payroll|heartland payroll|here
Paycor|paycor|here
Isolved|isolved|here
Viventium DD|viventium dd|here
Square Payroll|square payroll|here
Toast Payroll|toast payroll|here
Patriot Software Payroll|patriot software payroll|here
Dailypay|dailypay|here
Tapcheck|tapcheck|here
Alphastaff|alphastaff|here
ADP|automatic data proc|55786332852 9659605001
ADP Workmarket (pays contractors)|adpworkmarket|27864929222
Gusto|zenpayroll|55786332852 9138864003
Dayforce|dayforce|site
Ceridian|ceridian|site
UKG|ukg inc,kronos saashr|site
Ultimate|ultimate software|site
Intuit / QuickBooks Payroll|qbooks payroll|53746272357
Square Payroll|sq payroll,square inc payroll|here
Toast Payroll|toast inc payroll|here
Patriot Software|patriot software|here
Wave Payroll|wave payroll,wave sv9t payroll|site
Check (embedded payroll)|check technologies,checkhq|site
Zenefits / TriNet HR|zenefits,yourpeople|site
Namely|=namely|site
BambooHR|bamboohr|site
Rippling|people center|here
Remote|remote technology|site
Papaya Global|papaya global|site
iSolved|infinisource|here
Asure|asure software,asure payroll,evolution payroll|site
Heartland Payroll|hps payroll|here
APS Payroll|aps payroll|site
Netchex|netchex|site
Paypro|paypro|site
PayUSA|payusa|site
Payroll Vault|payroll vault|site
CheckWriters|checkwriters|site
Fuse Workforce / Greenshades|greenshades|site
PrimePay|primepay|site
Payroll Data / MPAY / Millennium|=mpay,millennium payroll|site
BenefitMall|benefitmall|site
CompuPay|compupay|site
Valiant / Advantage Payroll|advantage payroll|site
AccuPay / Cadence Bank payroll|cadence payroll|site
Viventium|viventium hcm pa|53227910360
Push Operations|push operations|site
7shifts payroll|7shifts payroll|site
HomeBase Payroll|homebase payroll,=homebase|site
Workday (employer prints own name)|=workday|site
Payroll cards: Wisely, rapid!|wisely adp,rapid paycard,green dot rapid|site
Payroll Funding Company|payroll funding|debanked
ADP TotalSource|adptotalsource|53349686449
Paychex PEO (Oasis)|oasis outsourcing,paychexpeo|site
CoAdvantage|coadvantage|53349686449
G&A Partners|g a partners,g and a partners,gna partners|site
Barrett Business Services|=bbsi,barrett business|site
Vensure / VensureHR|vensure|site
Employer Flexible|employer flexible|site
Engage PEO|engage peo|site
FrankCrum|frankcrum|site
ExtensisHR|extensis,extensishr|site
PrestigePEO|prestige peo|site
Resourcing Edge|resourcing edge|site
Questco|questco|site
Decision HR / SouthEast Personnel|southeast person,south east personnel|site
Lever1|lever1|site
Infiniti HR|infiniti hr|site
Amplify HR|amplify hr|53349686449
Nextep|nextep|site
XcelHR|xcelhr|site
Sequoia One|sequoia one|site
`,
  ],
  [
    'wage-access',
    `
DailyPay|dailypay payment|here
EarnIn|earnin|62886075574
Activehours|activehours|62886075574
Payactiv|payactiv|site
Branch|branch messenger,branch app|27864929222
Even (Walmart)|even responsible fin|site
ONE (Walmart)|one finance|site
Rain Instant Pay|rain instant,rain technologies|site
Clair|clair financial,getclair|site
Instant Financial|instant financial|site
ZayZoon|zayzoon|site
Immediate|join immediate|site
Wagestream|wagestream|site
FlexWage|flexwage|site
Refyne / Anyday|anyday ewa|site
`,
  ],
  [
    'gig',
    `
Lyft|lyft inc,lyft driverpay|27864929222
DoorDash (dasher)|doordash dasherpay,dasher direct,doordash inc dasher|60876703949
Instacart shopper|maplebear,instacart shopper|27864929222
Shipt|=shipt,shipt inc|27864929222
Amazon Flex|amazon flex,amazon com servi flex,amzn flex|27864929222
Veho|=veho,veho tech|27864929222
Relay Delivery|relay delivery|27864929222
GoShare|goshare|27864929222
Curri|curri inc|27864929222
AxleHire|axlehire|27864929222
ShiftKey|shiftkey|27864929222
ShiftMed|shiftmed|27864929222
Wonolo|wonolo|27864929222
Handy|handy com,handy technologies|27864929222
Favor|favor delivery,=favor|27864929222
The Drivers Cooperative|drivers coop|27864929222
Myle|myle transportation|27864929222
Dlivrd|dlivrd|27864929222
Roadie|=roadie|site
Spark Driver (Walmart)|spark driver,ddi spark driver,walmart spark|site
TaskRabbit|taskrabbit|site
Instawork|instawork|site
Upwork|upwork escrow,upwork global,payment escrow i|here 68517477081
Toptal|toptal|here
Clipboard Health|clipboard health,twomagnets|site
DashLink / Onfleet|dispatchit,=dispatch|site
HopSkipDrive|hopskipdrive|site
`,
  ],
]
