import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Capability } from '../../application/capabilities/capability.ts'
import { CORE, type Core } from './Core.ts'

/** Under which the container holds the ports of a capability. */
const portsOf = <Ports extends object>({ name }: Capability<object, Ports>): ServiceIdentifier<Ports> => Symbol.for(`ports of ${name}`)

/** Under which it holds what the capability offers. */
export const actorsOf = <Actors extends object>({ name }: Capability<Actors>): ServiceIdentifier<Actors> => Symbol.for(`actors of ${name}`)

type PortsOf<Keys extends readonly Capability<object>[]> = { readonly [At in keyof Keys]: Keys[At] extends Capability<object, infer Ports> ? Ports : never }

interface Parts<Actors extends object, Ports extends object, Needs extends readonly Capability<object>[]> {
  /** Capabilities whose ports this one stands on. */
  readonly needs?: Needs
  /** Its adapters. */
  readonly ports: (core: Core, ...others: PortsOf<Needs>) => Ports
  /** Its machines over them, started. */
  readonly start: (ports: Core & Ports) => Actors
}

/** A capability as the container takes it. */
export interface Registration<Actors extends object, Needs extends readonly Capability<object>[] = readonly Capability<object>[]> {
  readonly key: Capability<Actors>
  readonly needs: Needs
  readonly module: ContainerModule
}

export const registration = <Actors extends object, Shared extends object, Ports extends Shared, const Needs extends readonly Capability<object>[] = []>(
  key: Capability<Actors, Shared>,
  { needs, ports, start }: Parts<Actors, Ports, Needs>,
): Registration<Actors, Needs> => ({
  key,
  needs: needs ?? ([] as unknown as Needs),
  module: new ContainerModule(({ bind }) => {
    const own = portsOf(key) as ServiceIdentifier<Ports>
    bind(own)
      .toResolvedValue((core: Core, ...others: readonly unknown[]) => ports(core, ...(others as PortsOf<Needs>)), [CORE, ...(needs ?? []).map(portsOf)])
      .inSingletonScope()
    bind(actorsOf(key))
      .toResolvedValue((core: Core, held: Ports) => start({ ...core, ...held }), [CORE, own])
      .inSingletonScope()
  }),
})
