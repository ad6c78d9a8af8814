// What members see of a lost connection in the open app: the page as it was, or what the device keeps in its place, until it is back.
import './connection-state.css'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { asOfWords } from '#features/offline/as-of.ts'
import { KeptBand } from '#features/offline/kept-band.tsx'
import { type KeptCopy, readKeptCopy } from '#features/offline/kept-copy.ts'
import { OfflineBand } from '#features/offline/offline-band.tsx'
import { useSession } from '#features/session/queries.ts'
import { followConnection, isOnline, lookAtOnce } from '#lib/connection.ts'
import { useShown } from '#lib/navigation/navigation.tsx'
import { OfflinePage } from './offline-page.tsx'
import { useMissingPage } from './use-missing-page.ts'
import { useNewerVersion } from './use-newer-version.ts'

/** As long as it is said that the connection is back. */
const BACK_MS = 4000

/** Stands before the page, which stays whole and is hidden while something stands in for it. */
export function ConnectionState() {
  const loss = useLoss()
  const copy = useKeptCopy(loss !== null)
  const { pathname } = useShown().place
  const isMissing = useMissingPage(loss !== null)
  // Where somebody has typed in what stands in: it stays until he leaves it.
  const [typedAt, setTypedAt] = useState<string | null>(null)
  const isHeld = loss?.isBack === true && typedAt === pathname
  useNewerVersion()
  if (loss && copy !== undefined && (isMissing || isHeld))
    return (
      <StandIn onType={() => setTypedAt(pathname)}>
        <OfflinePage
          copy={copy}
          path={pathname}
          band={(isKept) => (
            <KeptBand
              isKept={isKept}
              asOf={copy?.about.asOf ?? null}
              isBack={loss.isBack}
              onTryAgain={lookAtOnce}
              onOpen={isHeld ? () => setTypedAt(null) : null}
            />
          )}
        />
      </StandIn>
    )
  return (
    <div className="connection-state" role="status">
      {loss && (
        <OfflineBand isBack={loss.isBack} onTryAgain={lookAtOnce}>
          {loss.isBack
            ? 'This page has been brought up to date.'
            : `You see this page as of ${asOfWords(loss.at)}. What you write stays.`}
        </OfflineBand>
      )}
    </div>
  )
}

/** Null while the connection is there; `at` in milliseconds since 1970. Once it is back that is said for a while. */
function useLoss() {
  const isThere = useSyncExternalStore(followConnection, isOnline)
  const [loss, setLoss] = useState<{ at: number; isBack: boolean } | null>(null)
  useEffect(() => {
    if (!isThere) return setLoss({ at: Date.now(), isBack: false })
    setLoss((before) => before && { ...before, isBack: true })
    const end = setTimeout(setLoss, BACK_MS, null)
    return () => clearTimeout(end)
  }, [isThere])
  return loss
}

/** Undefined until it is read, null where this device keeps nothing for whoever is signed in. */
function useKeptCopy(isWanted: boolean) {
  const { id } = useSession()
  const [copy, setCopy] = useState<KeptCopy | null>()
  useEffect(() => {
    if (!isWanted) return
    let found: KeptCopy | null = null
    const reading = readKeptCopy(id).catch(() => null)
    void reading.then((read) => {
      found = read
      setCopy(read)
    })
    return () => {
      setCopy(undefined)
      void reading.then(() => found?.store.close())
    }
  }, [isWanted, id])
  return copy
}

/** Takes the focus that was on the page, and gives it back. */
function StandIn({ onType, children }: { onType: () => void; children: ReactNode }) {
  useEffect(() => {
    focusMain()
    return () => void setTimeout(focusMain)
  }, [])
  return (
    <div className="connection-state-instead" onInput={onType}>
      {children}
    </div>
  )
}

/** The first is the one that is seen. */
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })
