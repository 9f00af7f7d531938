/** The error pages of specification section 2. */
const ERROR_PAGES = ['401', '404', '500', 'generic'] as const
export type ErrorPage = (typeof ERROR_PAGES)[number]

/** The error page for a router error's status. What is denied (403) is shown as the 401 page. */
export const errorPageOf = (status: number | undefined): ErrorPage => {
  if (status === 404) return '404'
  if (status === 401 || status === 403) return '401'
  return status !== undefined && status >= 500 && status <= 599 ? '500' : 'generic'
}
