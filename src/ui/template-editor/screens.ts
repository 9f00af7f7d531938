import { DRY_RUN } from '../../application/dry-run/dryRunActors.ts'
import { TEMPLATES } from '../../application/templates/templateActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

const load = async () => (await import('./TemplateEditorRoute.tsx')).TemplateEditorRoute

export const TEMPLATE_EDITOR_SCREENS: Screens = {
  templateEdit: lazyScreen({ needs: [TEMPLATES, DRY_RUN], load }),
  templateCreate: lazyScreen({ needs: [TEMPLATES, DRY_RUN], load }),
}
