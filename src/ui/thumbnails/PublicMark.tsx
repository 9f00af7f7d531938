import { CalendarClock, Globe } from 'lucide-react'
import type { AssetWords } from './useAssetWords.ts'

interface PublicMarkProps {
  readonly item: { readonly webReady: boolean; readonly embargoUntil?: string | undefined }
  readonly words: AssetWords
}

/** Of a row: that it is web ready, and from which day it is on the portal where that has still to come. */
export const PublicMark = ({ item: { webReady, embargoUntil }, words }: PublicMarkProps) => {
  if (!webReady) return null
  if (embargoUntil !== undefined) return <CalendarClock size={14} className="public" aria-label={words.embargo(embargoUntil)} />
  return <Globe size={14} className="public" aria-label={words.webReady} />
}
