import type { TFunction } from 'i18next'
import type { ResourceType } from '../../domain/access/modules.ts'
import { countOf, type ModuleCount } from '../../domain/items/moduleCounts.ts'

/** Of what is selected in several modules: one after the other can be acted on. `short`: where all of them stand side by side. */
export const moduleChoices = (t: TFunction, modules: readonly ModuleCount[], choose: (module: ResourceType) => void) =>
  modules.map((one) => {
    const values = { module: t(`shell.modules.${one.type}`), count: countOf([one]) }
    return { id: one.type, label: t('items.onlyModule', values), short: t('items.moduleCount', values), onSelect: () => choose(one.type) }
  })
