// Which test files begin first: the longest, so that no worker is left alone with one at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Minutes each; the rest take seconds. */
const long = ['test/doors/doors.test.ts', 'test/golden-personas.test.ts', 'test/durability.test.ts']

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = long.findIndex((file) => moduleId.endsWith(file))
      return at < 0 ? long.length : at
    }
    const others = await super.sort(files)
    return others.toSorted((a, b) => rank(a) - rank(b))
  }
}
