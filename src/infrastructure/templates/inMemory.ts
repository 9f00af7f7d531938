import { startTemplates } from '../../application/templates/startTemplates.ts'
import { TEMPLATES } from '../../application/templates/templateActors.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryReaderGateway } from './InMemoryReaderGateway.ts'
import { inMemoryTemplatePorts } from './inMemoryTemplatePorts.ts'
import { LocalStorageTemplateDrafts } from './LocalStorageTemplateDrafts.ts'

export const templates = inMemory(TEMPLATES, {
  ports: (memory) => ({
    ...inMemoryTemplatePorts(memory),
    templateReaders: new InMemoryReaderGateway(memory.people, memory.faults),
    templateDrafts: new LocalStorageTemplateDrafts(memory.local, memory.claims.user.id),
  }),
  start: startTemplates,
})
