/** Where this browser is: dates are shown as its clock has them. */
export const TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone
