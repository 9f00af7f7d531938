/** The administration's areas, of which each is a page with dialogs over it. */
export type AdminAreaId = 'organizationsAccounts' | 'userRoles' | 'userGroups' | 'activityLog' | 'metadataTemplates' | 'organizationPortal' | 'mail'
