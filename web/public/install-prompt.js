// Keeps the browser's offer to install the app, which it makes once, until somebody asks for it; by itself it shows nothing.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
