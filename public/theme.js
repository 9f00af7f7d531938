// Before the first paint: a theme somebody has chosen. Without one the style sheet follows the device.
try {
  const theme = localStorage.getItem('vitrine.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to this page: it follows the device.
}
