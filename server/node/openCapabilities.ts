import type { PortalEndpoint } from '../../src/infrastructure/contract/portalEndpoint.ts'
import type { DomainPages, Page } from '../http/page.ts'
import type { Route } from '../http/route.ts'
import type { Capability, Part, ServerNode, Service } from './capability.ts'
import type { Closing } from './Closing.ts'

interface OpenedCapabilities {
  readonly routes: readonly Route[]
  readonly pages: readonly Page[]
  readonly described: readonly PortalEndpoint<unknown>[]
  readonly domains: DomainPages | undefined
  begin(origin: string): Promise<void>
  endStreams(): Promise<void>
}

const offers = (): Pick<ServerNode, 'offer' | 'use'> => {
  const offered = new Map<Service<unknown>, unknown>()
  return {
    offer: (what, value) => void offered.set(what, value),
    use: <Offered>(what: Service<Offered>): Offered => {
      if (!offered.has(what)) throw new Error(`Nobody listed before offers ${what.name}`)
      return offered.get(what) as Offered
    },
  }
}

/** Opens them in their order; each closes before those that it uses. */
export const openCapabilities = async (
  capabilities: readonly Capability[],
  surroundings: Omit<ServerNode, 'offer' | 'use'>,
  closing: Closing,
): Promise<OpenedCapabilities> => {
  const node: ServerNode = { ...surroundings, ...offers() }
  const parts: Part[] = []
  for (const open of capabilities) {
    const part = await open(node)
    parts.push(part)
    if (part.close !== undefined) closing.add(part.close)
  }
  return {
    routes: parts.flatMap(({ routes = [] }) => routes),
    pages: parts.flatMap(({ pages = [] }) => pages),
    described: parts.flatMap(({ described = [] }) => described),
    domains: parts.find(({ domains }) => domains !== undefined)?.domains,
    begin: async (origin) => {
      for (const { begin } of parts) await begin?.(origin)
    },
    endStreams: async () => {
      for (const { endStreams } of parts) await endStreams?.()
    },
  }
}
