// Shows visitors the landing page before the app has arrived; React then takes over what it finds.
;(() => {
  const { settings, signedOut } = JSON.parse(document.getElementById('start')?.textContent ?? '{}')
  const isElsewhere = /^\/(privacy|reset-password|welcome|setup|unsubscribe)(\/|$)/.test(location.pathname)
  if (!signedOut || isElsewhere) return
  document.documentElement.dataset.firstPaint = 'words'

  // The stylesheet, which is still on its way, will ask for the same.
  const wings = matchMedia('(width < 40rem)').matches ? 'wingspan-narrow' : 'wingspan'
  const preload = { rel: 'preload', as: 'image', href: `/engravings/${wings}.webp` }
  document.head.append(Object.assign(document.createElement('link'), preload))

  const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const fill = (page, blanks) =>
    page
      .replace(/<!--.*?-->/g, '')
      .replace(/>\s+</g, '><')
      .trim()
      .replace(/\{(\w+)\}/g, (_, name) => escaped(blanks[name]))
      .replace('<cite></cite>', '')

  // The first such change: the page is read, and no deferred script has run.
  const draw = () => {
    const root = document.getElementById('root')
    root.innerHTML = fill(document.getElementById('landing').innerHTML, { ...settings, ...settings.quote })
    // Pressed before there is anything behind it: the app finds the wish in the address.
    root.querySelector('button').onclick = () => {
      const wish = new URL(location.href)
      wish.searchParams.set('signin', '1')
      history.replaceState(null, '', wish)
    }
  }
  document.addEventListener('readystatechange', draw, { once: true })
})()
