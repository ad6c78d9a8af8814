// Styles of code that is fetched later. The bundler asks for each of them once, whether they come or not.

const failed = new Set<HTMLLinkElement>()

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failed.add(target),
    // Such errors do not bubble.
    true,
  )

/** Rejects where one of them fails again. */
export const fetchFailedStyles = () => Promise.all([...failed].map(fetchAgain))

function fetchAgain(link: HTMLLinkElement) {
  failed.delete(link)
  const fresh = link.cloneNode() as HTMLLinkElement
  return new Promise<void>((resolve, reject) => {
    fresh.onload = () => resolve()
    fresh.onerror = () => reject(new Error(`${link.href} did not come`))
    link.remove()
    document.head.append(fresh)
  })
}
