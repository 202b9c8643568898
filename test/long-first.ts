// Which test files begin first: the longest, so that no worker is left alone with one at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The rest take a few seconds each. */
const long = [
  'src/features/papers/hostile.test.ts',
  'test/durability.test.ts',
  'src/features/capabilities/bank-link/bank-link.test.ts',
  'test/doors/doors.test.ts',
  'test/unusable-links.test.ts',
  'e2e/apply.e2e.ts',
  'e2e/bank.e2e.ts',
  'e2e/saving.e2e.ts',
  'e2e/underwriters-day.e2e.ts',
  'e2e/overtaken.e2e.ts',
  'e2e/legacy.e2e.ts',
]

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
