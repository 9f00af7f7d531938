import * as Result from 'effect/Result'
import type { Failure } from '../../../domain/failures/failure.ts'
import type { AttributeDefinition } from '../../../domain/templates/attribute.ts'
import type { Option } from '../../../domain/templates/options.ts'
import type { ContactGateway } from '../../contacts/ContactGateway.ts'
import type { MetadataGateway } from '../../metadata/MetadataGateway.ts'
import { findAssets, findContacts, type FoundValue } from '../../metadata/valueFinder.machine.ts'
import type { SearchGateway } from '../../search/SearchGateway.ts'

/** Options that are offered at once; the others are found by typing. */
const OFFERED = 50

/** `note` tells an asset or a contact from others of its name. */
export type Offered = Option & Partial<Pick<FoundValue, 'note'>>

export interface Offer {
  readonly items: readonly Offered[]
  readonly total: number
}

export interface OfferPorts {
  readonly metadata: Pick<MetadataGateway, 'options'>
  readonly searches: SearchGateway
  readonly contacts: Pick<ContactGateway, 'page'>
}

/** What a cell of an attribute offers for what is typed. */
export type CellOffer = (attribute: Pick<AttributeDefinition, 'id' | 'type'>, typed: string, signal: AbortSignal) => Promise<Result.Result<Offer, Failure>>

export const cellOffer =
  ({ metadata, searches, contacts }: OfferPorts): CellOffer =>
  async ({ id, type }, typed, signal) => {
    const all = ({ items }: Pick<Offer, 'items'>): Offer => ({ items, total: items.length })
    if (type === 'asset') return Result.map(await findAssets(searches, typed, signal), all)
    if (type === 'contact') return Result.map(await findContacts(contacts, typed, null, signal), all)
    return metadata.options({ attributeId: id, search: typed.trim(), limit: OFFERED }, signal)
  }
