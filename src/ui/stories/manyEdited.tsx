import type { Library } from '../../../.storybook/library.ts'
import { BulkEditing } from '../bulk-edit/BulkEditing.tsx'

/** The dialog in which many assets are edited, over a page. */
export const manyEdited = ({ bulkEdit, bulkFinder }: Library) => (
  <>
    <p>What stands behind the dialog.</p>
    <BulkEditing bulkEdit={bulkEdit} bulkFinder={bulkFinder} />
  </>
)
