// Where the offer to install the app stands; who is not offered it fetches nothing.
import { DUE, INSTALL_OFFER } from '#features/install/offer-kept.ts'
import { readKept } from '#lib/browser-storage.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'

const card = lazyCode(() => import('#features/install/install-card.tsx'))

/** `className` says beside what width of the window it stands there. */
export function InstallOffer({ className }: { className: string }) {
  const { data } = useCode(card, readKept('browser', INSTALL_OFFER) === DUE)
  return data ? <data.InstallOffer className={className} /> : null
}
