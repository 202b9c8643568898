// Which address fits which pattern.
import { describe, expect, it } from 'vitest'
import { matchPath } from './router.tsx'

describe('matchPath', () => {
  it.each([
    ['/apply', '/apply/', {}],
    ['/apply', '/apply', {}],
    ['/apply', '/apply/plaid', null],
    ['/apply/amt/:amt', '/apply/amt/50000/', { amt: '50000' }],
    ['/apply/affil/:provider/amt/:amt', '/apply/affil/harbor/amt/9', { provider: 'harbor', amt: '9' }],
    ['/legal/:kind', '/legal/e%2Dsign', { kind: 'e-sign' }],
    ['/legal/:kind', '/legal/%zz', { kind: '%zz' }],
    ['/staff/*', '/staff', {}],
    ['/staff/*', '/staff/applications/1', {}],
    ['/staff/*', '/stuff', null],
  ])('%s against %s', (pattern, path, params) => expect(matchPath(pattern, path)).toEqual(params))
})
