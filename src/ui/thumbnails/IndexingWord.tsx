import type { IndexingState } from '../../domain/assets/asset.ts'
import { type BadgeTone, StatusDot } from '../kit/Badge.tsx'

interface IndexingWordProps {
  readonly state: IndexingState
  readonly words: { readonly indexingStates: Readonly<Record<IndexingState, string>> }
}

const TONES: Readonly<Record<IndexingState, BadgeTone>> = { None: 'neutral', Indexing: 'warning', Indexed: 'success', Failed: 'danger' }

/** How far the indexing of an asset's content is; nothing where content is not indexed. */
export const IndexingWord = ({ state, words }: IndexingWordProps) =>
  state === 'None' ? null : <StatusDot tone={TONES[state]}>{words.indexingStates[state]}</StatusDot>
