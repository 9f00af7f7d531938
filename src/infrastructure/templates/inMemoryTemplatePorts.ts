import type { Memory } from '../memory/Memory.ts'
import { InMemoryOptionGateway } from './InMemoryOptionGateway.ts'
import { InMemoryTemplateGateway } from './InMemoryTemplateGateway.ts'

/** The ports of templates over what all ports in memory share. */
export const inMemoryTemplatePorts = ({ templates, people, faults, library }: Pick<Memory, 'templates' | 'people' | 'faults' | 'library'>) => {
  const changed = () => library.publish({ kind: 'templates.changed' })
  return {
    templates: new InMemoryTemplateGateway(templates, people, faults, changed),
    templateOptions: new InMemoryOptionGateway(templates, faults, changed),
  }
}
