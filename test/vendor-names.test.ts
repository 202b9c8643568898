// A vendor's name stops at its door: its own folder, the files that pick vendors, the configuration, the demo.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const vendors = [
  'finicity',
  'plaid',
  'datamerch',
  'fundbox',
  'twilio',
  'google',
  'clamd',
  'clamav',
  'smtp',
  'experian',
  'docusign',
  'pandadoc',
  'salesforce',
  'ocrolus',
  'json-match',
]

const doors = [
  /^src\/platform\/providers\/[^/]+\/[^/]+\//,
  /^src\/platform\/providers\/.*\.contract\.test\.ts$/,
  /^src\/server\/(providers|vendor-policies|thread)\.ts$/,
  /^src\/server\/demo\//,
  /^src\/platform\/config\.ts$/,
]

/** Where a name stands outside, and what forces it there. */
const allowed: readonly (readonly [file: RegExp, vendor: RegExp, why: string])[] = [
  [
    /^src\/core\/domain\/statement-signs\/writers\.ts$/,
    /google/,
    'a program that writes PDFs, as files name it',
  ],
  [
    /^src\/(platform\/deps|platform\/store\/(leads|lead-save|bank-data)|platform\/providers\/bank-data\/port|core\/contract\/event-details|core\/flow\/variant)\.ts$/,
    /finicity|plaid/,
    'the two bank ways of an application, /apply and /apply/plaid, are stored and routed by these names',
  ],
  [
    /^src\/features\/capabilities\/bank-link\//,
    /finicity|plaid/,
    'the wire paths and fields of the two bank ways, and which way a call starts',
  ],
  [
    /^src\/features\/capabilities\/offers\//,
    /plaid/,
    'the stage `plaid_json` of the offer status on the wire',
  ],
  [
    /^src\/features\/staff\/aggregation\/(aggregation-contract|read-file\.server)\.ts$/,
    /plaid/,
    'the field `plaid_model` on the wire',
  ],
  [
    /^src\/features\/papers\/statement\/wire\.ts$/,
    /plaid/,
    "the field `plaid` of a statement's model on the wire",
  ],
  [
    /^src\/features\/capabilities\/messages\/text-webhooks\.server\.ts$/,
    /twilio/,
    "the webhooks' addresses, as they stand in the vendor's console",
  ],
  [
    /^src\/features\/capabilities\/signing\/provider-webhooks\.server\.ts$/,
    /pandadoc/,
    "the webhooks' address, as it stands in the vendor's console",
  ],
  [
    /^src\/features\/capabilities\/statement-analysis\/analysis-webhooks\.server\.ts$/,
    /ocrolus/,
    "the webhooks' address, as it stands in the vendor's console",
  ],
  [
    /^src\/features\/(journeys|capabilities\/answers)\//,
    /finicity|plaid|datamerch|fundbox/,
    'the routes, and the wire names `variant`, `datamerch_hit` and `fundbox_submit_lead`',
  ],
  [
    /^src\/core\/domain\/mail(box|-typo)\.ts$/,
    /google/,
    "a domain of people's addresses, and where its rule stands",
  ],
  [
    /^src\/(features\/staff|core\/words)\/setup\//,
    /./,
    'the operator’s page of what is set up, and the doctor: settings and consoles have the vendors’ names',
  ],
  [/^src\/web\//, /finicity|plaid/, 'the routes /apply and /apply/plaid'],
  [/^src\/ui\/stored-items\.ts$/, /plaid/, 'the stored item `active_plaid_connections` of the specification'],
  [
    /^src\/(core\/codes\/choices|features\/capabilities\/tracking\/visit-source)\.ts$/,
    /google/,
    'an answer to "how did you hear about us?", and what it is told by',
  ],
  [/^src\/platform\/paper\/typeface\.ts$/, /google/, 'the name of the package that the font files lie in'],
  [
    /^src\/core\/codes\/credit\//,
    /experian/,
    'tables of codes and names of score models, which are the bureau’s own',
  ],
  [/^src\/core\/codes\/lenders\.ts$/, /fundbox/, 'a lender known by its bank descriptor'],
  [
    /^src\/core\/codes\/names\/[a-z-]+\.ts$/,
    /google|salesforce/,
    'payers and payees known by their bank descriptors',
  ],
]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const files = sourceFiles(['src'], /\.(tsx?|css)$/).filter((file) => !isTest(file))

const leaks = files
  .filter((file) => !doors.some((door) => door.test(file)))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return vendors.filter((vendor) => text.includes(vendor)).map((vendor) => ({ file, vendor }))
  })
const isAllowed = ({ file, vendor }: { file: string; vendor: string }) =>
  allowed.some(([where, who]) => where.test(file) && who.test(vendor))

test("no vendor's name leaves its folder", () => {
  expect(files.length).toBeGreaterThan(200)
  expect(leaks.filter((leak) => !isAllowed(leak)).map(({ file, vendor }) => `${file}: ${vendor}`)).toEqual([])
})

test('every exception is still needed', () => {
  const idle = allowed.filter(
    ([where, who]) => !leaks.some(({ file, vendor }) => where.test(file) && who.test(vendor)),
  )
  expect(idle.map(([, , why]) => why)).toEqual([])
})
