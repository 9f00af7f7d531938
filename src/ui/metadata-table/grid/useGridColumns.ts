import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { MetadataTableActors } from '../../../application/metadata-table/metadataTableActors.ts'
import { shownColumns } from '../../../domain/metadata-table/columns.ts'
import { columnsDrawn, type DrawnColumn, type PlacedColumn, placedColumns, type Viewport } from './gridGeometry.ts'

/** The columns where they stand; the same ones until the view changes. */
export const usePlacedColumns = ({ tableView }: MetadataTableActors): readonly PlacedColumn[] => {
  const columns = useSelector(tableView, ({ context }) => context.columns)
  return useMemo(() => placedColumns(shownColumns(columns)), [columns])
}

/** Pixels. */
const STEP = 60

/** The columns to draw; the same ones until others come into sight. */
export const useColumnsDrawn = ({ left, width }: Viewport, columns: readonly PlacedColumn[]): readonly DrawnColumn[] => {
  const from = Math.floor(left / STEP) * STEP
  return useMemo(() => columnsDrawn({ left: from, width: width + STEP }, columns), [from, width, columns])
}
