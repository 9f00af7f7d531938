import type { Library } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { TemplateEditor } from '../template-editor/TemplateEditor.tsx'
import { TemplateActionDialog } from '../templates/TemplateActionDialog.tsx'
import { Framed } from './Framed.tsx'

const AREA = '/admin-panel/metadata-templates'

/** The page of a template as somebody sees it who may publish. */
export const editorView = (library: Library) => (
  <Framed>
    <TemplateEditor actors={library} onlooker={{ held: ROLE_PERMISSIONS.Publisher, to: (path) => `${AREA}/${path}` }} listAddress={AREA} />
    <TemplateActionDialog templateAction={library.templateAction} />
  </Framed>
)
