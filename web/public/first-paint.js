// Shows the landing page to visitors, and sidebar and header to members, before the app has arrived.
{
  const { settings, signedOut, answers } = JSON.parse(document.getElementById('start')?.textContent ?? '{}')
  const member = answers?.['/api/auth/session']
  const path = location.pathname.replace(/(.)\/$/, '$1')
  // The words of contract/public-pages.ts are written in when the pages are built; while developing nothing is drawn before the app.
  const isPublicLink = ['LINK_PAGES'].includes(path.split('/')[1])
  const isLanding = signedOut && !isPublicLink && !['OPEN_PAGES'].includes(path.slice(1))
  const isFramed = member && !isPublicLink

  const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  /** As site-mark.tsx draws it in the place of the first mark. */
  const drawLogo = ({ hash, width, height, ground }, shape, mark) => {
    const label = /aria-label="(.*?)"/.exec(mark)?.[1] ?? ''
    return `<img class="site-mark" src="/api/logo/${hash}/${shape}.webp" alt="${label}" width="${width}" height="${height}" data-ground="${ground}"/>`
  }

  const fill = (page, blanks, shape) =>
    page
      .replace(/<svg.*?<\/svg>/, (mark) => (settings.logo ? drawLogo(settings.logo, shape, mark) : mark))
      .replace(/\{(\w+)\}/g, (_, name) => escaped(blanks[name]))
      .replace('<cite></cite>', '')
      .replace(settings.publicRegistration ? '' : /<a href="\/join">.*?<\/a>/, '')

  const root = () => document.getElementById('root')
  const lay = (template, blanks, shape) => {
    root().innerHTML = fill(document.getElementById(template).innerHTML, { ...settings, ...blanks }, shape)
  }

  const drawLanding = () => {
    lay('landing', settings.quote, 'large')
    // Pressed before there is anything behind it: the app finds the wish in the address.
    root().querySelector('button').onclick = () => {
      const wish = new URL(location.href)
      wish.searchParams.set('signin', '1')
      history.replaceState(null, '', wish)
    }
  }

  /** As site-brand.tsx reckons it. */
  const nameSize = (name) => {
    const longest = Math.max(...name.split(/\s/).map((word) => word.length))
    if (longest > 14 || name.length > 28) return 'small'
    return name.length > 11 ? 'medium' : 'large'
  }

  const drawFrame = () => {
    const { title = '', parts = [] } = headerOf(path, member.can)
    lay('frame', { title }, 'small')
    root().querySelector('.site-brand-name').dataset.size = nameSize(settings.name)
    const isThere = {
      title: title !== '',
      'no-title': title === '',
      subtitle: parts.includes('subtitle'),
      actions: parts.includes('actions'),
      tag: parts.includes('tag'),
      'foot-actions': path !== '/',
    }
    for (const part of root().querySelectorAll('[data-part]')) if (!isThere[part.dataset.part]) part.remove()
    if (parts.includes('small')) root().querySelector('.page-header').classList.add('page-header-small')
    const isMine = { '/admin': member.can.seeAdmin, '/photo-moderation': member.can.moderatePhotos }
    for (const entry of root().querySelectorAll('.sidebar-brand, .sidebar-nav a')) {
      const place = entry.getAttribute('href')
      if (isMine[place] === false) entry.closest('li').remove()
      if (path === place || (place !== '/' && path.startsWith(`${place}/`))) entry.setAttribute('aria-current', 'page')
    }
    root().querySelector('.sidebar-nav ul:empty')?.remove()
  }

  /** As pages/dashboard.tsx greets him. */
  const greeting = ({ familiar, firstName }) =>
    `${answers['/api/feed/seen']?.lastVisit === null ? 'Welcome' : 'Welcome back'}, ${familiar || firstName || 'Member'}`

  /** The title of the page, where it is known, and what else its header will hold. */
  const headerOf = (at, { seeAdmin, moderatePhotos }) =>
    ({
      '/': { title: greeting(member), parts: ['subtitle', 'actions'] },
      '/members': { title: 'Brotherhood', parts: seeAdmin ? ['subtitle', 'actions'] : ['subtitle'] },
      '/trips': { title: 'My Trips', parts: ['actions'] },
      '/profile': { title: 'Member Profile', parts: ['small', 'actions'] },
      '/admin': seeAdmin ? { title: 'Admin Dashboard', parts: ['subtitle', 'tag'] } : {},
      '/admin/health': { title: 'Health', parts: ['subtitle', 'actions'] },
      '/admin/reports': { title: 'Reports', parts: ['subtitle', 'actions'] },
      '/photo-moderation': { title: 'Photo Moderation', parts: moderatePhotos ? ['actions'] : [] },
      '/privacy': { title: 'Privacy Policy' },
      '/search': { title: 'Search', parts: ['subtitle'] },
      '/media': { title: 'Media Albums', parts: ['actions'] },
      '/lineage': { title: 'Lineages', parts: ['subtitle', 'actions'] },
      '/documents': { title: 'Document Repository', parts: ['subtitle', 'actions'] },
      '/governance': { title: 'Polling & Elections', parts: seeAdmin ? ['subtitle', 'actions'] : ['subtitle'] },
    })[at] ?? (at.startsWith('/profile/') ? { parts: moderatePhotos ? ['small', 'actions'] : ['small'] } : {})

  // The fonts of systems that the stylesheet lets stand in for each of ours.
  const STAND_INS = [
    'Times New Roman,TimesNewRomanPSMT,Liberation Serif,Tinos,Tinos Regular,Noto Serif,Noto Serif Regular,NotoSerif-Regular,DejaVu Serif',
    'Arial,ArialMT,Liberation Sans,Arimo,Arimo Regular,Roboto,Roboto Regular,Roboto-Regular,Noto Sans,Noto Sans Regular,NotoSans-Regular,DejaVu Sans',
  ]
  const find = (names) => new FontFace('stand-in', names.replace(/[^,]+/g, 'local("$&")')).load()

  /** Where there is none, the words are laid out in our fonts at once, and seen when these are here or have failed. */
  const waitForFonts = async () => {
    const { dataset } = document.documentElement
    if (dataset.firstPaint !== 'words') return
    dataset.firstPaint = 'seen'
    dataset.words = 'waiting'
    const show = () => delete dataset.words
    setTimeout(show, 3000)
    await new Promise((drawn) => document.addEventListener('readystatechange', drawn, { once: true }))
    // Fonts are asked for by the first layout, which comes after the first of these.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    document.fonts.ready.then(show)
  }

  if (isLanding) {
    // The stylesheet, which is still on its way, will ask for the same.
    const wings = matchMedia('(width < 40rem)').matches ? 'wingspan-narrow' : 'wingspan'
    const preload = { rel: 'preload', as: 'image', href: `/engravings/${wings}.webp` }
    document.head.append(Object.assign(document.createElement('link'), preload))
  }
  if (isLanding || isFramed) {
    document.documentElement.dataset.firstPaint = 'words'
    Promise.all(STAND_INS.map(find)).catch(waitForFonts)
    // The first such change: the page is read, and no deferred script has run.
    document.addEventListener('readystatechange', isLanding ? drawLanding : drawFrame, { once: true })
  }
}
