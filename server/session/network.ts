import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address: a prefix that one customer has, within which they take any address they like. */
const PREFIX = 4

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What an address is counted and served as: an IPv4 address itself, of IPv6 its network of 64 bits. */
export const networkOf = (address: string): string => {
  const [, mapped] = MAPPED.exec(address) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.toLowerCase().split('%')[0] ?? '').split('::')
  const groups = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const filled = tail === undefined ? first : [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last]
  return `${filled.slice(0, PREFIX).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
