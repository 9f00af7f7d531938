/** What somebody fills in is lost with the page, though nothing asks before that. */
const FORMS = ':is(dialog, [role="dialog"], [role="alertdialog"]) form'

/** Whatever asks before the browser leaves the page is asked in the same way. */
const isSafeToLeave = (): boolean =>
  window.dispatchEvent(new Event('beforeunload', { cancelable: true })) && document.querySelector(FORMS) === null

/** Tells of each part of the web app that could not be fetched, before anything is taken off the page for it. */
export const onFailedImports = (failed: (error: unknown, isSafe: boolean) => void): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => failed(payload, isSafeToLeave()))
}
