import { tidy } from '../validation/text.ts'

/** Letters that do not come apart into a base and a mark. */
const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ð: 'd', þ: 'th', ł: 'l', đ: 'd' }

const LONGEST = 63

/** The web address that a title suggests: `Sjøfartsmuseet på Bygdøy` becomes `sjofartsmuseet-pa-bygdoy`. Empty where nothing of it can stand in one. */
export const suggestedAddress = (title: string): string =>
  [...title.toLowerCase().normalize('NFD')]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')

/** Where a portal is read, without the protocol. */
export const portalAddress = (host: string, webAddress: string): string => `${host}/portal/${webAddress}`

/** A domain as it is compared and asked for: without case, and without the dot that may end it. */
export const domainKey = (domain: string): string => tidy(domain).toLowerCase().replace(/\.$/, '')

/** Of a host with its port. */
const nameIn = (host: string): string => domainKey(host.replace(/:\d+$/, ''))

/** Whether a custom domain is the application's own, where no portal can be. */
export const isApplicationDomain = (domain: string, host: string): boolean => domainKey(domain) === nameIn(host)

/** Where the name servers lead who asks for a domain: to the application, to something else, or nowhere, since nobody knows it. */
export const DOMAIN_LEADS = ['here', 'elsewhere', 'nowhere'] as const
export type DomainLead = (typeof DOMAIN_LEADS)[number]

/** An entry in the name servers of a domain. */
interface DomainRecord {
  readonly type: 'CNAME' | 'A' | 'AAAA'
  readonly name: string
  readonly value: string
}

const IPV4 = /^\d+(?:\.\d+){3}$/
const IPV6 = /^\[(.*:.*)\]$/

/** What is to be set so that a custom domain leads to the portal: an alias of the application, or its address where it has no name. */
export const recordFor = (domain: string, host: string): DomainRecord => {
  const value = nameIn(host)
  const [, address] = IPV6.exec(value) ?? []
  return { type: address === undefined ? (IPV4.test(value) ? 'A' : 'CNAME') : 'AAAA', name: domainKey(domain), value: address ?? value }
}

/** Whether an alias is asked of a domain with no name before it, which many name servers let have none: they have a kind of their own for it. */
export const isBare = ({ type, name }: DomainRecord): boolean => type === 'CNAME' && name.split('.').length === 2
