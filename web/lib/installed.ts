// Whether the app is installed on this device: seen when it runs in a window of its own, or told by the browser.
import { keep, readKept } from './browser-storage.ts'

const INSTALLED = 'aerie-installed'

export function isInstalled(): boolean {
  if (runsInstalled()) keepInstalled()
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

/** Whether this window is the installed app's. */
export const runsInstalled = () => matchMedia('(display-mode: standalone)').matches || isOnHomeScreen()

/** iPads say that they are Macs, which have no touch screen. */
export const isOfApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const keepInstalled = () => keep('browser', INSTALLED, 'yes')

/** As iPhones tell it. */
const isOnHomeScreen = () => 'standalone' in navigator && navigator.standalone === true
