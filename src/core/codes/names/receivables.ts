// Who buys invoices, and fuel on account. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const receivables: readonly NameTable[] = [
  [
    'factor',
    `
Triumph Factoring|triumph factoring,triumph business capital|here
RTS Financial|rts financial|here
Apex Capital Corp|apex capital corp|here
OTR Capital|otr capital|here
OTR Solutions|otr solutions|here
Riviera Finance|riviera finance|here
Ecapital|ecapital|here
TBS Factoring|tbs factoring|here
Tafs|tafs|here
Bluevine Factoring|bluevine factoring|here
Rosenthal|rosenthal|here
Republic Business Credit|republic business credit|here
Altline|altline|here
Factor Funding Co|factor funding co|here
Thunder Funding|thunder funding|here
Interstate Billing|interstate billing|here
England Carrier|england carrier|here
Love S Financial|love s financial|here
Porter Capital|porter capital|here
Crestmark|crestmark|here
Gulf Coast Business Credit|gulf coast business credit|here
Apex Capital (freight)|apex capital,apexcapital ach|67356650823 56349528242
Triumph Factoring|triumph bus cap,triumph factorin,triumph business,advance business capital,tbk bank triumph|51804706546
RTS Financial|rts fin|51804706546
TAFS|transam financial|56244464232
WEX Capital|wex capital,wex factoring|51804706546
Fleet One Factoring|fleet one factor|51804706546
Riviera Finance|riviera fin tx|51804706546
Express Freight Finance|express freight|51804706546
Interstate Capital|interstate capital|51804706546
Compass Funding Solutions|compass funding|51804706546
Porter Freight Funding / Porter Capital|porter freight|51804706546 debanked
Bobtail|=bobtail,bobtail capital|51804706546
Denim|denim social,denim factoring,axle payments,=denim|51804706546
TCI Business Capital|tci business cap|69558291669
altLINE (Southern Bank)|southern bank altline|69558291669
Universal Funding Corporation|universal funding|69558291669
PRN Funding|prn funding|69558291669
Summar Financial|summar financial|69558291669
Prestige Capital|prestige capital|debanked
Bridgeport Capital|bridgeport cap|debanked
CapFlow Funding Group|capflow funding|debanked
Gulf Coast Business Credit|gulf coast bus credit,gulf coast bk factor|debanked
SouthStar Capital|southstar capital|debanked
Republic Business Credit|republic bus credit,republic busines|debanked
Amerisource Business Capital|amerisource fund,amerisource business capital|debanked
J D Factors|j d factors|debanked
ML Factors|ml factors|debanked
Factors Funding|factors funding|debanked
Alleon Capital Partners|alleon capital|debanked
1st Commercial Credit|1st commercial credit|debanked
Interface Financial Group|interface financ,ifg interface|debanked
Raistone|raistone capital|debanked
Marco (trade finance)|marco financial|debanked
Mundi (trade finance)|mundi trade|debanked
Fast A/R Funding|fast a r funding|debanked
Oarex|=oarex,oarex capital|debanked
FlexShield / FundThrough|fundthrough|site
Now (NOWaccount)|nowaccount,now corp|site
Bibby Financial Services|bibby financial,bibby fin svcs|58554784534
Scale Funding|scale funding|site
Single Point Capital|single point cap|site
Phoenix Capital Group|phoenix capital group|site
Saint John Capital|saint john cap,st john capital|site
Haulpay|haulpay|site
ComFreight|comfreight|site
Truckstop Factoring / Saint John|truckstop factor|site
CoreFund Capital|corefund capital|site
Outgo|outgo inc|site
PCS / Basic Block|basic block|site
AtoB (fuel on credit)|atob technologies|site
Fundamental Business Factors: Security Business Capital|security bus cap|site
Charter Capital|charter capital|site
American Receivable|american receiva|site
LSQ Funding|lsq funding|site
Viva Capital Funding|viva capital|site
Capital Credit Inc.|capital credit|site
Paragon Financial Group|paragon financial|site
Advance Partners (Paychex, staffing)|advance partners|site
Encore Funding (staffing)|encore funding|site
Madison Resources|madison resources|site
Sterling National|sterling factors|site
Webster factoring|webster bus credit|site
CIT Commercial Services (apparel)|cit commercial svcs,cit group factor|site
Hilldun|hilldun|site
Milberg Factors|milberg factors|site
Capital Business Credit / White Oak|capital bus credit|site
Merchant Financial Group (factor)|merchant factors|site
Bay View Funding (Heritage Bank)|bay view funding|site
Key Health|key health|debanked 5937464795
Marrick|marrick medical|debanked 5937464795
Advanced Capital Solutions|advanced capital solutions|56349528242
Blue Water Capital|blue water capital|56349528242
BridgeHaul|bridgehaul|56349528242
Cashway Funding|cashway funding|56349528242
Century Finance|century finance|56349528242
Dorado Finance|dorado finance|56349528242
Engaged Financial|engaged financial|56349528242
Factoring Express|factoring express|56349528242
Financial Carrier Services|financial carrier services|56349528242
FirstLine Funding Group|firstline funding group|56349528242
Flat Rate Funding Group|flat rate funding group|56349528242
Freight Factors|freight factors|56349528242
G Squared Funding|g squared funding|56349528242
GH Factor|gh factor|56349528242
HMD Financial|hmd financial|56349528242
Insight Financial|insight financial|56349528242
Integrity Factoring|integrity factoring|56349528242
Integra Funding|integra funding|56349528242
iThrive Funding|ithrive funding|56349528242
Little Mountain Logistics|little mountain logistics|56349528242
Orange Commercial Credit|orange commercial credit|56349528242
Provident Commercial Finance|provident commercial finance|56349528242
QuickPay Funding|quickpay funding|56349528242
Smart Freight Funding|smart freight funding|56349528242
Steelhead Finance|steelhead finance|56349528242
Strato Pay|strato pay|56349528242
Sunbelt Finance|sunbelt finance|56349528242
Treadstone Funding|treadstone funding|56349528242
TRU Funding|tru funding|56349528242
Yankton Factoring|yankton factoring|56349528242
Multi Service Factoring|multi service factoring|28281641167
Transport Factoring|transport factoring|28281641167
Transport Financial Solutions|transport financial solutions|28281641167
Transportation Funding Group|transportation funding group|28281641167
Wells Fargo Business Credit|wells fargo business credit|28281641167
Wintrust Receivables Finance|wintrust receivables finance|28281641167
Exchange Capital Corporation|exchange capital|28281641167
Openroad Financial Services|openroad financial services|28281641167
OperFi (Operation Finance)|operfi|28281641167
Bibby Transportation Finance|bibby transportation finance|28281641167
Catamount Funding|catamount funding|28281641167
Pine Street Factoring|pine street factoring|28281641167
Power Funding|power funding|28281641167
Reliable Factors|reliable factors|28281641167
Sound Finance Corporation|sound finance|28281641167
Vero Business Capital|vero business capital|28281641167
Decimal Factor|decimal factor|debanked
Finance Factory|finance factory|debanked
`,
  ],
  [
    'fuel-card',
    `
WEX|wex inc,wex fleet uni,wright express,wex bank|69090821145
Fleetcor|fleetcor|28237245684
Corpay|corpay|28237245684
Fuelman|fuelman|28237245684
Mudflap (fuel for truckers; a list of lenders' words names it too)|mudflap|55703979495
Comdata|comdata|59101179866
EFS (Electronic Funds Source)|efs llc,efs transportation,efs efsllc,efsllc|53154111935
Fleet One|fleet one|5837607161
T-Chek|=t chek,tchek systems|site
Pilot Flying J|pilot flying j,pilot travel cen,pfj fuel,pilot rsbill|53746272357
Love's|loves travel,loves country,=musket|53746272357
TA / Petro|ta operating,ta petro,travelcenters|site
NASTC / ATS / RTS fuel|rts fuel card,=nastc|site
Voyager (US Bank)|voyager fleet,us bank voyager|site
Shell Fleet|shell fleet|28237245684
ExxonMobil BusinessPro|exxonmobil fleet,exxon businesspro|site
Chevron Texaco Business|chevron business,chevron texaco bus|site
BP Business Solutions|bp business sol,bp fleet|site
Sunoco LP / Sunoco Suncor (station supply)|sunoco|site
Marathon Petroleum (station supply)|marathon petroleum,mpc fuel eft|site
Motiva (station supply)|motiva enterpris|site
Shell (station supply)|shell oil prod|site
Valero Marketing (station supply)|valero marketing,valero mktg|site
Citgo (station supply)|citgo petroleum,citgo eft|site
ExxonMobil (station supply)|exxonmobil oil,exxon mobil eft|site
Phillips 66 (station supply)|phillips 66,p66 marketing|site
Gulf Oil (station supply)|gulf oil|site
Global Partners|global partners,global montello|site
Alliance Energy|alliance energy|site
World Fuel / World Kinect|world fuel svcs,world kinect|site
Mansfield Oil|mansfield oil|site
Sprague|sprague operating|site
Empire Petroleum|empire petroleum|site
CrossAmerica Partners|crossamerica,lehigh gas wholesale|site
GPM / Arko|gpm investments,gpm petroleum|site
Suburban (propane)|suburban propane,blue rhino|site
AmeriGas (propane)|amerigas|site
Ferrellgas (propane)|ferrellgas|site
4refuel|4refuel|site
Booster|booster fuels|site
`,
  ],
]
