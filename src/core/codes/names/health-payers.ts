// Who pays for treatment: plans, Medicaid by state, pharmacies' payers. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const healthPayers: readonly NameTable[] = [
  [
    'health-payer',
    `
Unitedhealthcare|unitedhealthcare|here
UHC|uhc|here
Uhcd|uhcd|here
Anthem|anthem|here
Bluecross|bluecross|here
Blue Cross|blue cross|here
Bcbs|bcbs|here
Blue Shield|blue shield|here
Cigna|cigna|here
Aetna|aetna|here
Humana|humana|here
Medicaid|medicaid|here
Medicare|medicare|here
Novitas|novitas|here
Noridian|noridian|here
Palmetto GBA|palmetto gba|here
Delta Dental|delta dental|here
Metlife Dental|metlife dental|here
Guardian Dental|guardian dental|here
Triwest|triwest|here
Tricare|tricare|here
Kaiser|kaiser|here
Molina|molina|here
Centene|centene|here
Healthplan|healthplan|here
Community Health|community health|here
Superior Vision|superior vision|here
Eyemed|eyemed|here
VSP|vsp|here
Davis Vision|davis vision|here
Aarp Supplementa|aarp supplementa|here
Optum|optum|here
Wellcare|wellcare|here
Health NET|health net|here
Careplus|careplus|here
Echo Health|echo health|here
Zelis|zelis|here
Pay Plus|pay plus|here
Healthnet|healthnet|here
Ambetter|ambetter|here
Oscar Health|oscar health|here
Emblemhealth|emblemhealth|here
HMP|hmp|here
Alabama: Medicaid|al medicaid,alabama medicaid|site
Alaska: Medicaid|ak medicaid,state of alaska dhss|site
Arizona: Medicaid|=ahcccs,az ahcccs|site
Arkansas: Medicaid|ar medicaid,ar dhs dms|site
California: Medicaid|medi cal,ca medi cal,state of ca medi,dhcs medi cal|site
Connecticut: Medicaid|ct medicaid,state of ct dss|site
Delaware: Medicaid|de medicaid,dmap de|site
District of Columbia: Medicaid|dc medicaid,dhcf dc|site
Florida: Medicaid|fl medicaid,ahca fl medicaid,florida medicaid|site
Georgia: Medicaid|ga medicaid,=gammis,=ga dch|site
Hawaii: Medicaid|hi medquest|site
Idaho: Medicaid|state of idaho u,state of idaho s,id medicaid,idaho medicaid|59835573991 40280698929
Illinois: Medicaid|=il hfs,state of ill hfs,il medicaid|site
Indiana: Medicaid|in medicaid,=ihcp,gainwell in|site
Iowa: Medicaid|ia medicaid,iowa medicaid ent|site
Kansas: Medicaid|=kancare,ks medicaid|site
Kentucky: Medicaid|ky medicaid,ky state treasur medicaid|site
Louisiana: Medicaid|la medicaid,ldh medicaid|site
Maine: Medicaid|mainecare,me medicaid|site
Maryland: Medicaid|md medicaid,mdh medicaid|site
Massachusetts: Medicaid|masshealth,comm of mass masshealth,comm of mass eohhs|site
Michigan: Medicaid|mi medicaid,=mdhhs,state of mi champs|site
Minnesota: Medicaid|mn medicaid,mn dhs mhcp|site
Mississippi: Medicaid|ms medicaid,ms div of medicaid|site
Missouri: Medicaid|mo healthnet,mo medicaid|site
Montana: Medicaid|mt medicaid|site
Nebraska: Medicaid|ne medicaid,ne dhhs|site
Nevada: Medicaid|nv medicaid|site
New Hampshire: Medicaid|nh medicaid|site
New Jersey: Medicaid|nj medicaid,nj familycare,gainwell nj|site
New Mexico: Medicaid|nm medicaid,=nm hsd|site
New York: Medicaid|=emedny,nys medicaid,nys doh medicaid|site
North Carolina: Medicaid|=nctracks,nc dhhs medicaid,csra nc|site
North Dakota: Medicaid|nd medicaid|site
Ohio: Medicaid|oh medicaid,oh dept of medicaid|site
Oklahoma: Medicaid|ok medicaid,ohca soonercare|site
Oregon: Medicaid|or dhs oha,or health authority|site
Pennsylvania: Medicaid|comm of pa ma,pa promise,pa medicaid|site
Rhode Island: Medicaid|ri medicaid,ri eohhs|site
South Carolina: Medicaid|sc medicaid,sc dhhs|site
South Dakota: Medicaid|sd medicaid|site
Tennessee: Medicaid|=tenncare|site
Texas: Medicaid|=tmhp,tx medicaid,tmhp hcclaimpmt|site
Utah: Medicaid|ut medicaid,utah medicaid|site
Vermont: Medicaid|vt medicaid,dvha vt|site
Virginia: Medicaid|va medicaid,dmas va,va dmas|site
Washington: Medicaid|=wa hca,providerone,wa providerone|site
West Virginia: Medicaid|wv medicaid,=wv bms|site
Wisconsin: Medicaid|forwardhealth,wi medicaid|site
Wyoming: Medicaid|wy medicaid|site
Puerto Rico: Medicaid|pr ases vital|site
UnitedHealthcare|uhcdcomm5044,zp uhcdcomm5044,united healthcar|52607673499 1470858530
UHC Spectera Vision|=spectera|36215145051
UMR|umr inc,umr wausau|5937464795
Golden Rule|golden rule|5937464795
Oxford Health Plans|oxford health,oxford hp|5937464795
Optum / OptumHealth|optumhealth|5937464795
Aetna|faa aetna|36215145051 54522823816
Cigna|evernorth|5937464795
Anthem|amerigroup|59701576235
Elevance|=elevance|59701576235
Carelon|=carelon,carelon behavior,beacon health opt|68920557795
Simply Healthcare|simply healthcar|site
Freedom|freedom health|site
Healthy Blue|healthy blue|site
Kaiser Permanente|=kfhp|here
Wellcare|comprehensive he|62768865633
Fidelis Care (NY Network IPA)|=nynm,nynm pmt,new york network ipa,fidelis care|62768865633 2113322995
Superior HealthPlan|superior healthp|site
Sunshine Health|sunshine health,sunshine state|68666845141
Peach State Health|peach state hlth|site
Buckeye Health|buckeye health,buckeye communit|site
Meridian Health Plan|meridian health|site
Coordinated Care|coordinated care|site
Home State Health|home state hlth|site
Magnolia Health|magnolia health|site
Louisiana Healthcare Connections|louisiana health,la healthcare|site
Molina Healthcare|affinity by molina|62768865633
CareSource|caresource|site
AmeriHealth Caritas|amerihealth,keystone first,select health sc|site
Independence Blue Cross|independence bc,indep blue cross,qcc ins ibc|site
Highmark|=highmark,highmark bcbs,hm health|site
Capital Blue Cross|capital blue cro,capitalbluecross|site
Horizon BCBS NJ|horizon bcbsnj,horizon bcbs,horizon healthca|site
Empire BCBS|empire bcbs,empire healthcho|site
Excellus|=excellus,excellus bcbs|site
BCBS of Massachusetts|=bcbsma|site
BCBS of Rhode Island|=bcbsri|site
BCBS of Vermont|=bcbsvt,bcbsofvermont|site
CareFirst|carefirst|54522823816
BCBS of North Carolina|=bcbsnc|site
BCBS of South Carolina|=bcbssc|site
BCBS of Tennessee|=bcbst|site
BCBS of Alabama|=bcbsal,bcbsofalabama|site
BCBS of Louisiana|=bcbsla,la health svc|site
Florida Blue|florida blue,=bcbsfl,=trucli,truli for health|site
HCSC: BCBS Illinois, Texas, Oklahoma, New Mexico, Montana|=hcsc,=bcbsil,=bcbstx,hcsc bcbs|57431139009
BCBS of Michigan|=bcbsm,blue care network,bcbsofmichigan|site
BCBS of Minnesota|=bcbsmn,blue plus|site
Wellmark|=wellmark,wellmark bcbs|site
BCBS of Nebraska|=bcbsne|site
BCBS of Kansas|=bcbsks,bcbsofkansas|site
Blue KC|blue kc,=bcbskc|site
BCBS of Arkansas|arkansas bcbs,=arbcbs,=usable|site
BCBS of Arizona|=bcbsaz,az blue|site
BCBS of North Dakota|=bcbsnd|site
BCBS of Wyoming|=bcbswy|site
Regence|=regence,regence blue shield,regence bs,regence blueshie,cambia health|59835573991
Premera|=premera,premera blue cro,lifewise health|60817236054
Blue Shield of California|calif physicians,bsc blue shield|site
HMSA (Hawaii)|=hmsa,hawaii medical s|site
Triple-S (Puerto Rico)|triple s|site
FEP BlueCross (CareFirst plans)|ghmsi fep non po,ghmsi fep postal,cfmi fep non pos,cfmi fep postal,cfbc fep non pos,cfbc fep postal|54522823816
UHC Optimum Choice|optimum choice|54522823816
Freedom Life Insurance (UHC)|freedom life ins|54522823816
Wellpoint (Amerigroup)|wellpoint|54522823816
MedStar Family Choice|=medstar,medstar family c|54522823816
Priority Partners|priority partners|54522823816
Zelis (first, UHC pay)|zp first 1137|59835573991 52607673499
Medicare MAC: Noridian|nhs noridian|59835573991 55587481964
Medicare MAC: Palmetto GBA|=pgba|55587481964
Medicare MAC: First Coast|first coast serv,fcso inc,first coast medicare|55587481964
Medicare MAC: NGS|ngs inc,national governm,ngs medicare,nat govt service|55587481964
Medicare MAC: CGS|cgs administrato,cgs medicare|55587481964
Medicare MAC: WPS|wps gha,wisconsin physic,wps medicare|55587481964
Railroad Medicare|railroad medicar,palmetto rr|site
TRICARE (PGBA, WPS)|pgba tricare|5937464795
VA community care (VHA)|va community car,=vaccn,vha office of fin|24175419434
Indian Health Service|ihs contract hlt|site
Department of Labor (OWCP)|dol owcp,dfec treas 310,acs owcp|15508082801
EmblemHealth|emblem hip,connecticare|62768865633
HIP|hip health plan|62768865633
Healthfirst|healthfirst|62768865633
MetroPlus|metroplus|62768865633
MVP Health Care|mvp health care,mvp health plan|site
CDPHP|=cdphp|site
Independent Health|independent heal|site
Univera|=univera|site
Harvard Pilgrim (Point32)|harvard pilgrim,point32health|here
Tufts (Point32)|tufts health|here
Mass General Brigham Health Plan / AllWays|allways health,mgb health plan|site
Neighborhood Health Plan RI|=nhpri,neighborhood hea|site
Commonwealth Care Alliance|commonwealth car|site
UPMC Health Plan|upmc health|site
Geisinger Health Plan|geisinger health,geisinger hp|46536349414
Sentara|sentara health|site
Optima Health|optima health|site
Priority Health|priority health|site
HAP|health alliance,hap empowered|site
McLaren Health Plan|mclaren health|site
Medica|=medica,medica health pl|here
HealthPartners|healthpartners|site
PreferredOne|preferredone|site
UCare|=ucare,ucare minnesota|site
Dean (WI)|dean health plan|site
Quartz (WI)|quartz health|site
Security Health (WI)|security health|site
Network Health (WI)|network health|site
Sanford Health Plan|sanford health|site
Avera|avera health pln|site
SelectHealth|selecthealth,sh select health|62008490570 59835573991
PEHP (Utah)|=pehp,pehp ltd|site
Presbyterian Health Plan|presbyterian hea|site
Banner / Aetna; Banner University Family Care|banner univ,banner health|site
AHCCCS plans: Mercy Care|mercy care|site
PacificSource|pacificsource|59835573991
Providence Health Plan|providence hlth,providence hp|site
Moda Health|moda health|site
CareOregon|careoregon|site
Community Health Plan of WA|=chpw|site
L.A. Care|la care,l a care health|site
Inland Empire Health Plan|=iehp,inland empire hp|site
CalOptima|caloptima|site
Partnership HealthPlan|partnership hp|site
Health Plan of San Joaquin / CalViva|=calviva,=hpsj|site
Alameda Alliance|alameda alliance|site
Heritage Provider / Regal / Lakeside|regal medical,heritage provide|site
Texas Children's Health Plan|texas childrens|site
Cook Children's|cook childrens|site
Parkland|parkland comm|site
Baylor Scott & White Health Plan|scott white hp,bsw health plan|site
Oscar|oscar insurance,oscar mgmt|here
Bright Health|bright health|site
Clover Health|clover health,clover insurance|site
Devoted Health|devoted health|site
Alignment Health|alignment health|site
Zing / Longevity|zing health|site
Essence|essence healthca|site
GEHA|=geha,govt employees health|site
MHBP|=mhbp|site
NALC|nalc hbp|site
APWU|apwu health|site
AARP supplemental (UHC)|aarp supplemental|here
Mutual of Omaha|mutual of omaha,united of omaha|site
Aflac claims|aflac columbus|here
Colonial Life|colonial life|site
Unum|=unum,unum group|site
Allied Benefit|allied benefit|site
Meritain|meritain health|site
WebTPA|=webtpa|site
Trustmark (benefits)|trustmark health,trustmark benef|site
HealthSmart|healthsmart|site
Luminare|luminare health|site
Sedgwick (work comp claims)|=sedgwick,sedgwick claims|site
Corvel|=corvel|site
Echo Health|hnb echo,pnc echo|62768865633 1341858386
PayPlus / Zelis|ac pay plus,payplus solution|14743749333 62768865633
VPay (Optum)|=vpay,vpay inc|site
InstaMed|=instamed,instamed deposit|site
Change Healthcare / ECHO, Emdeon|=emdeon,change healthcar|site
Availity|=availity|site
FAA (vision)|faa admin,faa cigna|36215145051
FSL administrators (vision)|fsl admin faa|36215145051
VSP|vision service plan|55706052424
Eyetopia|=eyetopia,reimb eyetopia|36215145051
Essilor Safety|=essilor,essilor safety|36215145051
March Vision|march vision|site
Avesis|=avesis|site
Delta Dental (by state)|deltadentalnj,ddic delta dent|here
MetLife Dental|metropolitan lif,metlife claims|here
Guardian Dental|guardian life hcclaimpmt|here
Cigna Dental|cignadental|site
DentaQuest|dentaquest|site
MCNA Dental|=mcna,mcna dental|site
LIBERTY Dental|liberty dental|site
Envolve / Centene Dental|envolve dental,envolve vision|site
United Concordia|united concordia,ucci tricare|site
Ameritas|=ameritas,ameritas life|site
Principal Dental|principal life hcclaimpmt|site
Sun Life / Assurant Dental|sun life|site
Lincoln Financial dental|lincoln national|52310125409
Renaissance Dental|renaissance life|site
Careington / Dominion|dominion dental|site
SKYGEN|skygen usa|site
Magellan|magellan health,magellan behav|site
Managed Health Network / Lyra / Headway|lyra health,=headway,therapymatch,grow therapy,alma insurance|site
Modivcare (rides)|modivcare|site
LogistiCare (rides)|logisticare|site
MTM Transit|mtm inc,medical transportation mgmt|site
HHAeXchange / CareBridge|hhaexchange|site
PBM: Express Scripts|express scripts,esi mail,=medco|site
PBM: CVS Caremark|=caremark,caremark rx,cvs caremark|site
PBM: OptumRx|=optumrx,catamaran|site
PBM: Prime Therapeutics|prime therapeuti|site
PBM: MedImpact|medimpact|site
PBM: Navitus|=navitus,navitus health|site
Pharmacy PSAO: AccessHealth, Elevate, Health Mart Atlas|health mart atlas,accesshealth,good neighbor pharm,american pharmacy netw,unify rx,arete pharmacy,epic pharmacy netw,pharmacy first,caremark llc,elevate provider,amerisource psao,leadernet|site
`,
  ],
]
