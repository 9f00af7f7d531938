import type { ResourceType } from '../../domain/access/modules.ts'
import type { ValueEdit, ValueEdits } from '../../domain/metadata/valueEdit.ts'

/** Where one person in one organization has what they edit of a module. */
export const editsPlace = (person: string | undefined, type: ResourceType): string => [person, type].join('.')

/** Keeps in this browser what one person wrote into cells and the server has not taken yet, over reloads, closed tabs and ended sessions. */
export interface ValueEditStore {
  /** What was kept, the first edited first. Also what other tabs of this person keep: whoever comes first saves it, once. */
  read(): readonly ValueEdit[]
  /** These instead of those that this tab kept last. False: there is no room, and what is edited lives as long as its page. */
  keep(edits: ValueEdits): boolean
}
