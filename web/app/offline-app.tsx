// What a member sees where the server does not answer: what his device keeps, and why the rest needs a connection.
import '#ui/controls/icon-button.css'
import { displayName } from '@aerie/contract/person'
import { use, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { asOfWords } from '#features/offline/as-of.ts'
import { forgetDevice, type KeptCopy, readKeptCopy } from '#features/offline/kept-copy.ts'
import { KeptStore } from '#features/offline/kept-portrait.tsx'
import { NeedsConnection } from '#features/offline/needs-connection.tsx'
import { OfflineBand } from '#features/offline/offline-band.tsx'
import { OfflineBrother } from '#features/offline/offline-brother.tsx'
import { OfflineDirectory } from '#features/offline/offline-directory.tsx'
import { OfflineTrips } from '#features/offline/offline-trips.tsx'
import { beginOffline, followConnection, isOnline, whenOnline } from '#lib/connection.ts'
import { Card } from '#ui/layout/card.tsx'
import { SiteName } from '#ui/layout/site-name.ts'
import { AppFrame } from './app-frame.tsx'
import { OFFLINE_PAGES, type OfflineWords } from './offline-pages.ts'
import { Sidebar } from './sidebar.tsx'
import { sidebarEntries } from './sidebar-entries.tsx'
import { SidebarFoot } from './sidebar-foot.tsx'

/** As long as the band says that the connection is back. */
const BACK_MS = 4000
const NO_OFFICE = { seeAdmin: false, moderatePhotos: false }
const NOTHING_KEPT: OfflineWords = {
  title: 'This device has no list yet',
  sentence:
    'Install Aerie on it and open it once with a connection. Then it keeps the Brotherhood for times like this.',
}
const NOT_KEPT: OfflineWords = {
  title: 'This device does not keep him',
  sentence: 'His page needs a connection.',
}

export async function openOfflineApp(place: HTMLElement) {
  const copy = await readKeptCopy().catch(() => null)
  whenOnline(() => setTimeout(() => location.reload(), BACK_MS))
  createRoot(place).render(<OfflineApp copy={copy} path={location.pathname} />)
  beginOffline()
}

const OfflineApp = ({ copy, path }: { copy: KeptCopy | null; path: string }) => (
  <SiteName value={copy?.about.siteName ?? use(SiteName)}>
    <KeptStore value={copy?.store ?? null}>
      <AppFrame
        sidebar={
          <Sidebar home="/" path={path} groups={sidebarEntries(NO_OFFICE, path)} foot={copy && <Foot copy={copy} />} />
        }
      >
        <div className="min-w-0">
          <OfflinePage copy={copy} path={path.replace(/(.)\/$/, '$1').toLowerCase()} />
        </div>
      </AppFrame>
    </KeptStore>
  </SiteName>
)

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

function OfflinePage({ copy, path }: { copy: KeptCopy | null; path: string }) {
  const isBack = useSyncExternalStore(followConnection, isOnline)
  const band = <OfflineBand asOf={copy?.about.asOf ?? null} isBack={isBack} />
  const needs = (words: OfflineWords) => <NeedsConnection {...words} band={band} hasBrothers={copy !== null} />
  const words = wordsAt(path)
  if (words) return needs(words)
  if (!copy) return needs(NOTHING_KEPT)
  const { brothers, own, about } = copy
  if (path === '/trips') return <OfflineTrips copy={copy} band={band} />
  if (path.startsWith('/profile')) {
    const brother = path === '/profile' ? own : brothers.find(({ id }) => path === `/profile/${id}`)
    return brother ? <OfflineBrother brother={brother} shortName={about.shortName} band={band} /> : needs(NOT_KEPT)
  }
  return <OfflineDirectory copy={copy} band={band} beside={<NotHere />} />
}

const ROOMS = { Media: '/media', Documents: '/documents', 'Polling & Elections': '/governance', Feed: '/feed' } as const

const NotHere = () => (
  <Card title="Not here without a connection">
    <ul className="grid gap-4">
      {Object.entries(ROOMS).map(([name, path]) => (
        <li key={path}>
          <b className="block">{name}</b>
          <small className="text-ink-3">{OFFLINE_PAGES[path]?.sentence}</small>
        </li>
      ))}
    </ul>
  </Card>
)

/** Null where the device may have what the page at a path shows. */
function wordsAt(path: string): OfflineWords | null {
  const known: Record<string, OfflineWords | null> = OFFLINE_PAGES
  const found = known[path]
  if (found !== undefined) return found
  const parent = Object.keys(known).find(
    (page) => page.includes('$') && path.startsWith(page.slice(0, page.indexOf('$'))),
  )
  return (parent && known[parent]) || null
}
