// Before the first paint: a theme somebody has chosen. Without one the style sheet follows the device.
try {
  const theme = localStorage.getItem('vitrine.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to this page: it follows the device.
}

// Whoever has a session begins at the application: its script sets out beside the page's own, not after it has run.
try {
  const application = document.querySelector('meta[name="application"]')
  const hasSession = (sessionStorage.getItem('authToken') ?? localStorage.getItem('authToken')) !== null
  if (application !== null && hasSession) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.nonce = document.currentScript.nonce
    link.href = application.content
    document.head.append(link)
  }
} catch {
  // Without storage nobody is signed in.
}
