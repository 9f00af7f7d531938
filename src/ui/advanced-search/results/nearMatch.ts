import type { Fragment } from '../../../application/search/SearchGateway.ts'

/** So that the first match is in sight where a text has one line: what stands before it begins at a word, at most so many UTF-16 units before. */
export const nearMatch = (fragments: readonly Fragment[], before: number): readonly Fragment[] => {
  const first = fragments.findIndex(({ hit }) => hit)
  const lead = fragments.slice(0, Math.max(0, first)).map(({ text }) => text).join('')
  const kept = lead.length <= before ? lead.trimStart() : `…${lead.slice(lead.length - before).replace(/^\S*\s+|^\S+$/u, '')}`
  return first === -1 ? fragments : [...(kept === '' ? [] : [{ text: kept, hit: false }]), ...fragments.slice(first)]
}
