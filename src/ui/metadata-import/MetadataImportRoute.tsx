import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { MetadataImportActors } from '../../application/metadata-import/metadataImportActors.ts'
import type { MetadataTableActors } from '../../application/metadata-table/metadataTableActors.ts'
import { metadataImportPath, metadataTablePath } from '../addresses/metadataTable.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { ImportFileDialog } from './ImportFileDialog.tsx'

/** The import at its address, over the table: a new one, or one that is gone on with. What the table shows stays. */
export const MetadataImportRoute = ({ shell }: ScreenProps<MetadataImportActors & MetadataTableActors>) => {
  const { importFile, metadataImport, tableView } = shell
  const { importId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { resourceType, template, query } = useSelector(tableView, ({ context }) => context)
  const [before] = useState(() => metadataImport.getSnapshot().context.found)
  const written = useSelector(metadataImport, ({ context: { found } }) => (found?.step === 'read' || found?.step === 'planned' ? undefined : found))
  const sentId = useSelector(importFile, (snapshot) => (snapshot.matches('sent') ? snapshot.context.sent?.id : undefined))
  const templateId = template?.id
  const isNew = importId === undefined
  useEffect(() => {
    if (importId === undefined) return undefined
    metadataImport.send({ type: 'import.opened', which: { resourceType, importId } })
    return () => metadataImport.send({ type: 'close' })
  }, [importId, resourceType, metadataImport])
  useEffect(() => {
    if (!isNew || templateId === undefined) return undefined
    importFile.send({ type: 'file.wanted', resourceType, templateId })
    return () => importFile.send({ type: 'close' })
  }, [isNew, resourceType, templateId, importFile])
  const goTo = (id?: string) => void navigate(`${metadataImportPath(resourceType, id)}${search}`, { replace: true })
  useEffect(() => {
    if (sentId !== undefined) void navigate(`${metadataImportPath(resourceType, sentId)}${search}`, { replace: true })
  }, [sentId, resourceType, search, navigate])
  const close = () => {
    void navigate(`${metadataTablePath(resourceType)}${search}`, { replace: true })
    // What the table shows was read before.
    if (written !== undefined && written !== before) tableView.send({ type: 'view.opened', resourceType, templateId, query })
  }
  return isNew ? (
    template !== undefined && <ImportFileDialog importFile={importFile} templateName={template.name} addressOf={(id) => `${metadataImportPath(resourceType, id)}${search}`} onClose={close} />
  ) : (
    <ImportDialog actors={shell} onAnother={goTo} onClose={close} />
  )
}
