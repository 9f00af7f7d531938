import * as contract from '../../src/infrastructure/contact-relations/contract.ts'
import { route, type Route } from '../http/route.ts'
import { addRelation, editRelation, removeRelation } from './changeRelations.ts'
import { contactsOfItem } from './contactsOfItem.ts'
import { relateMany, unrelateMany } from './relateMany.ts'
import { itemsOfContact } from './itemsOfContact.ts'

/** What contacts are to assets and folders. */
export const contactRelationRoutes: readonly Route[] = [
  route(contract.listContactsOfAsset, { action: 'viewContactsOfItem' }, ({ tenant, viewer, resourceType: type, params }) =>
    contactsOfItem(tenant, viewer, { type, of: { kind: 'asset', id: params.assetId } }),
  ),
  route(contract.listContactsOfFolder, { action: 'viewContactsOfItem' }, ({ tenant, viewer, resourceType: type, params }) =>
    contactsOfItem(tenant, viewer, { type, of: { kind: 'folder', id: params.folderId } }),
  ),
  route(contract.relateContactToAsset, { action: 'relateContact', audits: 'asset.updated' }, ({ tenant, viewer, resourceType: type, params, body }) =>
    addRelation(tenant, viewer, { ...body, type, of: { kind: 'asset', id: params.assetId } }),
  ),
  route(contract.relateContactToFolder, { action: 'relateContact', audits: 'folder.updated' }, ({ tenant, viewer, resourceType: type, params, body }) =>
    addRelation(tenant, viewer, { ...body, type, of: { kind: 'folder', id: params.folderId } }),
  ),
  route(contract.editContactRelation, { action: 'changeContactRelation', audits: 'contact.updated' }, ({ tenant, viewer, params, body }) =>
    editRelation(tenant, viewer, { ...body, id: params.relationId }),
  ),
  route(contract.removeContactRelation, { action: 'changeContactRelation', audits: 'contact.updated' }, ({ tenant, viewer, params, query }) =>
    removeRelation(tenant, viewer, { ...query, id: params.relationId }),
  ),
  route(contract.relateManyToContact, { action: 'changeContactRelation', audits: 'contact.updated' }, ({ tenant, viewer, params, body }) => relateMany(tenant, viewer, { ...body, ...params })),
  route(contract.removeContactRelations, { action: 'changeContactRelation', audits: 'contact.updated' }, ({ tenant, viewer, body }) => unrelateMany(tenant, viewer, body.relations)),
  route(contract.listItemsOfContact, { action: 'viewContacts' }, ({ tenant, viewer, params, query }) => itemsOfContact(tenant, viewer, { ...query, ...params })),
]
