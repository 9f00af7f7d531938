import * as Result from 'effect/Result'
import { optionsNamed } from '../../domain/metadata/names.ts'
import type { Option } from '../../domain/templates/options.ts'
import type { MetadataGateway } from '../metadata/MetadataGateway.ts'

/** Which options, assets or contacts of an attribute are called so; undefined where that could not be looked up. */
export type NamedValues = (attributeId: string, words: readonly string[]) => Promise<readonly Option[] | undefined>

/** Words that are asked for at once. */
const BATCH = 200

export const namedValues =
  (metadata: Pick<MetadataGateway, 'named'>): NamedValues =>
  async (attributeId, words) => {
    const { signal } = new AbortController()
    const asked = [...new Set(words)]
    const found: Option[] = []
    for (let at = 0; at < asked.length; at += BATCH) {
      const named = await metadata.named(attributeId, asked.slice(at, at + BATCH), signal)
      if (Result.isFailure(named)) return undefined
      found.push(...optionsNamed(named.success))
    }
    return found
  }
