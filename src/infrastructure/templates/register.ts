import { startTemplates } from '../../application/templates/startTemplates.ts'
import { TEMPLATES } from '../../application/templates/templateActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpOptionGateway } from './HttpOptionGateway.ts'
import { HttpReaderGateway } from './HttpReaderGateway.ts'
import { HttpTemplateGateway } from './HttpTemplateGateway.ts'
import { LocalStorageTemplateDrafts } from './LocalStorageTemplateDrafts.ts'

export const register = registration(TEMPLATES, {
  ports: ({ http, localEvents, owner }) => ({
    templates: new HttpTemplateGateway(http, localEvents),
    templateOptions: new HttpOptionGateway(http, localEvents),
    templateReaders: new HttpReaderGateway(http),
    templateDrafts: new LocalStorageTemplateDrafts(localStorage, owner()),
  }),
  start: startTemplates,
})
