import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { readingCount, selectedBytes, selectedCount } from '../../application/selection/selected.ts'
import type { SelectionActor } from '../../application/selection/selection.machine.ts'
import { wholeCount } from '../../application/selection/wholeCounts.ts'
import { SelectionBar } from './SelectionBar.tsx'

interface SelectedBarProps {
  readonly selection: SelectionActor
  readonly children: ReactNode
}

/** The selection bar, for what the selection machine holds: there at once, while what can be done may still be on its way. */
export const SelectedBar = ({ selection, children }: SelectedBarProps) => {
  const snapshot = useSelector(selection, (current) => current)
  const total = wholeCount(snapshot.context.shown)
  const count = selectedCount(snapshot)
  const reading = readingCount(snapshot)
  return (
    <SelectionBar
      count={count}
      reading={reading}
      size={selectedBytes(snapshot)}
      total={total}
      onSelectAll={count < total ? () => selection.send({ type: 'all.selected' }) : undefined}
      onClear={() => selection.send({ type: reading === undefined ? 'cleared' : 'range.stopped' })}
    >
      {children}
    </SelectionBar>
  )
}
