// Sets the theme before the first paint and keeps it: the member's choice, else the system's. Tells browsers that are too old.
;(() => {
  // The last of what web/oldest-browsers.ts names that all of those learnt. Older ones read this as well: nothing newer stands here.
  if (!Promise.withResolvers) {
    const script = document.createElement('script')
    script.src = '/too-old.js'
    document.head.appendChild(script)
  }

  const system = matchMedia('(prefers-color-scheme: light)')

  // Where storage is blocked the system decides, until somebody chooses, and then for as long as the page stays.
  let chosenHere = null
  const choice = () => {
    try {
      return localStorage.getItem('aerie-theme')
    } catch (_) {
      return chosenHere
    }
  }

  const apply = () => {
    const chosen = choice()
    const theme = chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    const colour = document.querySelector('meta[name="theme-color"]')
    if (colour) colour.setAttribute('content', theme === 'light' ? '#f3ede2' : '#0b1013')
  }

  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', (event) => {
    if (event.key === 'aerie-theme') chosenHere = event.newValue
    apply()
  })
})()
