// A policy file with one cell changed, for tests.
import file from '../../../policies/2026-12.json' with { type: 'json' }

/** `path`: keys with dots between. `value` undefined: the key is taken out. `before`: the newest shipped policy when absent. */
export const changed = (path: string, value: unknown, before: unknown = file): unknown => {
  const copy = JSON.parse(JSON.stringify(before)) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const at = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy)
  if (value === undefined) delete at[last]
  else at[last] = value
  return copy
}
