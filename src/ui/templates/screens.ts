import { DRY_RUN } from '../../application/dry-run/dryRunActors.ts'
import { GUIDED_MOVE } from '../../application/guided-move/guidedMoveActors.ts'
import { TEMPLATES } from '../../application/templates/templateActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const TEMPLATE_SCREENS: Screens = {
  metadataTemplates: lazyScreen({ needs: [TEMPLATES, DRY_RUN, GUIDED_MOVE], load: async () => (await import('./TemplatesRoute.tsx')).TemplatesRoute }),
  templateDisplayFields: lazyScreen({ needs: [TEMPLATES], load: async () => (await import('./DisplayFieldsRoute.tsx')).DisplayFieldsRoute }),
}
