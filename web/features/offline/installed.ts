// Whether the app is installed on this device: seen when it runs in a window of its own, or told by the browser.
import { keep, readKept } from '#lib/browser-storage.ts'

const INSTALLED = 'aerie-installed'

export function isInstalled(): boolean {
  if (matchMedia('(display-mode: standalone)').matches || isOnHomeScreen()) keepInstalled()
  return readKept('browser', INSTALLED) !== null
}

export const whenInstalled = (act: () => void) =>
  addEventListener(
    'appinstalled',
    () => {
      keepInstalled()
      act()
    },
    { once: true },
  )

const keepInstalled = () => keep('browser', INSTALLED, 'yes')

/** As iPhones tell it. */
const isOnHomeScreen = () => 'standalone' in navigator && navigator.standalone === true
