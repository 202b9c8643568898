// States and cities: taxes, unemployment, child support, and what they buy. What the columns and the sources mean: `rows.ts`.
import type { NameTable } from './rows.ts'

export const statesAndCities: readonly NameTable[] = [
  [
    'tax',
    `
Alabama: taxes paid|al dept of rev|site
Alabama: tax refund|alsttaxrfd|site
Alaska: taxes paid|ak dept of rev|site
Arizona: taxes paid|az dept of rev|59835573991 40280698929
Arizona: tax refund|azsttaxrfd|59835573991 40280698929
Arkansas: taxes paid|=ar dfa,arkansas dfa,ar state finance|59835573991 40280698929
Arkansas: tax refund|arsttaxrfd|site
California: taxes paid|ca ftb web pay,employment devel|59835573991 40280698929
Colorado: taxes paid|colo dept revenue,colorado dept of revenue|site
Colorado: tax refund|co dept revenue|59835573991 40280698929
Connecticut: taxes paid|=ct drs,state of ct drs,conn drs|site
Connecticut: tax refund|ctsttaxrfd|site
Delaware: taxes paid|de div revenue|site
Delaware: tax refund|desttaxrfd|site
District of Columbia: taxes paid|=dc otr,dc government otr,dc office of tax|site
District of Columbia: tax refund|dcsttaxrfd,dc government|site
Florida: taxes paid|fla dept revenue,fl dept of reve|59835573991 40280698929
Georgia: taxes paid|ga tx pymt,georgia its tax ga tx pymt,ga dept of revenue|59835573991 40280698929
Georgia: tax refund|gasttaxrfd,georgia departme,=ga dor|59835573991 40280698929
Hawaii: taxes paid|=hi tax,hawaii st tax,state of hawaii tax|site
Hawaii: tax refund|histtaxrfd|site
Idaho: taxes paid|id state tax com,idaho tax comm|site
Idaho: tax refund|idsttaxrfd|site
Illinois: taxes paid|il dept of reven,illinois dept of revenue|59835573991 40280698929
Illinois: tax refund|ilsttaxrfd|59835573991 40280698929
Indiana: taxes paid|=in dor,indiana dor intime,in dept of reven|site
Indiana: tax refund|insttaxrfd|site
Iowa: taxes paid|ia dept of rev,iowa dept of rev|site
Iowa: tax refund|iasttaxrfd|site
Kansas: taxes paid|ks dept of reven,kansas dept rev|site
Kansas: tax refund|kssttaxrfd,ks dept of rev|site
Kentucky: taxes paid|ky dept of reven,ky state treasur|site
Kentucky: tax refund|kysttaxrfd|site
Louisiana: taxes paid|la revenue dept,state of louisia epospymnts|59835573991 40280698929
Louisiana: tax refund|lasttaxrfd|59835573991 40280698929
Maine: taxes paid|me bureau of tax,maine revenue svc|site
Maine: tax refund|mesttaxrfd|site
Maryland: taxes paid|comp of maryland,md comp dir db rad|site
Maryland: tax refund|mdsttaxrfd,md comptroller|site
Massachusetts: tax refund|masttaxrfd,comm of mass|site
Michigan: taxes paid|mi business tax|59835573991 40280698929
Michigan: tax refund|misttaxrfd|59835573991 40280698929
Minnesota: taxes paid|mn dept of reven,minn dept of rev|59835573991 40280698929
Minnesota: tax refund|mn dept of reven mnsttaxrfd|59835573991 40280698929
Mississippi: taxes paid|ms dept of rev|59835573991 40280698929
Mississippi: tax refund|mssttaxrfd|site
Missouri: taxes paid|mo dept revenue,mo dept of revenue|59835573991 40280698929
Missouri: tax refund|mosttaxrfd|59835573991 40280698929
Montana: taxes paid|mt dept of rev|site
Montana: tax refund|mtsttaxrfd|59835573991 40280698929
Nebraska: taxes paid|ne dept revenue,neb dept rev|site
Nebraska: tax refund|nesttaxrfd|site
Nevada: taxes paid|nv dept taxation,nevada dept tax|site
New Hampshire: taxes paid|=nh dra,state of nh dra|site
New Jersey: taxes paid|nj web pmt,nj div taxation|site
New Jersey: tax refund|state of n j|59835573991 40280698929
New Mexico: taxes paid|nm tax rev,nm taxation rev,state of nm tax|site
New Mexico: tax refund|nmsttaxrfd|site
New York: tax refund|ny state|59835573991 40280698929
North Carolina: tax refund|ncsttaxrfd,=ncdor|59835573991 40280698929
North Dakota: taxes paid|nd tax payment,nd state tax|site
North Dakota: tax refund|ndsttaxrfd|site
Ohio: taxes paid|8011ohio taxosutax,ohio taxocat,8011ohio taxoewh|site
Ohio: tax refund|ohsttaxrfd|59835573991 40280698929
Oklahoma: taxes paid|=ok tax,oklahoma tax comm,oklahomataxpmts|59835573991 40280698929
Oklahoma: tax refund|oksttaxrfd,ok tax comm|site
Oregon: taxes paid|or revenue dept,or dept of rev|site
Oregon: tax refund|or revenue dept orsttaxrfd|59835573991 40280698929
Pennsylvania: taxes paid|padeptofrevenue,pa dept revenue payment|site
Pennsylvania: tax refund|pasttaxrfd,comm of pa|59835573991 40280698929
Rhode Island: taxes paid|ri div of tax,ri taxation|site
Rhode Island: tax refund|risttaxrfd|site
South Carolina: taxes paid|sc dept revenue,=sc dor|site
South Carolina: tax refund|scsttaxrfd,sc state treasur|59835573991 40280698929
South Dakota: taxes paid|sd dept of rev,=sd dor|site
Tennessee: taxes paid|tn state revenue,tn dept of rev,=tn tap|site
Texas: taxes paid|webfile tax pymt,dd webfile tax pymt,tx workforce comm|59835573991 40280698929
Utah: taxes paid|utah st tax comm,utah801 297 7703,ut state tax|site
Utah: tax refund|utsttaxrfd|site
Vermont: taxes paid|vt dept of taxes|site
Vermont: tax refund|vtsttaxrfd|site
Virginia: taxes paid|va dept taxation|59835573991 40280698929
Virginia: tax refund|va dept taxation vasttaxrfd,vatxrebate|59835573991 40280698929
Washington: taxes paid|wa dept revenue,wa dept of rev tax pymt|site
West Virginia: taxes paid|wv state tax,wvtreasury|site
West Virginia: tax refund|wvsttaxrfd|site
Wisconsin: taxes paid|wi dept revenue|site
Wisconsin: tax refund|wisttaxrfd|site
Wyoming: taxes paid|wy dept of rev,wyoming dor|site
Puerto Rico: taxes paid|pr hacienda,depto de hacienda suri|site
Puerto Rico: tax refund|prsttaxrfd|site
`,
  ],
  [
    'unemployment',
    `
Alabama: unemployment (agency)|al dept of labor|site
Alaska: unemployment (agency)|ak dept of labor,alaska dol|59835573991 40280698929
Arizona: unemployment (agency)|state of arizona,=az des|59835573991 40280698929
Arkansas: unemployment (agency)|=adws|59835573991 40280698929
California: unemployment (agency)|=ca edd,edd ui benefit|site
Colorado: unemployment (agency)|cdle ui benefits|59835573991 40280698929
Connecticut: unemployment (agency)|ctdol unemp comp|59835573991 40280698929
Delaware: unemployment (agency)|de dol ui|site
District of Columbia: unemployment (agency)|dc does ui|site
Florida: unemployment (agency)|=fl deo,fl dept commerce|59835573991 40280698929
Georgia: unemployment (agency)|ga dept of labor|59835573991 40280698929
Hawaii: unemployment (agency)|=hi ui,hawaii dlir ui|site
Idaho: unemployment (agency)|id dept of labor|59835573991 40280698929
Illinois: unemployment (agency)|=ides|59835573991 40280698929
Iowa: unemployment (agency)|st of ia ui pay|59835573991 40280698929
Kansas: unemployment (agency)|ks dept of labor|59835573991 40280698929
Kentucky: unemployment (agency)|=ky ui|site
Louisiana: unemployment (agency)|la workforce,=lwc ui|site
Maine: unemployment (agency)|maine dept labor|59835573991 40280698929
Maryland: unemployment (agency)|=md ui,md labor|site
Massachusetts: unemployment (agency)|=ma dua,=ma pua|59835573991 40280698929
Michigan: unemployment (agency)|uia pre paid car,=mi uia,michigan uia|59835573991 40280698929
Minnesota: unemployment (agency)|mn dept of deed|59835573991 40280698929
Mississippi: unemployment (agency)|=mdes|59835573991 40280698929
Missouri: unemployment (agency)|=modes|59835573991 40280698929
Nebraska: unemployment (agency)|ne dol ui|site
Nevada: unemployment (agency)|nevada esd|59835573991 40280698929
New Hampshire: unemployment (agency)|=nhus|59835573991 40280698929
New Jersey: unemployment (agency)|nj labor ui,state of nj ui|site
New Mexico: unemployment (agency)|new mexico dws|59835573991 40280698929
New York: unemployment (agency)|nys dol ui dd|59835573991 40280698929
North Carolina: unemployment (agency)|ncdes uibenefits ui benefit|59835573991 40280698929
North Dakota: unemployment (agency)|job service nd|59835573991 40280698929
Ohio: unemployment (agency)|=odjfs,odjfs pua|59835573991 40280698929
Oklahoma: unemployment (agency)|ok oesc ui|site
Oregon: unemployment (agency)|or employment|site
Pennsylvania: unemployment (agency)|comm of pa ucd|59835573991 40280698929
Rhode Island: unemployment (agency)|ridlt ui,ridl tdi|59835573991 40280698929
South Carolina: unemployment (agency)|scesc uibenefits|59835573991 40280698929
South Dakota: unemployment (agency)|sd dlr ui|site
Tennessee: unemployment (agency)|tn ui payments,tn dua payments|59835573991 40280698929
Texas: unemployment (agency)|twc benefits|59835573991 40280698929
Utah: unemployment (agency)|ut dws ui|site
Vermont: unemployment (agency)|vt dol ui|site
Virginia: unemployment (agency)|vec virginia|59835573991 40280698929
Washington: unemployment (agency)|wa st employ sec|59835573991 40280698929
West Virginia: unemployment (agency)|workforce wv|59835573991 40280698929
Wisconsin: unemployment (agency)|wisconsin dwd ui|59835573991 40280698929
Wyoming: unemployment (agency)|wyoming dws|59835573991 40280698929
Puerto Rico: unemployment (agency)|pr dtrh|site
`,
  ],
  [
    'child-support',
    `
Alabama: child support unit|al child support,alabama cspc|62680221224
Alaska: child support unit|ak cssd,alaska csed|62680221224
Arizona: child support unit|az child support,=az sdu|62680221224
Arkansas: child support unit|ar child support,ocse ar|62680221224
California: child support unit|=ca sdu,california sdu,state disburseme|62680221224
Colorado: child support unit|co fam supp reg|59835573991 40280698929
Connecticut: child support unit|ct ccspc,ct child support|62680221224
Delaware: child support unit|de child support|62680221224
District of Columbia: child support unit|dc child support,dc csch|62680221224
Florida: child support unit|=fl sdu|62680221224
Georgia: child support unit|ga child support,=ga fsr|59835573991 40280698929
Hawaii: child support unit|hi csea|62680221224
Idaho: child support unit|id child support|62680221224
Illinois: child support unit|=il sdu|62680221224
Indiana: child support unit|insccu,in child support|62680221224
Iowa: child support unit|ia csru,iowa csru collect|62680221224
Kansas: child support unit|kansas payment center|62680221224
Kentucky: child support unit|ky child support|62680221224
Louisiana: child support unit|la dcfs|62680221224
Maine: child support unit|me child support|62680221224
Maryland: child support unit|md child support|62680221224
Massachusetts: child support unit|ma dor cse|62680221224
Michigan: child support unit|=misdu|62680221224
Minnesota: child support unit|mn child support|62680221224
Mississippi: child support unit|=ms sdu,mdhs child supp|62680221224
Missouri: child support unit|fspc mo,mo fspc|62680221224
Montana: child support unit|mt csed|62680221224
Nebraska: child support unit|ne child support,=ncspc|62680221224
Nevada: child support unit|nv scadu|62680221224
New Hampshire: child support unit|nh child support|62680221224
New Jersey: child support unit|=nj sdu,njfspc,nj family support|59835573991 40280698929
New Mexico: child support unit|nm child support|62680221224
New York: child support unit|nys child support,nys cspc|62680221224
North Carolina: child support unit|nc child support,nccscc|62680221224
North Dakota: child support unit|nd child support|62680221224
Ohio: child support unit|oh child suppor,=ocspc|59835573991 40280698929
Oklahoma: child support unit|ok child support,ok centralized sup|62680221224
Oregon: child support unit|or child support|62680221224
Pennsylvania: child support unit|pa scdu|62680221224
Rhode Island: child support unit|ri child support|62680221224
South Carolina: child support unit|=sc sdu|62680221224
South Dakota: child support unit|sd child support|62680221224
Tennessee: child support unit|tn child support,=tn sdu|62680221224
Texas: child support unit|texas oag,=tx sdu,texas sdu|59835573991 40280698929
Utah: child support unit|=ut ors,utah ors|62680221224
Vermont: child support unit|=vt ocs|62680221224
Virginia: child support unit|=va sdu,va dcse|62680221224
Washington: child support unit|wa dshs dcs,wa support reg|62680221224
West Virginia: child support unit|wv bcse|62680221224
Wisconsin: child support unit|wi sctf|62680221224
Wyoming: child support unit|=wy sdu|62680221224
Puerto Rico: child support unit|asume pr|62680221224
`,
  ],
  [
    'state',
    `
Alabama: state as customer (vendor)|state of alabama,al vendor pmt,state of al vendor|site
Alaska: state as customer (vendor)|state of alaska,ak vendor pmt,state of ak vendor|site
Arizona: state as customer (vendor)|az vendor pmt,state of az vendor|59835573991 40280698929
Arkansas: state as customer (vendor)|state of arkansa,ar vendor pmt,state of ar vendor|site
California: state as customer (vendor)|state of ca,ca vendor pmt|59835573991 40280698929
Colorado: state as customer (vendor)|state of colorad,co vendor pmt,state of co vendor|site
Connecticut: state as customer (vendor)|state of connect,ct vendor pmt,state of ct vendor|site
Delaware: state as customer (vendor)|de vendor pmt,state of de vendor|site
District of Columbia: state as customer (vendor)|dc vendor pmt,state of dc vendor|59835573991 40280698929
Florida: state as customer (vendor)|state of florida,fl vendor pmt,state of fl vendor|site
Georgia: state as customer (vendor)|state of georgia,ga vendor pmt,state of ga vendor|site
Hawaii: state as customer (vendor)|hi vendor pmt,state of hi vendor|site
Idaho: state as customer (vendor)|state of idaho,id vendor pmt,state of id vendor|site
Illinois: state as customer (vendor)|il vendor pmt,state of il vendor|59835573991 40280698929
Indiana: state as customer (vendor)|in vendor pmt,state of in vendor|59835573991 40280698929
Iowa: state as customer (vendor)|state of iowa,ia vendor pmt,state of ia vendor|site
Kansas: state as customer (vendor)|state of kansas,ks vendor pmt,state of ks vendor|site
Kentucky: state as customer (vendor)|comm of ky,ky vendor pmt,state of ky vendor|59835573991 40280698929
Louisiana: state as customer (vendor)|state of louisia,la vendor pmt,state of la vendor|site
Maine: state as customer (vendor)|me vendor pmt,state of me vendor|site
Maryland: state as customer (vendor)|state of marylan,md vendor pmt,state of md vendor|site
Massachusetts: state as customer (vendor)|ma vendor pmt,state of ma vendor|59835573991 40280698929
Michigan: state as customer (vendor)|mi vendor pmt,state of mi vendor|59835573991 40280698929
Minnesota: state as customer (vendor)|state of minneso,mn vendor pmt,state of mn vendor|site
Mississippi: state as customer (vendor)|state of mississ,ms vendor pmt,state of ms vendor|site
Missouri: state as customer (vendor)|state of missour,mo vendor pmt,state of mo vendor|site
Montana: state as customer (vendor)|mt vendor pmt,state of mt vendor|59835573991 40280698929
Nebraska: state as customer (vendor)|ne vendor pmt,state of ne vendor|site
Nevada: state as customer (vendor)|state of nevada,nv vendor pmt,state of nv vendor|site
New Hampshire: state as customer (vendor)|state of new ham,nh vendor pmt,state of nh vendor|site
New Jersey: state as customer (vendor)|nj vendor pmt,state of nj vendor|59835573991 40280698929
New Mexico: state as customer (vendor)|state of new mex,nm vendor pmt,state of nm vendor|site
New York: state as customer (vendor)|ny vendor pmt,state of ny vendor|59835573991 40280698929
North Carolina: state as customer (vendor)|state of north c,nc vendor pmt,state of nc vendor|site
North Dakota: state as customer (vendor)|state of north d,nd vendor pmt,state of nd vendor|site
Ohio: state as customer (vendor)|oh vendor pmt,state of oh vendor|59835573991 40280698929
Oklahoma: state as customer (vendor)|state of oklahom,ok vendor pmt,state of ok vendor|site
Oregon: state as customer (vendor)|state of oregon,or vendor pmt,state of or vendor|site
Pennsylvania: state as customer (vendor)|pa vendor pmt,state of pa vendor|59835573991 40280698929
Rhode Island: state as customer (vendor)|state of rhode i,ri vendor pmt,state of ri vendor|site
South Carolina: state as customer (vendor)|sc vendor pmt,state of sc vendor|59835573991 40280698929
South Dakota: state as customer (vendor)|state of south d,sd vendor pmt,state of sd vendor|site
Tennessee: state as customer (vendor)|state of tenness,tn vendor pmt,state of tn vendor|site
Texas: state as customer (vendor)|state of texas,tx vendor pmt,state of tx vendor|site
Utah: state as customer (vendor)|ut vendor pmt,state of ut vendor|site
Vermont: state as customer (vendor)|vt vendor pmt,state of vt vendor|site
Virginia: state as customer (vendor)|comm of va,va vendor pmt,state of va vendor|59835573991 40280698929
Washington: state as customer (vendor)|state of washing,wa vendor pmt,state of wa vendor|site
West Virginia: state as customer (vendor)|state of west vi,wv vendor pmt,state of wv vendor|site
Wisconsin: state as customer (vendor)|state of wiscons,wi vendor pmt,state of wi vendor|site
Wyoming: state as customer (vendor)|state of wyoming,wy vendor pmt,state of wy vendor|site
Puerto Rico: state as customer (vendor)|pr vendor pmt,state of pr vendor|59835573991 40280698929
`,
  ],
  [
    'city',
    `
NYC Finance (parking, property, business tax)|nyc finance,nyc dept of fina|52678347979
City of New York (vendor EFT)|nyc ach,city of new york vendor,nyc comptroller|site
NYC Health + Hospitals, HRA|nyc hra,=nyc h h|site
NYC schools|nyc doe,nycdoe vendor|site
City of Los Angeles|city of los ange,la city finance,=ladwp|site
Los Angeles County|la county tax,county of la auditor|site
City and County of San Francisco|sf tax collector,ccsf vendor|site
City of Chicago|city of chicago,chicago dof|site
Cook County|cook county trea|site
City of Houston|city of houston|site
Harris County|harris county ta|site
City of Phoenix|city of phoenix|site
Philadelphia Revenue|phila revenue,city of phila,philadelphia rev|site
City of San Antonio, CPS Energy|city of san anto,cps energy|site
City of San Diego|city of san dieg|site
City of Dallas|city of dallas|site
City of Austin Utilities|city of austin,coa utilities|site
City of Seattle (tax, light)|city of seattle|59117819253 62189080878
City and County of Denver|denver city,city of denver|site
City of Boston|city of boston|site
Regional Income Tax Agency (Ohio)|=rita,rita ohio|site
Central Collection Agency (Ohio)|cca cleveland,central collection agency|site
Berkheimer / Keystone (Pennsylvania local tax)|berkheimer,keystone collect,hab eit|site
Kansas City Missouri revenue|kcmo revenue,city of kc mo|site
City of St. Louis|city of st louis|site
Louisville Metro Revenue|louisville metro,lou metro rev|site
City of Redmond (bill by bank)|city of redmond|46569533717
Delta Charter Township|delta charter tw|53746272357
Miami-Dade County|miami dade count,mdc tax|site
Clark County (NV)|clark county tre|site
King County|king county trea|site
Housing authorities (section 8 rent)|housing authorit,=hacla,=nycha,cha hap,housing auth hap|site
Transit and port authorities|mta vendor,metro transit ap|site
DMV and vehicle registration|ca dmv veh reg,mn driver and vehicle,ector vehreg|52691503239 54193223020
Secretary of State filings|=secretary of state,sos filing,sunbiz|55786332852
`,
  ],
]
