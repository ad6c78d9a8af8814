// The page at an address as this device has it: what it keeps, or why the page needs a connection.
import type { ReactNode } from 'react'
import type { KeptCopy } from '#features/offline/kept-copy.ts'
import { KeptStore } from '#features/offline/kept-portrait.tsx'
import { NeedsConnection } from '#features/offline/needs-connection.tsx'
import { OfflineBrother } from '#features/offline/offline-brother.tsx'
import { OfflineDirectory } from '#features/offline/offline-directory.tsx'
import { OfflineTrips } from '#features/offline/offline-trips.tsx'
import { Card } from '#ui/layout/card.tsx'
import { OFFLINE_PAGES, type OfflineWords, wordsAt } from './offline-pages.ts'

const NOTHING_KEPT: OfflineWords = {
  title: 'This device has no list yet',
  sentence:
    'Install Aerie on it and open it once with a connection. Then it keeps the Brotherhood for times like this.',
}
const NOT_KEPT: OfflineWords = {
  title: 'This device does not keep him',
  sentence: 'His page needs a connection.',
}

interface OfflinePageProps {
  /** Null where this device keeps nothing. */
  copy: KeptCopy | null
  path: string
  /** Over what the device keeps, or over why it does not. */
  band: (isKept: boolean) => ReactNode
}

/** `path` as the address has it. */
export function OfflinePage({ copy, path: given, band }: OfflinePageProps) {
  const path = given.replace(/(.)\/$/, '$1').toLowerCase()
  return <KeptStore value={copy?.store ?? null}>{pageAt(path, copy, band)}</KeptStore>
}

function pageAt(path: string, copy: KeptCopy | null, bandOver: OfflinePageProps['band']) {
  const needs = (words: OfflineWords) => (
    <NeedsConnection {...words} band={bandOver(false)} hasBrothers={copy !== null} />
  )
  const words = wordsAt(path)
  if (words) return needs(words)
  if (!copy) return needs(NOTHING_KEPT)
  const { brothers, own, about } = copy
  const band = bandOver(true)
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
