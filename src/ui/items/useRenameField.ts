import { useEffect, useState } from 'react'
import type { RenameField } from './RenameField.tsx'

/**
 * The field in which a name is changed where it stands, once its code is there: until then the name stays. It is fetched ahead when the page
 * is `ready`, and once more for what is `renamed` where that failed.
 */
export const useRenameField = (ready: boolean, renamed: string | undefined): typeof RenameField | undefined => {
  const [field, setField] = useState<{ readonly RenameField: typeof RenameField }>()
  useEffect(() => {
    if (field === undefined && (ready || renamed !== undefined)) import('./RenameField.tsx').then(setField, () => undefined)
  }, [field, ready, renamed])
  return field?.RenameField
}
