import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { domainKey, type DomainLead } from '../../src/domain/portal/address.ts'

/** Asks the name servers. */
export interface DomainLookup {
  /** `here`: it is an alias of the application, or has one of its addresses. `nowhere` also where nobody answers in time: no visitor would come by it. */
  find(domain: string, host: string): Promise<DomainLead>
}

/** Milliseconds for an answer, after which it is asked once more. */
const TIMEOUT = 1000
const TRIES = 2

/** Lookups at once. */
const MOST = 16

/** More wait than are asked for at once. */
export class LookupsBusy extends Error {}

/** `servers`: the name servers, in place of the machine's own ones. */
export class DnsDomainLookup implements DomainLookup {
  readonly #resolver: Resolver
  #underWay = 0

  constructor(servers: readonly string[]) {
    this.#resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES })
    if (servers.length > 0) this.#resolver.setServers(servers)
  }

  async find(domain: string, host: string): Promise<DomainLead> {
    if (this.#underWay >= MOST) throw new LookupsBusy()
    this.#underWay += 1
    try {
      const own = domainKey(host.replace(/:\d+$/, ''))
      const [aliases, addresses, ownAddresses] = await Promise.all([this.#aliases(domain), this.#addresses(domain), isIP(own) > 0 ? [own] : this.#addresses(own)])
      if (aliases.length === 0 && addresses.length === 0) return 'nowhere'
      return aliases.some((alias) => domainKey(alias) === own) || addresses.some((address) => ownAddresses.includes(address)) ? 'here' : 'elsewhere'
    } finally {
      this.#underWay -= 1
    }
  }

  #aliases(domain: string): Promise<readonly string[]> {
    return this.#resolver.resolveCname(domain).catch(() => [])
  }

  async #addresses(domain: string): Promise<readonly string[]> {
    const found = await Promise.all([this.#resolver.resolve4(domain).catch(() => []), this.#resolver.resolve6(domain).catch(() => [])])
    return found.flat()
  }
}
