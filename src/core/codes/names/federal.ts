// Federal payers by agency, as the Treasury prints them before 'TREAS 310', and what each pays for. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const federal: readonly NameTable[] = [
  [
    'federal-buyer',
    `
Treasury, no agency named|treas 310,treas 303,united states treas,us treasury,us dept of treas|28704887155
Veterans Affairs by its agency code|36 treas 310,misc pay 36 treas 310|28704887155
Agencies by their codes: Commerce, Interior, Justice, Labor, Navy, State, Army, General Services, Air Force, Environment, Transport, Homeland, NASA, Housing, Energy, Defense|13 treas 310,14 treas 310,15 treas 310,16 treas 310,17 treas 310,19 treas 310,21 treas 310,47 treas 310,57 treas 310,68 treas 310,69 treas 310,70 treas 310,80 treas 310,86 treas 310,89 treas 310,97 treas 310|site
Veterans Affairs, vendors|va treas 310,dept of va fsc,va financial svcs|site
General Services|gsa treas 310|15508082801
Interior|doi1 treas 310,doi treas 310|15508082801
Transportation|dot4 treas 310,dot treas 310|15508082801 40280698929
Aviation|faa treas 310|15508082801
Environment|epa treas 310|15508082801
Health institutes|nih treas 310|15508082801
Homeland Security|dhs treas 310,cbp treas 310,usss treas 310|15508082801
Justice|doj treas 310|15508082801
Labor|dol treas 310,dcmw treas 310|15508082801
Library of Congress|loc1 treas 310|15508082801
Housing|hud treas 303,hud treas 310,hudofc treas|site
NASA, Energy, State|nasa treas 310,doe treas 310,state treas 310|site
Defense|dod treas 310,dfas treas 310,dfas columbus,dfas indy|site
Corps of Engineers|usace treas 310|site
Postal Service, contractors|us postal service,usps disbursing|66544010128
Tennessee Valley Authority|tenn valley auth|15508082801
Military exchange and commissary|=aafes,army air force exchange,deca treas,defense commissary|site
`,
  ],
  [
    'federal-grant',
    `
Health by its code|75 treas 310|site
Farm Service Agency|fsa treas 310,ccc treas 310,usda fsa|site
Science Foundation|nsf treas 310,national science found|site
Health, grants and relief|hhs treas 310,hhs psc|site
Disaster aid|fema treas 310,dhs fema treas 310|site
Community funds|cdfi fund|site
`,
  ],
  [
    'benefit',
    `
Social Security|ssa treas 310,ssi treas 310|69411845745 40280698929
Veterans|vacp treas 310,vaed treas 310|66544010128 9621521253
Railroad and civil pensions|rrb treas 310,opm1 treas 310|15508082801
Military pay|dfas cleveland,navy act,navy alt,navy res|59583958568 57354189851
Census pay|cen treas 310|40280698929
Congress pay|us house of repr,us senate|15508082801
Student aid|doep treas 310,doep treas|15508082801
Farm programs|agri treas 310,12 treas 310|34522192943
Social Security, railroad, civil pensions by their codes|28 treas 310,60 treas 310,24 treas 310|site
Home care|ihss2 st of ca,ihss st of ca|40280698929
State benefits|=conduent|40280698929
`,
  ],
  [
    'tax',
    `
IRS|irs|here
Usataxpymt|usataxpymt|here
Eftps|eftps|here
Franchise Tax|franchise tax|here
Dept of Revenue|dept of revenue|here
Department of Revenue|department of revenue|here
Dept of Tax|dept of tax|here
TX Comptroller|tx comptroller|here
Comptroller|comptroller|here
EDD|edd|here
NYS DTF|nys dtf|here
NY DTF|ny dtf|here
Cdtfa|cdtfa|here
CA Dept Tax|ca dept tax|here
Ohio Dept of Tax|ohio dept of tax|here
Comm of Mass EFT|comm of mass eft|here
Mychildsupport|mychildsupport|here
Child Support|child support|here
BDB Directax|bdb directax|here
Directax|directax|here
Msdeptofrevenue|msdeptofrevenue|here
GA Dept of REV|ga dept of rev|here
FL Dept of REV|fl dept of rev|here
NJ DOR|nj dor|here
PA Dept of REV|pa dept of rev|here
IL Dept of REV|il dept of rev|here
4ohio Iftatx|4ohio iftatx|here
State Tax|state tax|here
NC Dept Revenue|nc dept revenue|here
WA DOR|wa dor|here
Uniform Tax|uniform tax|here
State of NJ Tax|state of nj tax|here
Child credit|mctf treas 310|40280698929
Offset|tcs treas 449|40280698929
Refund transfer|tax products pe1,tax products pe2,tax products pe3,tax products pe4,tax products pe5,sbtpg llc tax products,republic trs,refund advantage,eps financial,republic bk refund,jth financial|40280698929 45762144469
`,
  ],
  [
    'broker',
    `
Treasury securities|apa treas 310|57829804475 28704887155
`,
  ],
]
