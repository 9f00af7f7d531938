import type { FieldDrafts } from './fieldDrafts.ts'

/** Keeps in this browser what one person has typed of an asset's values and not left yet, or was refused, until it is saved or put back. */
export interface FieldDraftStore {
  read(assetId: string): FieldDrafts
  /**
   * Keeps what a page changed of an asset's drafts, from those that it kept or read last. What another page of theirs keeps of other fields stays; of
   * the same field it gives way to what is typed here, and to nothing else.
   */
  save(assetId: string, before: FieldDrafts, after: FieldDrafts): void
}
