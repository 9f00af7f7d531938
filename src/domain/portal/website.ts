/**
 * The link that a website's text may become: http and https only, https where none is written. Nothing for what would run
 * as a script or is no address.
 */
export const websiteHref = (website: string): string | undefined => {
  const text = website.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const host = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? ''
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::[0-9]{1,5})?$/u.test(host) && !/[\s"'<>\\`]/.test(address) ? address : undefined
}
