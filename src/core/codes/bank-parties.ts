// Kinds of parties that bank lines name besides lenders, and the names that were known first; the many others stand in `names/`.

/** What a party does for a business; says what its credits and debits are. */
export type PartyKind =
  | 'processor'
  | 'marketplace'
  | 'health-payer'
  | 'insurer'
  | 'payroll'
  | 'tax'
  | 'utility'
  | 'card-issuer'
  | 'vehicle'
  | 'factor'
  | 'person-app'
  | 'software'
  | 'shop'
  | 'payables'
  | 'gig'
  | 'settles-for-others'
  | 'broker'
  | 'own-savings'
  | 'money-mover'
  | 'client-money'
  | 'gambling'
  | 'fuel-card'
  | 'wage-access'
  | 'life-insurer'
  | 'premium-finance'
  | 'commission'
  | 'point-of-sale'
  | 'unemployment'
  | 'child-support'
  | 'benefit'
  | 'federal-buyer'
  | 'federal-grant'
  | 'state'
  | 'city'
  | 'large-payer'
  | 'supplier'
  | 'collector'
  | 'debt-relief'
  | 'advance-broker'

/** Plain, lower case; '=' before a name as in `codes/lenders.ts`. */
export const bankParties: Readonly<Partial<Record<PartyKind, readonly string[]>>> = {
  processor: (
    'square inc,square,three square,stripe,toast inc,toast,worldpay,vantiv,fiserv,first data,clover,clover network,heartland,hrtland pmt,' +
    'global payments,elavon,paymentech,tsys,transfirst,bankcard,bkcd,merchant bankcd,merch bankcard,mer bnkcd,merch bank,m merchant,=merch,authnet,' +
    'authorize net,american express,=amex,amex epayment,discover network,paypal,shopify,shopify payments,braintree,adyen,intuit,quickbooks payments,' +
    'cantaloupe,usa technol,le usa technol,north american bancard,payroc,cardconnect,card connect,nuvei,shift4,helcim,stax,lightspeed,mindbody,' +
    'tekmetric,servicetitan pay,synchrony bank,gravity payments,sumup,spoton,paysafe,evo merchant,chase paymentech,propay,greensky,wisetack,affirm inc,' +
    'afterpay,klarna,sezzle,merchant service,merchant svc,merchant services,bank card merch,net settle'
  ).split(','),
  marketplace: (
    'doordash,uber usa,uber eats,=uber,grubhub,amazon com servi,=amazon,amazon c,=amzn,etsy,airbnb,ebay,instacart,expedia,booking com,vrbo,walmart com,' +
    'tiktok shop,faire wholesale,turo,lyft,thumbtack,angi,ezcater,postmates,caviar,opentable,eventbrite,poshmark,mercari,upwork,fiverr,rover com'
  ).split(','),
  'health-payer': (
    'unitedhealthcare,uhc,uhcd,anthem,bluecross,blue cross,bcbs,blue shield,cigna,aetna,humana,medicaid,medicare,novitas,noridian,palmetto gba,' +
    'delta dental,metlife dental,guardian dental,triwest,tricare,kaiser,molina,centene,healthplan,community health,superior vision,eyemed,vsp,' +
    'davis vision,aarp supplementa,optum,wellcare,health net,careplus,echo health,zelis,pay plus,healthnet,ambetter,oscar health,emblemhealth,hmp'
  ).split(','),
  insurer: (
    'hartford,travelers,progressive,geico,state farm,allstate,nationwide,liberty mutual,amtrust,aflac,ipfs,guardian life,metlife,next insurance,' +
    'pie insurance,chubb,hiscox,farmers ins,usaa,cincinnati ins,erie insurance,zurich,assurant,berkshire hathaway,s usa life,yourcomminspmt,' +
    'first insurance funding,afco,imperial pfs,gainsco,hagerty,insuremart,assuredpartners,gainsco ins,philadelphia ins,markel,westfield ins,northwestern mu'
  ).split(','),
  payroll: (
    'adp,paychex,gusto,paycom,paylocity,rippling,quickbooks payroll,intuit payroll,payroll service,online payroll,onpay,surepayroll,trinet,insperity,' +
    'justworks,deel,heartland payroll,paycor,isolved,viventium dd,square payroll,toast payroll,patriot software payroll,dailypay,tapcheck,alphastaff'
  ).split(','),
  tax: (
    'irs,usataxpymt,eftps,franchise tax,dept of revenue,department of revenue,dept of tax,tx comptroller,comptroller,edd,nys dtf,ny dtf,cdtfa,ca dept tax,' +
    'ohio dept of tax,comm of mass eft,mychildsupport,child support,bdb directax,directax,msdeptofrevenue,ga dept of rev,fl dept of rev,nj dor,pa dept of rev,' +
    'il dept of rev,us treasury,us dept of treas,treas 310,4ohio iftatx,state tax,nc dept revenue,wa dor,uniform tax,state of nj tax'
  ).split(','),
  utility: (
    'verizon,comcast,spectrum,charter comm,t mobile,tmobile,at t,entergy,duke energy,con ed,coned,pg e,pgande,eversource,national grid,lipa,seattleutilties,' +
    'xcel energy,dominion,fpl,georgia power,southern california edison,sce,smud,waste management,republic services,centerpoint,firstenergy,ppl,ameren,' +
    'water system,city utilities,cityofstaunton,vonage,ringcentral,cox comm,optimum,frontier comm,lumen,windstream'
  ).split(','),
  'card-issuer': (
    'chase credit crd,chase card,citi card,citi autopay,=capital one,discover e payment,discover,=capitalone,barclaycard,cardmember serv,applecard,amex pmt,bk of amer visa,' +
    'bank of america credit card,wells fargo card,us bank card,synchrony,comenity,elan cardsvc,brex,ramp,divvy,american express ach pmt,amex epayment ach pmt'
  ).split(','),
  vehicle: (
    'toyota financial,toyota motor,ford motor,ford credit,honda pmt,american honda,ally,ally auto,gm financial,nissan motor,paccar,daimler truck,daimler,navistar,' +
    'john deere financial,caterpillar fin,cat financial,kubota credit,komatsu fin,de lage landen,delagelanden,dll finance,penske,ryder,ryder truck,mercedes benz,bmw fin,hyundai motor,' +
    'kia motors,santander consumer,wells fargo auto,chase auto,us bank equipment,key equipment,leaf capital,geneva capital,pnc equipment,' +
    'transport enterp,bowman sales,northern leasing,first citizens,volvo fin,isuzu fin,crown equipment,xerox financial,canon financial,ricoh,pitney bowes'
  ).split(','),
  factor: (
    'triumph factoring,triumph business capital,rts financial,apex capital corp,otr capital,otr solutions,riviera finance,ecapital,tbs factoring,' +
    'tafs,bluevine factoring,rosenthal,republic business credit,altline,factor funding co,thunder funding,interstate billing,england carrier,' +
    'love s financial,porter capital,crestmark,gulf coast business credit'
  ).split(','),
  payables: ['bill com'],
  'money-mover': ['wise us'],
  'person-app': ['zelle', 'venmo', 'cash app', 'apple cash'],
  software: (
    'adobe,microsoft,google,highlevel,intuit qbooks,quickbooks online,salesforce,hubspot,shopify subscription,toast subscr,sqsubscrip,mailchimp,dropbox,zoom,' +
    'slack,viventium hcm,samsara,pedigree technolog,godaddy,squarespace,wix,clover fees,stripe billing,legalshield,yelp,meta platforms,facebk,linkedin'
  ).split(','),
  shop: (
    'sysco,us foods,costco,home depot,lowes,uline,restaurant depot,jetro,walmart,wal mart,target,shell,exxon,bp,chevron,relay payments,' +
    'electronic funds source,paymentus,grainger,fastenal,autozone,o reilly,napa,advance auto parts,staples,office depot,fedex,ups,usps'
  ).split(','),
}
