import type { Library } from '../../../.storybook/library.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { GuidedMoveDialog } from '../guided-move/GuidedMoveDialog.tsx'
import { TemplateEditor } from '../template-editor/TemplateEditor.tsx'
import { TemplateActionDialog } from '../templates/TemplateActionDialog.tsx'
import { Framed } from './Framed.tsx'

const AREA = '/admin-panel/metadata-templates'

/** The page of a template as somebody sees it who may do all with it. */
export const editorView = (library: Library) => (
  <Framed>
    <TemplateEditor actors={library} onlooker={{ held: PERMISSIONS, to: (path) => `${AREA}/${path}`, onMove: (template) => library.guidedMove.send({ type: 'move.wanted', template }) }} listAddress={AREA} />
    <GuidedMoveDialog guidedMove={library.guidedMove} />
    <TemplateActionDialog templateAction={library.templateAction} />
  </Framed>
)
