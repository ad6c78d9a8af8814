// In the page that the service worker keeps: where one of its files does not come, the worker goes, and the page is asked for once more.
{
  const begin = async () => {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
    if (registrations.length > 0) location.reload()
  }
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && begin(), true)
  addEventListener('vite:preloadError', begin)
}
