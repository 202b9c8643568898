// Which tests may kill a mutant: those that need no database, or for the stores and the worker those that do; the slow ones aside.

/** Take long, or load what no mutant stands in. */
const slow = [
  'src/features/papers/hostile.test.ts',
  'src/features/papers/page-models.test.ts',
  'src/features/papers/papers.test.ts',
  'src/platform/db/embedded.test.ts',
  'src/platform/threads/',
  'src/platform/paper/',
  'src/platform/providers/call-vendor.test.ts',
]

const usesDatabase =
  /test\/(?:app|database|applicant|staff|portal|signing|backup|bank-visit-suite|businesses)\.ts|openInMemory|openServer|embedded/

/** `text`: what the file says. */
export const isPlainTest = (file: string, text: string): boolean =>
  !slow.some((each) => file.startsWith(each)) && !usesDatabase.test(text)

/** Of those with a database: take long for what they say of a store, or need a server of their own. */
const slowWithDatabase = [
  'src/features/papers/',
  'src/features/staff/aggregation/download-statements.test.ts',
  'src/features/capabilities/bank-link/bank-link.test.ts',
  'src/features/capabilities/polling/',
  'src/features/capabilities/uploads/hostile-files.test.ts',
  'src/features/journeys/bank-visits/',
  'src/features/journeys/sign/framed.test.ts',
  'src/features/journeys/sign/sign.test.ts',
]

/** The tests of stores, of the worker and of the features that call them. */
export const isDatabaseTest = (file: string, text: string): boolean =>
  /^src\/platform\/(?:store|outbox)\//.test(file) ||
  // Of saves that meet a row that is held.
  file === 'test/locked-row.test.ts' ||
  (file.startsWith('src/features/') &&
    !slowWithDatabase.some((each) => file.startsWith(each)) &&
    usesDatabase.test(text))
