import type { Indexing, IndexingState } from '../../domain/assets/indexing.ts'
import { type BadgeTone, StatusDot } from '../kit/Badge.tsx'
import type { AssetWords } from './useAssetWords.ts'

interface IndexingWordProps {
  readonly asset: Indexing
  readonly words: Pick<AssetWords, 'indexing'>
}

const TONES: Readonly<Record<IndexingState, BadgeTone>> = { None: 'neutral', Indexing: 'warning', Indexed: 'success', Failed: 'danger' }

/** How far the indexing of an asset's content is, or why it failed; nothing where content is not indexed. */
export const IndexingWord = ({ asset, words }: IndexingWordProps) =>
  asset.indexing === 'None' ? null : <StatusDot tone={TONES[asset.indexing]}>{words.indexing(asset)}</StatusDot>
