/** The page of the groups of users. */
export const USER_GROUPS = '/admin-panel/user-groups'

export const detailPath = (organizationId: string, groupId: string): string => `detail/${organizationId}/${groupId}`
export const createPath = (organizationId: string): string => `create/${organizationId}`
/** What is restricted for its members: as a tree, and all of it as a list. */
export const restrictedPath = (organizationId: string, groupId: string): string => `restricted/${organizationId}/${groupId}`
export const restrictedAllPath = (organizationId: string, groupId: string): string => `restricted/all/${organizationId}/${groupId}`
