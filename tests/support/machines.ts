import { createActor } from 'xstate'
import { leavesIn, type Leaf } from './leaves.ts'
import { publishingMachines } from './publishingMachines.ts'
import { createAdvisersMachine } from '../../src/application/restrictions/advisers.machine.ts'
import { createResourceAccessMachine } from '../../src/application/restrictions/resourceAccess.machine.ts'
import { createRestrictedForMachine } from '../../src/application/restrictions/restrictedFor.machine.ts'
import { createRestrictedListMachine } from '../../src/application/restrictions/restrictedList.machine.ts'
import { createRestrictedSearchMachine } from '../../src/application/restrictions/restrictedSearch.machine.ts'
import { createRestrictionEffectMachine } from '../../src/application/restrictions/restrictionEffect.machine.ts'
import { createMailMachine } from '../../src/application/mail/mail.machine.ts'
import { createPoliciesMachine } from '../../src/application/organizations/policies.machine.ts'
import { createSpreadingMachine } from '../../src/application/restrictions/spreading.machine.ts'
import { createRestrictedTreeMachine } from '../../src/application/restrictions/restrictedTree.machine.ts'
import { createAssistantDialogMachine } from '../../src/application/assistant/assistantDialog.machine.ts'
import { createConversationMachine } from '../../src/application/assistant/conversation.machine.ts'
import { createThreadRemovalMachine } from '../../src/application/assistant/threadRemoval.machine.ts'
import { createThreadsMachine } from '../../src/application/assistant/threads.machine.ts'
import { createThreadTitleMachine } from '../../src/application/assistant/threadTitle.machine.ts'
import { createActivityLogMachine } from '../../src/application/activity/activityLog.machine.ts'
import { createAssetMachine } from '../../src/application/assets/asset.machine.ts'
import { createAssetDuplicatesMachine } from '../../src/application/duplicates/assetDuplicates.machine.ts'
import { createAssetSuggestionsMachine } from '../../src/application/suggestions/assetSuggestions.machine.ts'
import { createGhostValuesMachine } from '../../src/application/suggestions/ghostValues.machine.ts'
import { createDecidingMachine } from '../../src/application/suggestions/deciding.machine.ts'
import { createSuggestionsMachine } from '../../src/application/suggestions/suggestions.machine.ts'
import { createComparingMachine } from '../../src/application/duplicates/comparing.machine.ts'
import { createDuplicatesMachine } from '../../src/application/duplicates/duplicates.machine.ts'
import { faceMachines } from './faceMachines.ts'
import { ocrMachines } from './ocrMachines.ts'
import { createMergingMachine } from '../../src/application/duplicates/merging.machine.ts'
import { createHomeMachine } from '../../src/application/home/home.machine.ts'
import { createDashboardMachine } from '../../src/application/dashboard/dashboard.machine.ts'
import { createBulkEditMachine } from '../../src/application/bulk-edit/bulkEdit.machine.ts'
import { createAssetEditMachine } from '../../src/application/assets/assetEdit.machine.ts'
import { createAssetWindowMachine } from '../../src/application/assets/assetWindow.machine.ts'
import { createPublishMachine } from '../../src/application/publishing/publish.machine.ts'
import { createWebReadyMachine } from '../../src/application/web-ready/webReady.machine.ts'
import { createWebReadyRuleMachine } from '../../src/application/web-ready/webReadyRule.machine.ts'
import { createFolderTemplatesMachine } from '../../src/application/folder-templates/folderTemplates.machine.ts'
import { createUploadDescribingMachine } from '../../src/application/folder-templates/uploadDescribing.machine.ts'
import { createWebReadyListMachine } from '../../src/application/web-ready/webReadyList.machine.ts'
import { createDryRunMachine } from '../../src/application/dry-run/dryRun.machine.ts'
import { createGuidedMoveMachine } from '../../src/application/guided-move/guidedMove.machine.ts'
import { createFavoritesMachine } from '../../src/application/favorites/favorites.machine.ts'
import { createFolderMachine } from '../../src/application/folders/folder.machine.ts'
import { createFolderNameMachine } from '../../src/application/folders/folderName.machine.ts'
import { createRenamingMachine } from '../../src/application/items/renaming.machine.ts'
import { createFolderDetailMachine } from '../../src/application/folders/folderDetail.machine.ts'
import { createValueAutosaveMachine } from '../../src/application/metadata/valueAutosave.machine.ts'
import { createCellEditorMachine } from '../../src/application/metadata-table/cellEditor.machine.ts'
import { gridFocusMachine } from '../../src/application/metadata-table/gridFocus.machine.ts'
import { tableHistoryMachine } from '../../src/application/metadata-table/tableHistory.machine.ts'
import { createImportFileMachine } from '../../src/application/metadata-import/importFile.machine.ts'
import { createMetadataImportMachine } from '../../src/application/metadata-import/metadataImport.machine.ts'
import { createRecentSearchesMachine } from '../../src/application/saved-searches/recentSearches.machine.ts'
import { createSavedSearchMachine } from '../../src/application/saved-searches/savedSearch.machine.ts'
import { createSavedSearchesMachine } from '../../src/application/saved-searches/savedSearches.machine.ts'
import { createSavedSearchNewsMachine } from '../../src/application/saved-searches/savedSearchNews.machine.ts'
import { createSavedSearchRemovalMachine } from '../../src/application/saved-searches/savedSearchRemoval.machine.ts'
import { createResultExportMachine } from '../../src/application/table-export/resultExport.machine.ts'
import { createTableExportMachine } from '../../src/application/table-export/tableExport.machine.ts'
import { createTableNewsMachine } from '../../src/application/metadata-table/rows/tableNews.machine.ts'
import { createTableRowsMachine } from '../../src/application/metadata-table/rows/tableRows.machine.ts'
import { createTableScopeMachine } from '../../src/application/metadata-table/tableScope.machine.ts'
import { accountColumns } from '../../src/application/metadata-table/accountColumns.ts'
import { createTableViewMachine } from '../../src/application/metadata-table/tableView.machine.ts'
import { createMetadataMachine } from '../../src/application/embedded-metadata/metadata.machine.ts'
import { createAssetAutofillMachine } from '../../src/application/autofill/assetAutofill.machine.ts'
import { createAssetMetadataMachine } from '../../src/application/metadata/assetMetadata.machine.ts'
import { createFieldDraftsMachine } from '../../src/application/metadata/fieldDrafts.machine.ts'
import { createFileOptionsMachine } from '../../src/application/metadata/fileOptions.machine.ts'
import { createValueFinderMachine } from '../../src/application/metadata/valueFinder.machine.ts'
import { createValueHistoryMachine } from '../../src/application/metadata/valueHistory.machine.ts'
import { createVersionsMachine } from '../../src/application/versions/versions.machine.ts'
import { createRelatedMachine } from '../../src/application/relations/related.machine.ts'
import { createRelatedPickerMachine } from '../../src/application/relations/relatedPicker.machine.ts'
import { relating } from '../../src/application/relations/relating.ts'
import { createHistoryMachine } from '../../src/application/activity/history.machine.ts'
import { createPreviewMachine } from '../../src/application/assets/preview.machine.ts'
import { createSelectionMachine } from '../../src/application/selection/selection.machine.ts'
import { createTreeMachine } from '../../src/application/folders/tree.machine.ts'
import { notificationsMachine } from '../../src/application/notifications/notifications.machine.ts'
import { createManyOrganizationsMachine } from '../../src/application/organizations/manyOrganizations.machine.ts'
import { createOrganizationStorageMachine } from '../../src/application/organizations/organizationStorage.machine.ts'
import { createOrganizationRemovalMachine } from '../../src/application/organizations/organizationRemoval.machine.ts'
import { createOrganizationMachine } from '../../src/application/organizations/organization.machine.ts'
import { createOrganizationEditMachine } from '../../src/application/organizations/organizationEdit.machine.ts'
import { createOrganizationBlockMachine } from '../../src/application/organizations/organizationBlock.machine.ts'
import { createOrganizationsMachine } from '../../src/application/organizations/organizations.machine.ts'
import { createStepRuleMachine } from '../../src/application/organizations/stepRule.machine.ts'
import { createUpgradeMachine } from '../../src/application/organizations/upgrade.machine.ts'
import { createUsageMachine } from '../../src/application/organizations/usage.machine.ts'
import { createPreferencesMachine } from '../../src/application/preferences/preferences.machine.ts'
import { createPlaceFinderMachine } from '../../src/application/move-copy/placeFinder.machine.ts'
import { createQuickSearchMachine } from '../../src/application/search/quickSearch.machine.ts'
import { createOwnSessionsMachine } from '../../src/application/profile/ownSessions.machine.ts'
import { createPasswordChangeMachine } from '../../src/application/profile/passwordChange.machine.ts'
import { createProfileMachine } from '../../src/application/profile/profile.machine.ts'
import { createAdviceMachine } from '../../src/application/advanced-search/advice.machine.ts'
import { createCompletionsMachine } from '../../src/application/advanced-search/completions.machine.ts'
import { createFacetsMachine } from '../../src/application/advanced-search/facets.machine.ts'
import { createFacetValuesMachine } from '../../src/application/advanced-search/facetValues.machine.ts'
import { createQueryNamesMachine } from '../../src/application/query-names/queryNames.machine.ts'
import { createSearchChoicesMachine } from '../../src/application/advanced-search/searchChoices.machine.ts'
import { createSearchFormMachine } from '../../src/application/advanced-search/searchForm.machine.ts'
import { createSearchResultsMachine } from '../../src/application/advanced-search/searchResults.machine.ts'
import { createLoginMachine } from '../../src/application/session/login.machine.ts'
import { createNewAuthenticatorMachine } from '../../src/application/two-factor/newAuthenticator.machine.ts'
import { createNewPasskeyMachine } from '../../src/application/two-factor/newPasskey.machine.ts'
import { createMailedCodeMachine } from '../../src/application/session/mailedCode.machine.ts'
import { createNewPasswordMachine } from '../../src/application/session/newPassword.machine.ts'
import { createPasswordLinkMachine } from '../../src/application/session/passwordLink.machine.ts'
import { createSecondStepMachine } from '../../src/application/session/secondStep.machine.ts'
import { createPersonsMachine } from '../../src/application/persons/persons.machine.ts'
import { createRepositoriesMachine } from '../../src/application/repositories/repositories.machine.ts'
import { createSessionMachine } from '../../src/application/session/session.machine.ts'
import { createStepEnrolmentMachine } from '../../src/application/session/stepEnrolment.machine.ts'
import { createTwoFactorChangeMachine } from '../../src/application/two-factor/twoFactorChange.machine.ts'
import { createTwoFactorMachine } from '../../src/application/two-factor/twoFactor.machine.ts'
import { createSetupMachine } from '../../src/application/setup/setup.machine.ts'
import { createTransfersMachine } from '../../src/application/transfers/transfers.machine.ts'
import { createDownloadMachine } from '../../src/application/transfers/download.machine.ts'
import { createBulkOperationMachine } from '../../src/application/transfers/bulkOperation.machine.ts'
import { uploadSlots } from '../../src/application/uploads/uploadSlots.ts'
import { planner } from '../../src/application/uploads/planner.ts'
import { recognizer } from '../../src/application/uploads/recognizing.ts'
import { createZipMachine } from '../../src/application/transfers/zip.machine.ts'
import { createUploadMachine } from '../../src/application/transfers/upload.machine.ts'
import { createRoleMachine } from '../../src/application/roles/role.machine.ts'
import { createRoleRemovalMachine } from '../../src/application/roles/roleRemoval.machine.ts'
import { createPeopleSearchMachine } from '../../src/application/users/peopleSearch.machine.ts'
import { createUserGroupMachine } from '../../src/application/user-groups/userGroup.machine.ts'
import { createUserGroupRemovalMachine } from '../../src/application/user-groups/userGroupRemoval.machine.ts'
import { createUserGroupsMachine } from '../../src/application/user-groups/userGroups.machine.ts'
import { createDisplayFieldsMachine } from '../../src/application/templates/displayFields.machine.ts'
import { createOptionChangeMachine } from '../../src/application/templates/optionChange.machine.ts'
import { createReaderSearchMachine } from '../../src/application/templates/readerSearch.machine.ts'
import { createTemplateActionMachine } from '../../src/application/templates/templateAction.machine.ts'
import { createTemplateEditorMachine } from '../../src/application/templates/templateEditor.machine.ts'
import { createTemplateOptionsMachine } from '../../src/application/templates/templateOptions.machine.ts'
import { createTemplatesMachine } from '../../src/application/templates/templates.machine.ts'
import { createRolesMachine } from '../../src/application/roles/roles.machine.ts'
import { createMoveCopyMachine } from '../../src/application/move-copy/moveCopy.machine.ts'
import { createClipboardMachine } from '../../src/application/move-copy/clipboard.machine.ts'
import { createDeletionMachine } from '../../src/application/trash/deletion.machine.ts'
import { createTrashListMachine } from '../../src/application/trash/trashList.machine.ts'
import { createAccountMachine } from '../../src/application/users/account.machine.ts'
import { createInvitingMachine } from '../../src/application/users/inviting.machine.ts'
import { createManyAccountsMachine } from '../../src/application/users/manyAccounts.machine.ts'
import { createAccountDeletionMachine } from '../../src/application/users/accountDeletion.machine.ts'
import { createAccountActionMachine } from '../../src/application/users/accountAction.machine.ts'
import { createAccountsMachine } from '../../src/application/users/accounts.machine.ts'
import { createUpdateMachine } from '../../src/application/updates/update.machine.ts'
import { InMemoryDeployment } from '../../src/infrastructure/updates/InMemoryDeployment.ts'
import { InMemoryValueEditStore } from '../../src/infrastructure/metadata/InMemoryValueEditStore.ts'
import { inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'

const ports = inMemoryPorts()
const notify = () => undefined
const pickThere = async () => undefined

/** Every machine that a screen renders, by its id. */
const MACHINES = [
  ...publishingMachines(ports), ...ocrMachines(ports), ...faceMachines(ports),
  createSessionMachine(ports),
  createLoginMachine({ ...ports, opened: notify }),
  createSecondStepMachine(ports),
  createMailedCodeMachine(ports),
  createStepEnrolmentMachine(ports),
  createNewAuthenticatorMachine(ports),
  createNewPasskeyMachine(ports),
  createTwoFactorChangeMachine(ports),
  createTwoFactorMachine(ports),
  createPasswordLinkMachine(ports),
  createNewPasswordMachine({ ...ports, opened: notify }),
  createSetupMachine(ports),
  createPreferencesMachine({ ...ports, store: ports.preferences }),
  notificationsMachine,
  createFolderMachine({ ...ports, shown: notify }),
  createAssetWindowMachine(ports),
  createSelectionMachine(ports),
  createFolderNameMachine({ ...ports, notify }),
  createRenamingMachine({ ...ports, notify }),
  createAssetMachine({ ...ports, notify }),
  createAssetEditMachine({ ...ports, notify }),
  createDashboardMachine(ports), createHomeMachine({ ...ports, mayOpen: () => true }),
  createBulkEditMachine({ ...ports, notify }),
  createDuplicatesMachine(ports),
  createComparingMachine(ports),
  createMergingMachine({ ...ports, notifyMerged: notify }),
  createAssetDuplicatesMachine(ports),
  createSuggestionsMachine(ports), createAssetSuggestionsMachine(ports), createGhostValuesMachine(ports), createDecidingMachine({ ...ports, notify }),
  createPreviewMachine(ports), createHistoryMachine(ports),
  createDryRunMachine(ports),
  createGuidedMoveMachine({ ...ports, notify }),
  createMetadataMachine(ports),
  createAssetMetadataMachine({ ...ports, notify }),
  createAssetAutofillMachine(ports),
  createFieldDraftsMachine({ store: ports.fieldDrafts, storedSince: (_cell, stored) => stored, save: notify }),
  createFileOptionsMachine(ports),
  createValueFinderMachine(ports),
  createValueHistoryMachine({ ...ports, undone: notify }),
  createRelatedMachine(ports),
  createVersionsMachine({ ...ports, notify }),
  createRelatedPickerMachine({ ...ports, relate: relating(ports.relations, notify) }),
  createFolderDetailMachine({ ...ports, changed: notify }),
  createTreeMachine(ports),
  createFavoritesMachine(ports),
  createPersonsMachine({ ...ports, notify }),
  createRepositoriesMachine({ ...ports, notify }),
  createWebReadyListMachine(ports),
  createWebReadyMachine({ ...ports, notify }),
  createPublishMachine({ ...ports, notify }),
  createWebReadyRuleMachine({ ...ports, notify }),
  createFolderTemplatesMachine({ ...ports, notify }),
  createUploadDescribingMachine({ ...ports, mayDescribe: () => true, upload: notify }),
  createTransfersMachine({ ...ports, notify, now: Date.now }),
  createDownloadMachine({ ...ports, notify }),
  createBulkOperationMachine({ ...ports, notify }),
  createZipMachine({ ...ports, notify, now: Date.now }),
  createUploadMachine({ ...ports, now: Date.now, plan: planner(ports.uploads), recognize: recognizer(ports), slots: uploadSlots() }),
  createQuickSearchMachine(ports),
  createSearchChoicesMachine(ports),
  createQueryNamesMachine(ports),
  createSearchFormMachine(ports),
  createSearchResultsMachine(ports),
  createFacetsMachine(ports),
  createFacetValuesMachine(ports),
  createAdviceMachine(ports),
  createCompletionsMachine(ports),
  createSavedSearchesMachine(ports),
  createSavedSearchMachine({ ...ports, notify }),
  createSavedSearchNewsMachine({ ...ports, isWanted: () => true, count: () => undefined }),
  createSavedSearchRemovalMachine({ ...ports, notify }),
  createRecentSearchesMachine({ ...ports, notify }),
  createUsageMachine(ports),
  createAccountsMachine(ports),
  createUserGroupsMachine(ports),
  createUserGroupMachine({ ...ports, notify }),
  createUserGroupRemovalMachine({ ...ports, notify }),
  createPeopleSearchMachine(ports),
  createAccountMachine({ ...ports, notify }),
  createAccountActionMachine({ ...ports, notify }),
  createAccountDeletionMachine({ ...ports, notify }),
  createManyAccountsMachine({ ...ports, notify }),
  createInvitingMachine(ports),
  createProfileMachine({ ...ports, notify, language: () => 'en-US', languageSaved: notify }),
  createPasswordChangeMachine(ports),
  createOwnSessionsMachine({ ...ports, signedOut: notify }),
  createUpdateMachine({ deployment: new InMemoryDeployment() }),
  createUpgradeMachine(ports),
  createOrganizationsMachine(ports),
  createOrganizationMachine({ ...ports, changed: notify }),
  createOrganizationEditMachine({ ...ports, notify, changed: notify }),
  createOrganizationStorageMachine(ports),
  createManyOrganizationsMachine({ ...ports, notify, changed: notify }),
  createOrganizationRemovalMachine({ ...ports, notify, changed: notify }),
  createOrganizationBlockMachine({ ...ports, notify, changed: notify }),
  createStepRuleMachine(ports),
  createResourceAccessMachine(ports),
  createRestrictedForMachine(ports),
  createRestrictedListMachine(ports),
  createRestrictedSearchMachine(ports),
  createRestrictionEffectMachine(ports),
  createPoliciesMachine({ ...ports, notify }),
  createMailMachine(ports),
  createSpreadingMachine({ ...ports, notify }),
  createRestrictedTreeMachine({ ...ports, notify }),
  createAdvisersMachine(ports),
  createMoveCopyMachine({ ...ports, notify, pickThere }),
  createPlaceFinderMachine(ports),
  createClipboardMachine({ moveCopy: createActor(createMoveCopyMachine({ ...ports, notify, pickThere })) }),
  createTrashListMachine(ports),
  createDeletionMachine({ ...ports, notify }),
  createTableViewMachine({ ...ports, columns: accountColumns(ports), shown: notify }),
  createTableScopeMachine(ports),
  createTableNewsMachine({ ...ports, shownType: () => 'RECORDS', revisionStatusOf: () => 'known', isOrderedBy: () => false, changed: notify, templatesChanged: () => undefined }),
  createTableRowsMachine(ports), gridFocusMachine, createCellEditorMachine(ports), tableHistoryMachine,
  createImportFileMachine(ports), createMetadataImportMachine(ports),
  createTableExportMachine({ ...ports, notify, take: async () => undefined }),
  createResultExportMachine({ ...ports, exportRows: () => undefined }),
  createValueAutosaveMachine({ store: new InMemoryValueEditStore(), newId: () => 'x', onReturn: () => () => undefined, save: (cells, once, signal) => ports.metadataTable.save('RECORDS', cells, once, signal) }),
  createRolesMachine(ports),
  createRoleMachine({ ...ports, notify }),
  createRoleRemovalMachine({ ...ports, notify }),
  createTemplatesMachine(ports), createTemplateEditorMachine({ ...ports, notify }),
  createTemplateActionMachine({ ...ports, notify, changed: () => undefined }),
  createDisplayFieldsMachine({ ...ports, notify }),
  createTemplateOptionsMachine(ports),
  createOptionChangeMachine({ ...ports, notify, changed: () => undefined }),
  createReaderSearchMachine(ports),
  createAssistantDialogMachine({ isAnswering: () => false, clearThread: notify }),
  createConversationMachine({ ...ports, notify, threadsChanged: notify, asked: notify, rate: notify }),
  createThreadsMachine(ports), createThreadTitleMachine({ ...ports, renamed: notify }), createThreadRemovalMachine({ ...ports, notify, removed: notify }),
  createActivityLogMachine(ports),
] as const

/** The leaf states of every screen machine, for the test that each has a story. */
export const LEAVES: readonly Leaf[] = leavesIn(MACHINES.map(({ id, root }) => ({ id, root })))
