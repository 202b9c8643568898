// The testers' menu never shows on a production host: one whose name starts with the brand's, or its www variant.
import { expect, test } from 'vitest'
import { isProductionHost } from './staging-menu.tsx'

test.each([
  ['Harbor Pay', 'harborpay.example', true],
  ['Harbor Pay', 'www.harborpay.example', true],
  ['Harbor Pay', 'staging.harborpay.example', false],
  ['Harbor Pay', 'localhost', false],
  ['', 'localhost', false],
])('%s on %s: %s', (brand, host, production) => expect(isProductionHost(brand, host)).toBe(production))
