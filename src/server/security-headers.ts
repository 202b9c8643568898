// The security headers of every answer, worked out once at the start: a page's, and those of a call that no page comes from.

export interface SecurityHeaders {
  readonly page: Readonly<Record<string, string>>
  readonly call: Readonly<Record<string, string>>
  /**
   * The content policy of a page with these inline styles, each as 'sha256-...' of the text between its tags. `'any'`: also styles that
   * a script adds to the page.
   */
  readonly policyWith: (styles: readonly string[] | 'any') => string
}

/** `secure`: reached over https. The origins are those of the bank pages that may be framed or load scripts, and of the brands' films. */
export function securityHeaders(parts: {
  readonly secure: boolean
  readonly frameOrigins: readonly string[]
  readonly scriptOrigins: readonly string[]
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
  const policyWith: SecurityHeaders['policyWith'] = (styles) =>
    Object.entries({
      'default-src': [self],
      'script-src': [self, ...parts.scriptOrigins],
      'style-src': [self, ...(styles === 'any' ? ["'unsafe-inline'"] : styles.map((hash) => `'${hash}'`))],
      'img-src': [self, 'data:', 'blob:', ...media],
      'media-src': [self, ...media],
      'connect-src': [self, ...parts.scriptOrigins],
      'frame-src': [self, ...parts.frameOrigins],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': [self],
    })
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; ')
  return {
    page: {
      ...always,
      'content-security-policy': policyWith([]),
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
