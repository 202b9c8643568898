// Which tests may kill a mutant: all that need no database, and of those that do the ones that say most of the stores in the least time.

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

export const databaseTests = ['src/platform/store/*.test.ts', 'src/platform/outbox/*.test.ts']
