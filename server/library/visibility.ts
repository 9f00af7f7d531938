/**
 * The one place that decides which folders and assets a viewer sees at all. Rules go into SQL, because counts, pages and searches
 * must agree with them; `alias` is the table's name in the statement. Today: what lies outside the trash.
 */
export const visible = (alias: 'folder' | 'asset'): string => `${alias}.trashed_at is null`
