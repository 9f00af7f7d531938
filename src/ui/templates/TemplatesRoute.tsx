import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { DryRunActors } from '../../application/dry-run/dryRunActors.ts'
import type { GuidedMoveActors } from '../../application/guided-move/guidedMoveActors.ts'
import type { TemplateActors } from '../../application/templates/templateActors.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { CREATE_PATH, editPath, templateFilterOf, TEMPLATES_PAGE } from '../addresses/templates.ts'
import { DryRunDialog } from '../dry-run/DryRunDialog.tsx'
import { GuidedMoveDialog } from '../guided-move/GuidedMoveDialog.tsx'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { TemplateActionDialog } from './TemplateActionDialog.tsx'
import { TemplatesScreen } from './TemplatesScreen.tsx'

/** Metadata templates, narrowed as the address says. The editor fills the page, so that nothing stands behind it; a copy is opened in it. */
export const TemplatesRoute = ({ shell, claims }: ScreenProps<TemplateActors & DryRunActors & GuidedMoveActors>) => {
  const { templates, templateAction, dryRun, guidedMove } = shell
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { to } = useDialogAddress(TEMPLATES_PAGE)
  const address = search.toString()
  useEffect(() => {
    templates.send({ type: 'templates.opened', filter: templateFilterOf(new URLSearchParams(address)) })
  }, [templates, address])
  const made = useSelector(templateAction, (snapshot) => (snapshot.matches('made') ? snapshot.context.made?.id : undefined))
  useEffect(() => {
    if (made === undefined) return
    templateAction.send({ type: 'cancel' })
    void navigate(to(editPath(made)))
  }, [made, templateAction, navigate, to])
  const isEditing = [editPath(':id'), CREATE_PATH].some((path) => matchPath(`${TEMPLATES_PAGE}/${path}`, pathname) !== null)
  return (
    <>
      {!isEditing && (
        <TemplatesScreen
          actors={shell}
          held={claims.permissions}
          onTry={(template) => dryRun.send({ type: 'try', template })}
          onMove={({ id, name }) => guidedMove.send({ type: 'move.wanted', template: { id, name } })}
        />
      )}
      <TemplateActionDialog templateAction={templateAction} />
      <DryRunDialog dryRun={dryRun} />
      <GuidedMoveDialog guidedMove={guidedMove} />
    </>
  )
}
