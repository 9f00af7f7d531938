import { DUPLICATE_KINDS, type DuplicateKind } from '../../domain/duplicates/duplicates.ts'

/** Which duplicates are shown: all of a kind, or those of one asset. */
interface ShownDuplicates {
  readonly kind: DuplicateKind
  readonly assetId?: string
}

/** What an address names; those of the same file where it names no kind. */
export const duplicatesOf = (search: URLSearchParams): ShownDuplicates => {
  const kind = DUPLICATE_KINDS.find((one) => one === search.get('kind')) ?? 'same'
  const assetId = search.get('asset')
  return assetId === null ? { kind } : { kind, assetId }
}

/** Where duplicates are shown. */
export const duplicatesAddress = ({ kind, assetId }: ShownDuplicates): string => {
  const search = new URLSearchParams({ ...(kind === 'same' ? {} : { kind }), ...(assetId === undefined ? {} : { asset: assetId }) }).toString()
  return search === '' ? '/duplicates' : `/duplicates?${search}`
}
