// Tells Stryker of files that failed without a failed test, in a hook or while they were loaded: it looks at tests alone.
import type { Reporter, TestModule, Vitest } from 'vitest/node'

export class BrokenFiles implements Reporter {
  private vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests('failed')]
    if (module.state() === 'failed' && tests.length === 0)
      this.vitest?.state.catchError(new Error('a hook failed, or the file itself'), 'Unhandled Error')
  }
}
