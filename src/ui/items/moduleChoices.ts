import type { TFunction } from 'i18next'
import type { ResourceType } from '../../domain/access/modules.ts'
import { countOf, type ModuleCount } from '../../domain/items/moduleCounts.ts'

/** Of what is selected in several modules: one after the other can be acted on. */
export const moduleChoices = (t: TFunction, modules: readonly ModuleCount[], choose: (module: ResourceType) => void) =>
  modules.map((one) => ({
    id: one.type,
    label: t('items.onlyModule', { module: t(`shell.modules.${one.type}`), count: countOf([one]) }),
    onSelect: () => choose(one.type),
  }))
