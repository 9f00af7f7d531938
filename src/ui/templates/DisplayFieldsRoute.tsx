import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { TemplateActors } from '../../application/templates/templateActors.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { TEMPLATES_PAGE } from '../addresses/templates.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { DisplayFieldsDialog } from './DisplayFieldsDialog.tsx'

/** The dialog of a template's display fields at its address, `display-fields/{id}`. */
export const DisplayFieldsRoute = ({ shell: { displayFields } }: ScreenProps<TemplateActors>) => {
  const { id = '' } = useParams()
  const { close } = useDialogAddress(TEMPLATES_PAGE)
  useEffect(() => {
    displayFields.send({ type: 'display.opened', templateId: id })
    return () => displayFields.send({ type: 'display.closed' })
  }, [displayFields, id])
  return <DisplayFieldsDialog displayFields={displayFields} onClose={close} />
}
