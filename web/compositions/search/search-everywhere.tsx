// The search over every page: the palette with all that can be done, and the dialogs in which it is done.
import { MapPin, MapPinPlus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { KeptBrothers } from '#features/search-palette/kept-brothers.ts'
import { Palette } from '#features/search-palette/palette.tsx'
import type { PaletteRow, PlaceAction } from '#features/search-palette/palette-groups.ts'
import { noteOpened } from '#features/search-palette/recent.ts'
import type { ActionDialog } from '#features/session/action.ts'
import { useSession } from '#features/session/queries.ts'
import { tripDialog } from '#features/trips/use-trip-dialog.tsx'
import { useRouter } from '#lib/navigation/navigation.tsx'
import { hrefOf } from '#lib/navigation/site-map.ts'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { ACTIONS } from './actions.ts'
import { logOutAction } from './actions-beside.tsx'

interface SearchEverywhereProps {
  open: boolean
  onClose: () => void
  /** What was typed before it was there. */
  typedBefore: string
  onLogout: () => void
}

interface Acting {
  dialog: ActionDialog
  place: string | undefined
}

/** Each time anew. */
type Turn = Acting & { count: number }

export function SearchEverywhere({ open, onClose, typedBefore, onLogout }: SearchEverywhereProps) {
  const { id, can } = useSession()
  const router = useRouter()
  const actions = useMemo(
    () => [...ACTIONS.filter(({ may }) => may?.(can) ?? true), logOutAction(onLogout)],
    [can, onLogout],
  )
  // What a row does is done once the palette is gone and the focus is back.
  const next = useRef<Acting | (() => void)>(undefined)
  const [acting, setActing] = useState<Turn>()
  const onOpen = useCallback(
    (row: PaletteRow, inNewTab: boolean) => {
      noteOpened(id, row)
      if (row.href !== undefined) {
        if (inNewTab) return void window.open(row.href, '_blank', 'noopener')
        void router.open(row.href)
      } else if (typeof row.action?.at === 'function') next.current = row.action.at
      else if (row.action && typeof row.action.at !== 'string') {
        next.current = { dialog: row.action.at, place: row.place }
      }
      onClose()
    },
    [id, router, onClose],
  )
  const onClosed = () => {
    const { current } = next
    next.current = undefined
    if (typeof current === 'function') current()
    else if (current) setActing((before) => ({ ...current, count: (before?.count ?? 0) + 1 }))
  }
  return (
    <>
      {open && (
        <Palette
          typedBefore={typedBefore}
          actions={actions}
          placeActions={PLACE_ACTIONS}
          onOpen={onOpen}
          onClose={onClose}
          onClosed={onClosed}
          kept={openKept}
        />
      )}
      {acting && <Done key={acting.count} {...acting} />}
    </>
  )
}

const openKept: KeptBrothers = async () => (await import('./kept-directory.tsx')).openKeptDirectory()

const PLACE_ACTIONS: PlaceAction[] = [
  {
    icon: <MapPinPlus />,
    make: ({ name }) => ({ label: `Post a trip to ${name}`, at: tripDialog }),
  },
  {
    icon: <MapPin />,
    make: ({ name }) => ({
      label: `Show ${name} on the Wingspan`,
      at: hrefOf({ to: '/members', search: { q: name } }),
    }),
  },
]

/** Opens as soon as it is drawn; what does not come is told in a toast. */
function Done({ dialog, place }: Acting) {
  const { code, isOpen, count, open, close } = useLazyDialog(dialog)
  useEffect(open, [open])
  return code && <code.Dialog key={count} open={isOpen} onClose={close} place={place} />
}
