import { beforeEach, expect, it, vi } from 'vitest'
import { type AnyStateMachine, createActor, type EventFromLogic, matchesState, type StateValue } from 'xstate'
import type { FailureCode } from '../../domain/failures/codes.ts'
import { ALL_BY_NAME } from '../../domain/organizations/list.ts'
import { inMemoryPorts, type InMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { sampleScan } from '../../infrastructure/ocr/sampleScan.ts'
import { createActivityLogMachine } from '../activity/activityLog.machine.ts'
import { createHistoryMachine } from '../activity/history.machine.ts'
import { createFacetsMachine } from '../advanced-search/facets.machine.ts'
import { createAssetMachine } from '../assets/asset.machine.ts'
import { createThreadsMachine } from '../assistant/threads.machine.ts'
import { createAssetAutofillMachine } from '../autofill/assetAutofill.machine.ts'
import { createItemContactsMachine } from '../contact-relations/itemContacts.machine.ts'
import { createContactCategoriesMachine } from '../contacts/contactCategories.machine.ts'
import { createContactDetailMachine } from '../contacts/contactDetail.machine.ts'
import { createContactsMachine } from '../contacts/contacts.machine.ts'
import { createDashboardMachine } from '../dashboard/dashboard.machine.ts'
import { createAssetDuplicatesMachine } from '../duplicates/assetDuplicates.machine.ts'
import { createDuplicatesMachine } from '../duplicates/duplicates.machine.ts'
import { createPeopleMachine } from '../face-recognition/people.machine.ts'
import { createPictureFacesMachine } from '../face-recognition/pictureFaces.machine.ts'
import { createFavoritesMachine } from '../favorites/favorites.machine.ts'
import { createFolderTemplatesMachine } from '../folder-templates/folderTemplates.machine.ts'
import { createFolderMachine } from '../folders/folder.machine.ts'
import { createFolderDetailMachine } from '../folders/folderDetail.machine.ts'
import { createTreeMachine } from '../folders/tree.machine.ts'
import { createHomeMachine } from '../home/home.machine.ts'
import { createMailMachine } from '../mail/mail.machine.ts'
import { createAssetOcrMachine } from '../ocr/assetOcr.machine.ts'
import { createPageTextMachine } from '../ocr/pageText.machine.ts'
import { createOrganizationMachine } from '../organizations/organization.machine.ts'
import { createOrganizationsMachine } from '../organizations/organizations.machine.ts'
import { createOrganizationStorageMachine } from '../organizations/organizationStorage.machine.ts'
import { createPersonsMachine } from '../persons/persons.machine.ts'
import { createPoliciesMachine } from '../organizations/policies.machine.ts'
import { createProfileMachine } from '../profile/profile.machine.ts'
import { createPortalMachine } from '../portal/portal.machine.ts'
import { createPortalVisitsMachine } from '../portal/portalVisits.machine.ts'
import { createRecognitionMachine } from '../recognition/recognition.machine.ts'
import { createRepositoriesMachine } from '../repositories/repositories.machine.ts'
import { createRestrictedForMachine } from '../restrictions/restrictedFor.machine.ts'
import { createRolesMachine } from '../roles/roles.machine.ts'
import { createSavedSearchesMachine } from '../saved-searches/savedSearches.machine.ts'
import { createShareLinksMachine } from '../share-links/shareLinks.machine.ts'
import { createSuggestionsMachine } from '../suggestions/suggestions.machine.ts'
import { createTemplateOptionsMachine } from '../templates/templateOptions.machine.ts'
import { createTemplatesMachine } from '../templates/templates.machine.ts'
import { createTrashListMachine } from '../trash/trashList.machine.ts'
import { createTwoFactorMachine } from '../two-factor/twoFactor.machine.ts'
import { createUserGroupsMachine } from '../user-groups/userGroups.machine.ts'
import { createAccountsMachine } from '../users/accounts.machine.ts'
import { createVersionsMachine } from '../versions/versions.machine.ts'

const HERE = 'organization-1'
const FJORD = '00000000-0000-4000-8000-0000000b0002'
const nothing = () => undefined
const picture = ({ sample }: InMemoryPorts, at = 0) => ({ resourceType: 'RECORDS', assetId: sample.pictures[at]?.id ?? '' }) as const
const placeOf = (ports: InMemoryPorts, at = 0) => ({ kind: 'asset', type: 'RECORDS', id: picture(ports, at).assetId }) as const
const folderOf = ({ sample }: InMemoryPorts) => sample.folders.photographs.id
const twins = ({ sample: { library, pictures } }: InMemoryPorts) => {
  const [one, other] = pictures.map(({ id }) => library.assets.get(id))
  if (one !== undefined && other !== undefined) library.assets.set(other.id, { ...other, checksum: one.checksum })
}
const choiceIn = ({ keptTemplates }: InMemoryPorts) => {
  const template = keptTemplates.all().find(({ name }) => name === 'Glass plate')
  return { templateId: template?.id ?? '', attributeId: template?.attributes.find(({ name }) => name === 'Emulsion')?.id ?? '' }
}

/** `shown` and `failed`: its states when it is read, and when it could not be. */
const page = <Machine extends AnyStateMachine>(call: string, machine: (ports: InMemoryPorts) => Machine, event: (ports: InMemoryPorts) => EventFromLogic<Machine>, shown = 'listing', failed = 'failed') => ({
  call,
  shown,
  failed,
  begin: (ports: InMemoryPorts) => {
    const actor = createActor(machine(ports) as AnyStateMachine).start()
    return { open: () => actor.send(event(ports)), state: (): StateValue => actor.getSnapshot().value, context: (): object => actor.getSnapshot().context }
  },
})

const whole = () => ({ type: 'list.opened', organizationId: HERE }) as const

/** What is read again when the connection is back. */
const READ_AGAIN = {
  roles: page('roles.list', createRolesMachine, whole),
  'user groups': page('userGroups.list', createUserGroupsMachine, whole),
  'saved searches': page('savedSearches.list', createSavedSearchesMachine, whole),
  'contact categories': page('contactCategories.list', createContactCategoriesMachine, whole),
  accounts: page('users.list', createAccountsMachine, () => ({ type: 'accounts.opened', organizationId: HERE, filter: {} }) as const),
  templates: page('templates.list', createTemplatesMachine, () => ({ type: 'templates.opened', filter: {} }) as const),
  'options of an attribute': page('options.list', createTemplateOptionsMachine, (ports) => ({ type: 'options.opened', place: choiceIn(ports) }) as const),
  contacts: page('contacts.page', createContactsMachine, () => ({ type: 'contacts.opened', list: { inTrash: false, sort: 'lastName', direction: 'asc' } }) as const),
  'no share links': page('shareLinks.page', createShareLinksMachine, () => ({ type: 'links.opened', list: { of: 'own' } }) as const, 'nothing'),
  'the trash': page('trash.page', createTrashListMachine, () => ({ type: 'trash.opened', list: { direction: 'desc' } }) as const),
  people: page('faces.persons', createPeopleMachine, () => ({ type: 'list.opened', list: { show: 'named', typed: '' } }) as const, 'nothing'),
  'a history': page('history.read', createHistoryMachine, (ports) => ({ type: 'history.opened', place: placeOf(ports, 2) }) as const),
  organizations: page('organizations.list', createOrganizationsMachine, () => ({ type: 'organizations.opened', view: ALL_BY_NAME }) as const),
  'an organization': page('organizations.read', (ports) => createOrganizationMachine({ ...ports, changed: nothing }), () => ({ type: 'view.open', id: FJORD }) as const, 'viewing', 'unreadable'),
  repositories: page('repositories.list', (ports) => createRepositoriesMachine({ ...ports, notify: nothing }), () => ({ type: 'repositories.open', organizationId: HERE }) as const, 'looking'),
  threads: page('assistant.threads', createThreadsMachine, () => ({ type: 'list.opened' }) as const),
  facets: page('advancedSearches.facets', createFacetsMachine, () => ({ type: 'query.asked', q: 'jpg' }) as const),
  'a contact': page('contacts.read', (ports) => createContactDetailMachine({ ...ports, notify: nothing }), ({ keptContacts }) => ({ type: 'contact.opened', contactId: [...keptContacts.contacts.keys()][0] ?? '' }) as const, 'shown'),
  'contacts of an asset': page('contactRelations.ofItem', createItemContactsMachine, (ports) => ({ type: 'item.opened', place: placeOf(ports) }) as const, 'shown'),
  'what is known of a folder': page('folders.read', (ports) => createFolderDetailMachine({ ...ports, changed: nothing }), (ports) => ({ type: 'detail.opened', resourceType: 'RECORDS', folderId: folderOf(ports) }) as const, 'viewing', 'refused'),
  'no versions': page('versions.list', (ports) => createVersionsMachine({ ...ports, notify: nothing }), ({ sample }) => ({ type: 'versions.opened', of: sample.pictures[0] ?? { id: '', type: 'RECORDS', folderId: '', revision: 0 } }) as const, 'nothing'),
  'proposed values': page('autofill.status', createAssetAutofillMachine, (ports) => ({ type: 'autofill.opened', place: picture(ports) }) as const, 'shown', 'unread'),
  'how far a text is read': page('ocr.status', createAssetOcrMachine, (ports) => ({ type: 'asset.shown', asset: picture(ports) }) as const, 'known', 'unknown'),
  'the text of a page': page('ocr.page', createPageTextMachine, (ports) => ({ type: 'page.shown', place: { ...picture(ports), page: 1 }, contentVersion: 'v' }) as const, 'known', 'unknown'),
  'duplicates of an asset': page('duplicates.ofAsset', createAssetDuplicatesMachine, (ports) => ({ type: 'asset.shown', ...picture(ports) }) as const, 'shown'),
  duplicates: page('duplicates.groups', createDuplicatesMachine, () => ({ type: 'duplicates.opened', kind: 'same' }) as const, 'shown'),
  'faces of a picture': page('faces.inPicture', createPictureFacesMachine, (ports) => ({ type: 'faces.asked', place: picture(ports) }) as const, 'shown'),
  recognition: page('recognition.read', (ports) => createRecognitionMachine('Faces', ports), () => ({ type: 'setting.opened' }) as const, 'shown', 'unreadable'),
  'for whom something is restricted': page('restrictions.restrictedFor', createRestrictedForMachine, (ports) => ({ type: 'resource.shown', resource: { kind: 'folder', id: folderOf(ports) } }) as const, 'counted'),
  'visits of the portal': page('portals.visits', createPortalVisitsMachine, () => ({ type: 'visits.opened' }) as const, 'shown'),
}

/** What stays by itself as it is, and is read when it could not be at first. */
const READ_AT_FIRST = {
  favorites: page('favorites.page', createFavoritesMachine, () => ({ type: 'list.opened', list: { sort: 'addedAt', direction: 'desc' } }) as const, 'shown'),
  suggestions: page('suggestions.page', createSuggestionsMachine, () => ({ type: 'suggestions.opened', filter: {} }) as const, 'shown'),
  'an asset': page('assets.read', (ports) => createAssetMachine({ ...ports, notify: nothing }), (ports) => ({ type: 'asset.opened', ...picture(ports), from: undefined }) as const, 'viewing', 'refused'),
  'a folder': page('folders.read', (ports) => createFolderMachine({ ...ports, shown: nothing }), (ports) => ({ type: 'folder.opened', resourceType: 'RECORDS', folderId: folderOf(ports), sort: 'name', direction: 'asc' }) as const, 'shown', 'refused'),
  'the tree': page('folders.children', createTreeMachine, () => ({ type: 'tree.opened', resourceType: 'RECORDS', path: [] }) as const, 'grown'),
  persons: page('persons.read', (ports) => createPersonsMachine({ ...ports, notify: nothing }), (ports) => ({ type: 'persons.opened', ...picture(ports) }) as const, 'shown'),
  home: page('home.read', (ports) => createHomeMachine({ ...ports, mayOpen: () => true }), () => ({ type: 'home.opened' }) as const, 'shown'),
  'the dashboard': page('dashboard.read', createDashboardMachine, () => ({ type: 'dashboard.opened', period: 'months' }) as const, 'shown'),
  'the portal': page('portals.read', createPortalMachine, () => ({ type: 'portal.opened' }) as const, 'shown'),
  'the storage of an organization': page('organizations.space', createOrganizationStorageMachine, () => ({ type: 'storage.open', id: FJORD }) as const, 'shown'),
  'the activity log': page('activity.read', createActivityLogMachine, () => ({ type: 'log.opened', organizationId: HERE }) as const),
  'how mails go out': page('mail.read', createMailMachine, () => ({ type: 'opened' }) as const, 'shown'),
  'the own profile': page('profiles.read', (ports) => createProfileMachine({ ...ports, notify: nothing, language: () => 'en-US', languageSaved: nothing }), () => ({ type: 'profile.opened' }) as const, 'editing'),
  'the second step': page('twoFactor.read', createTwoFactorMachine, () => ({ type: 'opened' }) as const, 'chosen', 'unreadable'),
  policies: page('policies.read', (ports) => createPoliciesMachine({ ...ports, notify: nothing }), () => ({ type: 'policies.open', organizationId: HERE }) as const, 'editing', 'unreadable'),
  'the templates of a folder': page('folderTemplates.read', (ports) => createFolderTemplatesMachine({ ...ports, notify: nothing }), (ports) => ({ type: 'folder.shown', place: { resourceType: 'RECORDS', folderId: folderOf(ports) } }) as const, 'shown'),
}

const begin = ({ call, shown, failed, begin: start }: (typeof READ_AGAIN)['roles']) => {
  const ports = inMemoryPorts()
  twins(ports)
  const [first] = ports.sample.pictures
  if (first !== undefined) ports.ocr.put(first, [sampleScan(1, 'v')])
  const one = start(ports)
  const isIn = (state: string) => matchesState(state, one.state())
  const rests = (state: string) => vi.waitFor(() => expect(isIn(state), `${JSON.stringify(one.state())} is not ${state}`).toBe(true))
  const answered = vi.spyOn(ports.faults, 'meet')
  const reopen = async () => {
    const asked = () => answered.mock.calls.filter(([name]) => name === call).length
    const before = asked()
    ports.sample.library.publish({ kind: 'stream.reopened' })
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(before))
    await Promise.all(answered.mock.results.map(({ value }) => value as unknown))
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  const fail = (code: FailureCode) => ports.faults.fail(call, { code } as Parameters<typeof ports.faults.fail>[1])
  return { ...one, isIn, rests, reopen, fail, mend: () => ports.faults.mend(call), shown, failed }
}

beforeEach(() => {
  vi.restoreAllMocks()
})

it.each(Object.entries(READ_AGAIN))('%s: what is shown stays where no answer comes', async (_, one) => {
  const { open, context, rests, reopen, fail, isIn, shown } = begin(one)
  open()
  await rests(shown)
  const before = JSON.stringify(context())
  for (const code of ['UNREACHABLE', 'UNAVAILABLE'] as const) {
    fail(code)
    await reopen()
    await rests(shown)
    expect(JSON.stringify(context())).toBe(before)
  }
  expect(isIn(shown)).toBe(true)
})

it.each(Object.entries(READ_AGAIN))('%s: what may be seen no more is not', async (_, one) => {
  const { open, rests, reopen, fail, isIn, shown, failed } = begin(one)
  open()
  await rests(shown)
  fail('PERMISSION_DENIED')
  await reopen()
  await rests(failed)
  // What somebody was refused altogether is not asked for again.
  if (failed === 'refused') return
  fail('UNREACHABLE')
  await reopen()
  await rests(failed)
  expect(isIn(shown)).toBe(false)
})

it.each([...Object.entries(READ_AGAIN), ...Object.entries(READ_AT_FIRST)])('%s: what could not be read is when the connection is back', async (_, one) => {
  const { open, rests, reopen, fail, mend, isIn, shown, failed } = begin(one)
  fail('UNREACHABLE')
  open()
  await rests(failed)
  mend()
  await reopen()
  await rests(shown)
  expect(isIn(shown)).toBe(true)
})
