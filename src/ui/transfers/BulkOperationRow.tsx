import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { ArrowRightLeft, CalendarClock, Copy, FileInput, FolderInput, Globe, GlobeOff, RefreshCw, RotateCcw, Sparkles, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BulkOperationActor, BulkOperationSnapshot } from '../../application/transfers/bulkOperation.machine.ts'
import type { BulkAction, BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import { fractionOf } from '../../domain/transfers/transfer.ts'
import { metadataImportPath } from '../addresses/metadataTable.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { ButtonRow } from '../page/ButtonRow.ts'
import { codeText } from './codeText.ts'
import { TransferFrame } from './TransferFrame.tsx'
import { wordOf } from './words.ts'

const ICONS = { move: FolderInput, copy: Copy, undo: Undo2, trash: Trash2, restore: RotateCcw, webReady: Globe, skipWebReady: GlobeOff, publish: CalendarClock, unpublish: Undo2, moveValues: ArrowRightLeft, moveValuesBack: Undo2, importValues: FileInput, importValuesBack: Undo2, proposeValues: Sparkles, reindex: RefreshCw } as const satisfies Readonly<Record<BulkAction, unknown>>

/** Those that say of their own why something was left out. */
const LEAVES = ['copy', 'importValues', 'importValuesBack', 'move', 'moveValues', 'moveValuesBack', 'proposeValues', 'publish', 'restore', 'webReady'] as const satisfies readonly BulkAction[]

/** Characters of a folder's name that have room beside what goes there. */
const LONGEST = 24
const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)

/** What is done with them, and where they go; what is restored without a folder goes back to where it lay. */
const operationText = (t: TFunction, { action, type, destinationName }: BulkOperation): string => {
  if (action === 'restore' && destinationName !== null) return t('transfers.bulkOperation.to.restoreInto', { folder: shortened(destinationName) })
  return t(`transfers.bulkOperation.to.${action}`, { folder: shortened(destinationName ?? t(`shell.modules.${type}`)) })
}

const statusOf = (t: TFunction, snapshot: BulkOperationSnapshot): string => {
  const { action, done, total, outcome, failure } = snapshot.context.job
  // It puts files in line alone: how far each is read is seen at the file.
  const isLining = action === 'reindex'
  if (snapshot.matches('disconnected')) return t('transfers.offline')
  if (snapshot.matches('cancelling')) return t('transfers.bulkOperation.cancelling')
  if (snapshot.matches('failed')) return codeText(t, failure?.code ?? 'UNEXPECTED')
  if (snapshot.hasTag('Complete') && outcome !== null) {
    const { folders, assets, skipped } = outcome
    const count = folders + assets
    if (isLining) return t('transfers.bulkOperation.linedUp', { count })
    const whatWasDone = t('transfers.bulkOperation.done', { count })
    return skipped > 0 ? t('transfers.bulkOperation.doneBut', { done: whatWasDone, left: t(`transfers.bulkOperation.left.${LEAVES.find((one) => one === action) ?? 'other'}`, { count: skipped }) }) : whatWasDone
  }
  return snapshot.matches({ underWay: 'working' }) ? t(isLining ? 'transfers.bulkOperation.lined' : 'transfers.bulkOperation.written', { done, total }) : t('transfers.bulkOperation.inLine')
}

/** Many things that are moved, copied, trashed, restored or made ready for the web: how much of it is written, and where it goes. */
export const BulkOperationRow = ({ bulkOperation }: { readonly bulkOperation: BulkOperationActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(bulkOperation, (current) => current)
  const { action, count, name, done, total, type, importId } = snapshot.context.job
  const word = wordOf(snapshot)
  const Icon = ICONS[action]
  const isUndoing = snapshot.matches('takingBack')
  const mayUndo = isUndoing || snapshot.can({ type: 'undo' })
  return (
    <TransferFrame
      icon={<Icon size={18} aria-hidden />}
      name={name ?? t('transfers.bulkOperation.items', { count })}
      size={operationText(t, snapshot.context.job)}
      word={word}
      progress={word === 'WorkInProgress' ? fractionOf(done, total) : undefined}
      status={statusOf(t, snapshot)}
      can={(command) => snapshot.can(command)}
      onCommand={(command) => bulkOperation.send(command)}
    >
      {(importId !== undefined || mayUndo) && (
        <ButtonRow>
          {importId !== undefined && (
            <ButtonLink size="compact" to={metadataImportPath(type, importId)}>
              {t('transfers.bulkOperation.openImport')}
            </ButtonLink>
          )}
          {mayUndo && (
            <Button size="compact" busy={isUndoing} onClick={() => bulkOperation.send({ type: 'undo' })}>
              {t('moveCopy.undo')}
            </Button>
          )}
        </ButtonRow>
      )}
    </TransferFrame>
  )
}
