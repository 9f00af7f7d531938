import { randomBytes } from 'node:crypto'

/** Two years: browsers that came by https once come by it always. They do not heed it on plain http. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'

export const newNonce = (): string => randomBytes(18).toString('base64')

/** What a page may load. Scripts and styles are ours or carry the page's nonce; nothing inline, no frames, no plugins. */
export const contentSecurityPolicy = (streamOrigin: string | undefined, nonce?: string): string => {
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${streamOrigin === undefined ? '' : ` ${streamOrigin}`}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** On every response, whatever it is. A handler may set a stricter policy for what it serves. */
export const securityHeaders = (streamOrigin: string | undefined): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(streamOrigin),
  'strict-transport-security': STRICT_TRANSPORT,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-permitted-cross-domain-policies': 'none',
})
