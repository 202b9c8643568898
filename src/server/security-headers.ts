// The security headers of every answer, worked out once at the start: a page's, and those of a call that no page comes from.

/** What vendors bring into our pages, by the step that needs it; the providers that are set up. */
export interface VendorOrigins {
  readonly bank: { readonly frames: readonly string[]; readonly scripts: readonly string[] }
  readonly signing: { readonly frames: readonly string[]; readonly scripts: readonly string[] }
}

/** The step of a vendor that a page may come to. */
export type VendorStep = keyof VendorOrigins

export interface SecurityHeaders {
  readonly page: Readonly<Record<string, string>>
  readonly call: Readonly<Record<string, string>>
  /**
   * The content policy of a page with these inline styles, each as 'sha256-...' of the text between its tags. `'any'`: also styles that
   * a script adds to the page. A page that comes to no step of a vendor lets in nothing of any.
   */
  readonly policyWith: (styles: readonly string[] | 'any', step: VendorStep | null) => string
}

const nothing: VendorOrigins[VendorStep] = { frames: [], scripts: [] }
export const noVendors: VendorOrigins = { bank: nothing, signing: nothing }

/** `secure`: reached over https. `mediaOrigins`: of the brands' films. */
export function securityHeaders(parts: {
  readonly secure: boolean
  readonly vendors: VendorOrigins
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
    const { frames, scripts } = step ? parts.vendors[step] : nothing
    return Object.entries({
      'default-src': [self],
      'script-src': [self, ...scripts],
      'style-src': [self, ...(styles === 'any' ? ["'unsafe-inline'"] : styles.map((hash) => `'${hash}'`))],
      'img-src': [self, 'data:', 'blob:', ...media],
      'media-src': [self, ...media],
      'connect-src': [self, ...scripts],
      'frame-src': [self, ...frames],
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
