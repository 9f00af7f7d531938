import type { Wanted } from './decision.ts'
import type { Requirement } from './evaluate.ts'
import type { Feature, GlobalRole, Module, ResourceType } from './modules.ts'

/** What one action asks of whoever takes it. Whatever is left out asks for nothing. */
export interface Right {
  /** `allOf()`: to be signed in is enough. */
  readonly requirement: Requirement
  /** In another organization than the own one, where a super administrator works. Left out: the same. */
  readonly elsewhere?: Requirement
  /** The organization has it. `named`: the one that a call's X-Resource-Type header, or a page's address, names. */
  readonly module?: Module | 'named'
  readonly feature?: Feature
  /** It reaches beyond organizations: it takes this role of the platform too. */
  readonly globalRole?: GlobalRole
  /** Of folders and assets: it is for what lies in the trash, which stands in the way of everything else. */
  readonly inTrash?: true
  /** Of folders and assets: it may make them public, so a restriction of publication stands in its way. */
  readonly publishes?: true
}

/** What actions ask for together. `named`: the module that is named, `none` where none of the organization's is. */
export const wantedBy = (rights: readonly Right[], named: ResourceType | 'none'): Wanted => {
  const modules = rights.flatMap(({ module }) => (module === undefined ? [] : [module === 'named' ? named : module]))
  const features = rights.flatMap(({ feature }) => feature ?? [])
  return {
    requirements: rights.map(({ requirement }) => requirement),
    globalRoles: rights.flatMap(({ globalRole }) => globalRole ?? []),
    ...(modules[0] === undefined ? {} : { module: modules[0] }),
    ...(features[0] === undefined ? {} : { feature: features[0] }),
  }
}
