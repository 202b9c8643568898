// What a file's hooks run counts for each of its tests: Stryker would call it static, and run every test there is for it.
import { afterAll, beforeAll } from 'vitest'

interface Stryker {
  /** Absent until a mutant is met, and in the runs of single mutants. */
  mutantCoverage?: { readonly perTest: Record<string, Record<string, number>> }
  /** Whom a hit counts for; static while it is undefined, as while modules are loaded. */
  currentTestId: string | undefined
}
const { __stryker__: stryker } = globalThis as { __stryker__?: Stryker }

interface Task {
  readonly type: string
  readonly name: string
  readonly tasks?: readonly Task[]
}
const testsIn = (task: Task, before = ''): string[] =>
  (task.tasks ?? []).flatMap((each) => {
    const name = `${before} ${each.name}`.trim()
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
  beforeAll(() => {
    outside = HOOKS
  })
  // Vitest hands a hook its suite behind a context that must be destructured.
  afterAll(({}, suite) => {
    outside = undefined
    const perTest = stryker.mutantCoverage?.perTest
    const hits = perTest?.[HOOKS]
    if (!perTest || !hits) return
    delete perTest[HOOKS]
    const file = suite as unknown as Task & { readonly filepath: string }
    for (const name of testsIn(file)) {
      const own = (perTest[`${file.filepath}#${name}`] ??= {})
      for (const [mutant, times] of Object.entries(hits)) own[mutant] = (own[mutant] ?? 0) + times
    }
  })
}
