// Sets the theme before the first paint and keeps it: the member's choice, else the system's.
;(() => {
  const system = matchMedia('(prefers-color-scheme: light)')

  const choice = () => {
    try {
      return localStorage.getItem('aerie-theme')
    } catch {
      return null // storage is blocked: the system decides
    }
  }

  const apply = () => {
    const chosen = choice()
    const theme = chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme === 'light' ? '#f3ede2' : '#0b1013')
  }

  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
})()
