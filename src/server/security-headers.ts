// The security headers of every answer, worked out once at the start: a page's, and those of a call that no page comes from.
import type { VendorSources, VendorStep } from './vendor-policies.ts'

export interface SecurityHeaders {
  readonly page: Readonly<Record<string, string>>
  readonly call: Readonly<Record<string, string>>
  /**
   * The content policy of a page with these inline styles, each as 'sha256-...' of the text between its tags. A page that comes to no
   * step of a vendor lets in nothing of any.
   */
  readonly policyWith: (styles: readonly string[], step: VendorStep | null) => string
}

export const noVendors: Readonly<Record<VendorStep, VendorSources>> = { bank: {}, signing: {} }

/** `secure`: reached over https. `mediaOrigins`: of the brands' films. */
export function securityHeaders(parts: {
  readonly secure: boolean
  readonly vendors: Readonly<Record<VendorStep, VendorSources>>
  readonly mediaOrigins?: readonly string[]
}): SecurityHeaders {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(parts.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  const self = "'self'"
  const media = parts.mediaOrigins ?? []
  const policyWith: SecurityHeaders['policyWith'] = (styles, step) => {
    const vendor = step ? parts.vendors[step] : {}
    const styled = vendor['style-src'] ?? []
    // Beside a hash a browser ignores 'unsafe-inline'.
    const own = styled.includes("'unsafe-inline'") ? [] : styles.map((hash) => `'${hash}'`)
    return Object.entries({
      'default-src': [self],
      'script-src': [self, ...(vendor['script-src'] ?? [])],
      'style-src': [self, ...own, ...styled],
      'img-src': [self, 'data:', 'blob:', ...media, ...(vendor['img-src'] ?? [])],
      'font-src': [self, ...(vendor['font-src'] ?? [])],
      'media-src': [self, ...media],
      'connect-src': [self, ...(vendor['connect-src'] ?? [])],
      'frame-src': [self, ...(vendor['frame-src'] ?? [])],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': [self],
    })
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; ')
  }
  return {
    page: {
      ...always,
      'content-security-policy': policyWith([], null),
      // A bank's own login opens in a window that must be able to tell that it was closed.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'origin-agent-cluster': '?1',
      // A photo comes through the file input; no page, and no bank framed in one, asks for the device itself.
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-frame-options': 'DENY',
    },
    call: { ...always, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
    policyWith,
  }
}
