// What a file's hooks run counts for each of its tests: Stryker would call it static, and run every test there is for it.
import { afterAll, beforeAll } from 'vitest'

/** How often each mutant was met, by its number. */
type Hits = Record<string, number>
interface Coverage {
  readonly static: Hits
  readonly perTest: Record<string, Hits>
}
interface Stryker {
  /** Absent until a mutant is met, and in the runs of single mutants. Stryker sends it after each file. */
  mutantCoverage?: Coverage
  /** What the mutants write into: of all files so far. */
  whole?: Coverage
  /** Whom a hit counts for; static while it is undefined, as while modules are loaded. */
  currentTestId: string | undefined
}
const { __stryker__: stryker } = globalThis as { __stryker__?: Stryker }

interface Task {
  readonly type: string
  readonly name: string
  readonly mode: string
  readonly tasks?: readonly Task[]
}
/** The names of those that are not skipped. */
const testsIn = (task: Task, before = ''): string[] =>
  (task.tasks ?? []).flatMap((each) => {
    const name = `${before} ${each.name}`.trim()
    if (each.mode === 'skip' || each.mode === 'todo') return []
    return each.type === 'test' ? [name] : testsIn(each, name)
  })

const HOOKS = 'hooks'

if (stryker) {
  let current: string | undefined
  let outside: string | undefined
  Object.defineProperty(stryker, 'currentTestId', {
    configurable: true,
    get: () => current ?? outside,
    set: (id: string | undefined) => void (current = id),
  })
  if (stryker.whole) stryker.mutantCoverage = stryker.whole
  beforeAll(() => {
    outside = HOOKS
  })
  // Vitest hands a hook its suite behind a context that must be destructured.
  afterAll(({}, suite) => {
    outside = undefined
    const whole = stryker.mutantCoverage
    if (!whole) return
    const file = suite as unknown as Task & { readonly filepath: string }
    const own: Record<string, Hits> = {}
    const ofHooks = whole.perTest[HOOKS] ?? {}
    delete whole.perTest[HOOKS]
    for (const name of testsIn(file)) {
      const id = `${file.filepath}#${name}`
      const hits: Hits = (own[id] = { ...whole.perTest[id] })
      for (const [mutant, times] of Object.entries(ofHooks)) hits[mutant] = (hits[mutant] ?? 0) + times
    }
    // The file's own only: with those of all files before it, each time, a run of many files would send more and more.
    stryker.whole = whole
    stryker.mutantCoverage = { static: whole.static, perTest: own }
  })
}
