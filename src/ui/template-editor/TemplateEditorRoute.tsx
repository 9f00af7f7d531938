import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { DryRunActors } from '../../application/dry-run/dryRunActors.ts'
import type { GuidedMoveActors } from '../../application/guided-move/guidedMoveActors.ts'
import type { TemplateActors } from '../../application/templates/templateActors.ts'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { editPath, TEMPLATES_PAGE } from '../addresses/templates.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

/** The page of a template at its address, `edit/{id}`, and of a new one, `create`; once made it goes on at its own. */
export const TemplateEditorRoute = ({ shell, claims }: ScreenProps<TemplateActors & DryRunActors & GuidedMoveActors>) => {
  const { templateEditor, readerSearch, dryRun, guidedMove } = shell
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { to } = useDialogAddress(TEMPLATES_PAGE)
  useEffect(() => {
    templateEditor.send({ type: 'template.opened', templateId: id })
    readerSearch.send({ type: 'search.opened' })
    return () => {
      const goesOn = id === undefined && templateEditor.getSnapshot().context.templateId !== undefined
      if (!goesOn) templateEditor.send({ type: 'template.closed' })
    }
  }, [templateEditor, readerSearch, id])
  const made = useSelector(templateEditor, (snapshot) => (snapshot.matches('saved') ? snapshot.context.templateId : undefined))
  useEffect(() => {
    if (id === undefined && made !== undefined) void navigate({ pathname: `${TEMPLATES_PAGE}/${editPath(made)}`, search }, { replace: true })
  }, [id, made, navigate, search])
  const onTry = (template: TemplateSummary) => dryRun.send({ type: 'try', template })
  const onMove = ({ id: templateId, name }: TemplateSummary) => guidedMove.send({ type: 'move.wanted', template: { id: templateId, name } })
  return <TemplateEditor actors={shell} onlooker={{ held: claims.permissions, to, onTry, onMove }} listAddress={`${TEMPLATES_PAGE}${search}`} />
}
