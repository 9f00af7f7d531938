import { DRY_RUN } from '../../application/dry-run/dryRunActors.ts'
import { GUIDED_MOVE } from '../../application/guided-move/guidedMoveActors.ts'
import { TEMPLATES } from '../../application/templates/templateActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

const load = async () => (await import('./TemplateEditorRoute.tsx')).TemplateEditorRoute

export const TEMPLATE_EDITOR_SCREENS: Screens = {
  templateEdit: lazyScreen({ needs: [TEMPLATES, DRY_RUN, GUIDED_MOVE], load }),
  templateCreate: lazyScreen({ needs: [TEMPLATES, DRY_RUN, GUIDED_MOVE], load }),
}
