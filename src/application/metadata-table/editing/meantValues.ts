import * as Result from 'effect/Result'
import { refusedCodeOf } from '../../../domain/metadata/assetMetadata.ts'
import type { MetadataValue } from '../../../domain/metadata/value.ts'
import type { EditRefusal } from '../../../domain/metadata/valueEdit.ts'
import { type ListedAttribute, textsIn } from '../../../domain/metadata/values.ts'
import { VALUE_TYPES } from '../../../domain/metadata/valueTypes.ts'
import type { AttributeDefinition } from '../../../domain/templates/attribute.ts'
import type { Option } from '../../../domain/templates/options.ts'
import type { CellOffer } from './cellOffer.ts'

/** Whom or what the words of a text mean, with what they are called. */
interface Meant {
  readonly values: readonly MetadataValue[]
  readonly names: readonly Option[]
}

const meantBy = async (word: string, attribute: ListedAttribute & Pick<AttributeDefinition, 'id'>, offer: CellOffer, signal: AbortSignal): Promise<Result.Result<Option, EditRefusal>> => {
  const named = VALUE_TYPES[attribute.type].parse(word, attribute, 'en-US')
  if (Result.isSuccess(named)) return Result.succeed({ id: named.success, label: attribute.names?.nameOf(named.success) ?? word })
  const refusal = { code: refusedCodeOf(named.failure), problem: named.failure }
  if (named.failure.code === 'severalContacts') return Result.fail(refusal)
  const found = await offer(attribute, word, signal)
  if (Result.isFailure(found)) return Result.fail({ code: 'UNREACHABLE' })
  const [only, ...more] = found.success.items
  return only === undefined || more.length > 0 || found.success.total > 1 ? Result.fail(refusal) : Result.succeed({ id: only.id, label: only.label })
}

/** What a text means that was left in the field of a choice: what is called just so, or else the only one that is found by it; or why it means nothing. */
export const meantValues = async (text: string, attribute: ListedAttribute & Pick<AttributeDefinition, 'id'>, offer: CellOffer): Promise<Result.Result<Meant, EditRefusal>> => {
  const { signal } = new AbortController()
  const names: Option[] = []
  for (const word of textsIn(text, attribute)) {
    const meant = await meantBy(word, attribute, offer, signal)
    if (Result.isFailure(meant)) return Result.fail(meant.failure)
    names.push(meant.success)
  }
  return Result.succeed({ values: names.map(({ id }) => id), names })
}
