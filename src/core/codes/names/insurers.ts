// Insurers of things and lives, premium on instalments, commissions. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const insurers: readonly NameTable[] = [
  [
    'insurer',
    `
Hartford|hartford|here
Travelers|travelers|here
Progressive|progressive|here
Geico|geico|here
State Farm|state farm|here
Allstate|allstate|here
Nationwide|nationwide|here
Liberty Mutual|liberty mutual|here
Amtrust|amtrust|here
Aflac|aflac|here
Ipfs|ipfs|here
Guardian Life|guardian life|here
Metlife|metlife|here
Next Insurance|next insurance|here
PIE Insurance|pie insurance|here
Chubb|chubb|here
Hiscox|hiscox|here
Farmers Ins|farmers ins|here
Usaa|usaa|here
Cincinnati Ins|cincinnati ins|here
Erie Insurance|erie insurance|here
Zurich|zurich|here
Assurant|assurant|here
Berkshire Hathaway|berkshire hathaway|here
S USA Life|s usa life|here
Yourcomminspmt|yourcomminspmt|here
First Insurance Funding|first insurance funding|here
Afco|afco|here
Imperial PFS|imperial pfs|here
Gainsco|gainsco,gainsco ins|here
Hagerty|hagerty|here
Insuremart|insuremart|here
Assuredpartners|assuredpartners|here
Philadelphia Ins|philadelphia ins|here
Markel|markel|here
Westfield Ins|westfield ins|here
Northwestern MU|northwestern mu|here
Progressive|prog commercial,prog classic,united fin cas,prog direct ins|55786332852 9409348021
Farmers|farmers group,foremost ins,bristol west|52310125409
Liberty Mutual|liberty mut,ohio casualty|52310125409
Safeco|safeco|52310125409
Nationwide|allied insurance,scottsdale ins|52310125409
Chubb|ace american ins|here
AIG|aig property|site
CNA|cna insurance,continental cas|site
American Family|american family ins,=amfam,=american family|52310125409
Auto-Owners|auto owners|55706052424
Erie|erie ins,erie indemnity|52310125409
COUNTRY Financial|countryfinancial|55706052424
AAA|aaa insurance,aaa membership,acsc auto club|55706052424
CSAA|csaa ins|55706052424
Mercury Insurance|mercury ins,mercury casualty|55706052424
Amica|=amica,amica mutual|55706052424
Root|root insurance|52310125409
Lemonade|=lemonade,lemonade ins|52310125409
Hippo|hippo insurance|52310125409
Homesite|=homesite|55706052424
Cincinnati Insurance|cincinnati fin|here
Westfield|westfield group|here
Selective|selective ins,selective insurance|site
Sentry|sentry ins,sentry insurance,dairyland|54596944751
Great West Casualty|great west cas,great west casualty|site
Northland (trucks)|northland ins|site
Canal (trucks)|=canal insurance|site
Berkshire: GUARD, NICO, biBerk|berkshire guard,guard insurance,biberk,national indemni,=bhhc|here
Employers (work comp)|employers ins,employers holdin|site
ICW Group|icw group,insurance co of the west|site
Pie Insurance|pie ins svcs|here
NEXT Insurance|next ins|here
Coterie|coterie ins|site
Thimble|thimble ins|site
Simply Business|=simply business|site
Markel|phly ins|here
Nautilus|nautilus ins|here
Tokio Marine / HCC|tokio marine|site
Acuity|acuity insurance,acuity mutual|site
West Bend|=west bend mutual|site
Society Insurance (restaurants)|=society insurance|site
Grange|grange ins|site
Motorists|motorists mutual|site
Encova|encova|site
Federated Mutual|federated mutual|site
Church Mutual|church mutual|site
Brotherhood|brotherhood mut|site
Kemper|=kemper,kemper auto|site
Infinity|infinity ins|site
National General|=ngic,nationalgeneral|site
Direct General|directgeneral|site
The General|permanent general|site
Plymouth Rock (MA)|plymouth rock|site
MAPFRE (MA)|mapfre|site
Safety (MA)|safety insurance|site
NJM|njm insurance,nj manufacturers|site
Texas Mutual (work comp)|texas mutual,txmutual|site
SAIF / SCF / Pinnacol (state funds)|saif corp,pinnacol,copperpoint,state comp ins fund,=scif|site
NYSIF|=nysif,ny state ins fund|site
Ohio BWC|ohio bwc,ohio bureau of workers|site
Washington L&I|=wa l i,labor industries,=l i elf|site
Travelers claims|travelersclaims|site
State Farm claims|sf claims payment|site
One Inc / VPay / Zelis claim payouts|one inc claimpay,oneinc|site
Lyndon / Assurant / Asurion|asurion,service plan warr|site
Crop: RMA agents, NAU Country|nau country,=rcis,rain and hail|site
`,
  ],
  [
    'life-insurer',
    `
Northwestern Mutual|northwestern mutual eft pymt,nm isa pymt|68469000326 9901629141
New York Life|new york life,nyliac,nylife ins prem|52310125409
MassMutual|massmutual,mml investors|52310125409
Guardian Life|guardian life ach paymnt,guardian ins prem|46569533717 9970011000
Prudential|=prudential,prudential ins,pru life|52310125409
MetLife|metlife prem,metlife ins prem|70883246071
Lincoln Financial|lincoln financial,lincoln national life,lincoln natl lif|52310125409
Transamerica|transamerica|52310125409
Primerica|primerica|52310125409
Globe Life|globe life,american income life|site
Gerber Life|gerber life|55706052424
Pacific Life|pacific life|site
Protective|protective life|site
Banner|banner life|site
Mutual of Omaha premium|mutual of omaha ins prem|site
Colonial Penn|colonial penn|site
Bankers Life|bankers life|site
Nationwide Life|nationwide life|site
Standard Insurance|standard insuran,=standard|site
The Principal|principal life ins prem|52310125409
`,
  ],
  [
    'premium-finance',
    `
IPFS|ipfs corp,ipfs866 412 2561,ipfs ipfspmtpat|here
First Insurance Funding|first insurance,first ins fundin,fif insurance|here
AFCO|afco credit,afco acceptance,afco insurance prem|here
Prime Rate Premium Finance|prime rate prem,prime rate premium fin|site
National Partners PFC|national partner,national partners pfc|site
Capital Premium Financing|capremium,capital premium,cap premium|51929980940
US Premium Finance|us premium fin,uspf premium,u s premium finance|site
Premium Assignment Corp (now Truist IPFS)|premium assign|site
Standard Premium Finance|standard premium|site
P1 Finance|p1 finance|site
Peoples Premium|peoples premium|site
BankDirect Capital Finance|bankdirect cap,bankdirect capital fin|site
Honor Capital (ETI Financial)|honor capital|51929980940
TBF / Texas: Stonemark|stonemark|site
Johnson & Johnson Preferred Financing|=jjpf,johnson johnson pref|site
Kingsway / Lincoln / Agile Premium Finance|agile premium|site
ETI Financial|eti financial|site
ePayPolicy (pays agents)|epaypolicy|site
Ascend|ascend insurance,useascend|site
Applied Pay|applied pay|site
InsurePay / pay-as-you-go work comp|insurepay,smartpay wc,paygo wc|site
AP Intego / NEXT pay-as-you-go|ap intego|site
`,
  ],
  [
    'commission',
    `
Insurance carriers' commissions|uhc commission,humana commission,aetna comm,progressive comm,agent comm|site
`,
  ],
]
