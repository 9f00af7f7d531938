import { withoutSeparators } from '../../src/domain/naming/names.ts'

/** Letters that RFC 5987 leaves as they are, of those that encodeURIComponent does. */
const encoded = (name: string): string => encodeURIComponent(name).replace(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** What changes the direction of writing, and what cannot stand in a header. */
const UNSAFE = /[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/**
 * Content-Disposition (RFC 6266): the name in ASCII for old programs, whole in UTF-8 for all others. Marks of direction are
 * left out, so that no file shows another extension than it has.
 */
export const disposition = (kind: 'attachment' | 'inline', name: string): string => {
  const safe = withoutSeparators(name.replace(UNSAFE, ''))
  const ascii = safe.normalize('NFKD').replace(/\p{M}+/gu, '').replace(/[^\x20-\x7e]/gu, '_').replace(/["%;]/g, '_').replace(/^\.+$/, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded(safe)}`
}
