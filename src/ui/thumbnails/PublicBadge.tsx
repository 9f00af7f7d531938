import { CalendarClock, Globe } from 'lucide-react'
import { Badge } from '../kit/Badge.tsx'
import type { AssetWords } from './useAssetWords.ts'

interface PublicBadgeProps {
  readonly embargoUntil: string | undefined
  readonly words: AssetWords
}

/** The same as a PublicMark, of a tile, whose thing is web ready. */
export const PublicBadge = ({ embargoUntil, words }: PublicBadgeProps) => (
  <span className="chip">
    <Badge tone="publish" icon={embargoUntil === undefined ? <Globe size={12} /> : <CalendarClock size={12} />}>
      {embargoUntil === undefined ? words.webReady : words.embargoShort(embargoUntil)}
    </Badge>
  </span>
)
