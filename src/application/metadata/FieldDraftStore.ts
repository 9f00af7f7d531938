import type { FieldDrafts } from './fieldDrafts.ts'

/** Keeps in this browser what one person has typed of an asset's values and not left yet, or was refused, until it is saved or put back. */
export interface FieldDraftStore {
  read(assetId: string): FieldDrafts
  save(assetId: string, drafts: FieldDrafts): void
}
