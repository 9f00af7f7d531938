import type { Duplicate } from './duplicates.ts'

/** By what one of several duplicates is proposed to be kept: it has the most pixels, is the largest file, or was there first. */
const PROPOSAL_REASONS = ['pixels', 'size', 'age'] as const
export type ProposalReason = (typeof PROPOSAL_REASONS)[number]

/** What speaks for an asset, the more the better. */
const MERITS: Readonly<Record<ProposalReason, (one: Duplicate) => number>> = {
  pixels: ({ asset: { width, height } }) => (width ?? 0) * (height ?? 0),
  size: ({ asset }) => asset.size,
  age: ({ addedAt }) => -Date.parse(addedAt),
}

/** Which of some duplicates to keep: the one with the most pixels, of those the largest file, of those the one that was there first. */
export const proposedToKeep = (assets: readonly Duplicate[]): { readonly id: string; readonly reason: ProposalReason } | undefined => {
  let left = assets
  let reason: ProposalReason = 'age'
  for (const one of PROPOSAL_REASONS) {
    const most = Math.max(...left.map(MERITS[one]))
    const best = left.filter((asset) => MERITS[one](asset) === most)
    if (best.length < left.length) {
      left = best
      reason = one
      if (best.length === 1) break
    }
  }
  const [first] = left
  return first && { id: first.asset.id, reason }
}

/** Which of some duplicates would go when one is kept: a merge stays within one module. */
export const othersThan = (assets: readonly Duplicate[], keep: string): readonly string[] => {
  const type = assets.find(({ asset }) => asset.id === keep)?.asset.type
  return assets.flatMap(({ asset }) => (asset.id !== keep && asset.type === type ? [asset.id] : []))
}
