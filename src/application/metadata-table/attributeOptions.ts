import * as Result from 'effect/Result'
import type { Option } from '../../domain/templates/options.ts'
import type { MetadataGateway } from '../metadata/MetadataGateway.ts'

/** Everything that a choice offers, read once; undefined where it could not be read. */
export type AttributeOptions = (attributeId: string) => Promise<readonly Option[] | undefined>

const PAGE = 200

export const attributeOptions = (metadata: Pick<MetadataGateway, 'options'>): AttributeOptions => {
  const read = new Map<string, Promise<readonly Option[] | undefined>>()
  const all = async (attributeId: string): Promise<readonly Option[] | undefined> => {
    const { signal } = new AbortController()
    const options: Option[] = []
    let after: string | undefined
    do {
      const page = await metadata.options({ attributeId, search: '', limit: PAGE, ...(after === undefined ? {} : { after }) }, signal)
      if (Result.isFailure(page)) return undefined
      options.push(...page.success.items)
      after = page.success.next ?? undefined
    } while (after !== undefined)
    return options
  }
  return async (attributeId) => {
    const reading = read.get(attributeId) ?? all(attributeId)
    read.set(attributeId, reading)
    const options = await reading
    if (options === undefined) read.delete(attributeId)
    return options
  }
}
