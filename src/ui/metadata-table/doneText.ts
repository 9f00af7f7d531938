import type { TFunction } from 'i18next'
import type { CommandDone } from '../../application/metadata-table/commandDone.ts'
import { MAX_BLOCK } from '../../domain/metadata-table/blockPlan.ts'

const changedText = (t: TFunction, { changed: count, turned }: CommandDone): string => {
  if (turned === undefined) return t('metadataTable.changedCells', { count })
  const { way, column } = turned
  return column === undefined ? t(`metadataTable.turned.${way}`, { count }) : t(`metadataTable.turned.${way}In`, { count, column })
}

/** What a command came to, in words. */
export const doneText = (t: TFunction, done: CommandDone): string => {
  const { changed, left, turned, beyond = 0, cutRows = 0, cutColumns = 0, unreadRows = 0, isUnread, isTooMuch } = done
  const sentences = [
    isUnread && t('metadataTable.unread'),
    isTooMuch && t('metadataTable.tooMuch', { most: MAX_BLOCK }),
    changed > 0 && changedText(t, done),
    left > 0 && t(turned === undefined ? 'metadataTable.leftCells' : 'metadataTable.turned.left', { count: left }),
    beyond > 0 && t('metadataTable.beyondCells', { count: beyond, most: MAX_BLOCK }),
    cutRows > 0 && t('metadataTable.cutRows', { count: cutRows }),
    cutColumns > 0 && t('metadataTable.cutColumns', { count: cutColumns }),
    unreadRows > 0 && t('metadataTable.unreadRows', { count: unreadRows }),
  ]
  return sentences.filter(Boolean).join(' ')
}
