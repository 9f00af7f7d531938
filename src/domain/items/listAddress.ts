import type { ResourceType } from '../access/modules.ts'
import { resourceTypeOfSegment, segmentOf } from '../access/segments.ts'
import type { ItemKind } from './item.ts'

/** A list that assets are opened from, beside folders; `query` is what its address says after the question mark. */
type ListAddress =
  | { readonly of: 'favorites'; readonly query: string }
  | { readonly of: 'search'; readonly query: string }
  | { readonly of: 'assets'; readonly type: ResourceType; readonly query: string }
  | { readonly of: 'webReady'; readonly type: ResourceType; readonly query: string }
  /** What is related to an asset or folder. */
  | { readonly of: 'related'; readonly kind: ItemKind; readonly type: ResourceType; readonly id: string }

/** UTF-16 units; longer addresses are nobody's list. */
const LONGEST = 2_000
const ADDRESS = /^\/([\w/-]+)(?:\?([^#\s\\]*))?$/
const KINDS = { assets: 'asset', folders: 'folder' } as const

const isKind = (step: string | undefined): step is keyof typeof KINDS => step === 'assets' || step === 'folders'

/**
 * The list that an address of this application names, or undefined: an asset's page carries it to lead back and on, so that nothing else may
 * be made of it.
 */
export const listAddressOf = (address: string): ListAddress | undefined => {
  const [, path, query = ''] = address.length > LONGEST ? [] : (ADDRESS.exec(address) ?? [])
  const [first = '', second, third, fourth, fifth, ...more] = path?.split('/') ?? []
  if (more.length > 0) return undefined
  if ((first === 'favorites' || first === 'search') && second === undefined) return { of: first, query }
  if (first === 'advanced-search' && second === 'result' && third === undefined) return { of: 'search', query }
  const type = resourceTypeOfSegment(first)
  if (type === undefined || first !== segmentOf(type)) return undefined
  if (third === undefined) {
    if (second === 'assets' || second === 'web-ready') return { of: second === 'assets' ? 'assets' : 'webReady', type, query }
    return undefined
  }
  if (!isKind(second) || third === '') return undefined
  const kind = KINDS[second]
  if (third === 'related' && fourth !== undefined && fourth !== '' && fifth === undefined) return { of: 'related', kind, type, id: fourth }
  return fourth === 'detail' && fifth === 'related' ? { of: 'related', kind, type, id: third } : undefined
}
