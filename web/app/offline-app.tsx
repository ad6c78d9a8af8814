// What a member sees where the server does not answer: what his device keeps, and why the rest needs a connection.
import '#ui/controls/icon-button.css'
import { displayName } from '@aerie/contract/person'
import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { SiteLogo } from '#features/logo/site-mark.tsx'
import { asOfWords } from '#features/offline/as-of.ts'
import { KeptBand } from '#features/offline/kept-band.tsx'
import { forgetDevice, type KeptCopy, readKeptCopy } from '#features/offline/kept-copy.ts'
import { beginOffline, followConnection, isOnline } from '#lib/connection.ts'
import { SiteName } from '#ui/layout/site-name.ts'
import { AppFrame } from './app-frame.tsx'
import { AwayMark } from './away-mark.tsx'
import { OfflinePage } from './offline-page.tsx'
import { Sidebar } from './sidebar.tsx'
import { sidebarEntries } from './sidebar-entries.tsx'
import { SidebarFoot } from './sidebar-foot.tsx'

/** As long as it is said that the connection is back. */
const BACK_MS = 4000
const NO_OFFICE = { seeAdmin: false, moderatePhotos: false }

export async function openOfflineApp(place: HTMLElement) {
  const copy = await readKeptCopy().catch(() => null)
  createRoot(place).render(<OfflineApp copy={copy} path={location.pathname} />)
  beginOffline()
}

function OfflineApp({ copy, path }: { copy: KeptCopy | null; path: string }) {
  const isBack = useSyncExternalStore(followConnection, isOnline)
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    if (!isBack || isTyped) return
    const opening = setTimeout(reload, BACK_MS)
    return () => clearTimeout(opening)
  }, [isBack, isTyped])
  return (
    <SiteName value={copy?.about.siteName ?? use(SiteName)}>
      <SiteLogo value={copy?.logo ?? null}>
        <AppFrame
          sidebar={
            <Sidebar
              home="/"
              path={path}
              groups={sidebarEntries(NO_OFFICE, path)}
              Away={AwayMark}
              foot={copy && <Foot copy={copy} />}
            />
          }
        >
          <div className="min-w-0" onInput={() => setTyped(true)}>
            <OfflinePage
              copy={copy}
              path={path}
              band={(isKept) => (
                <KeptBand
                  isKept={isKept}
                  asOf={copy?.about.asOf ?? null}
                  isBack={isBack}
                  onTryAgain={reload}
                  onOpen={isTyped ? reload : null}
                />
              )}
            />
          </div>
        </AppFrame>
      </SiteLogo>
    </SiteName>
  )
}

const reload = () => location.reload()

const Foot = ({ copy: { about, own } }: { copy: KeptCopy }) => (
  <SidebarFoot
    member={{
      name: own ? displayName(own) : about.siteName,
      role: `As of ${asOfWords(about.asOf)}`,
      photo: own?.profileImageUrl ?? null,
      photoHash: own?.profileImageHash ?? null,
      to: '/profile',
    }}
    logoutLabel="Delete copy"
    motto={about.motto}
    onLogout={() => void forgetDevice().then(() => location.reload())}
  />
)
