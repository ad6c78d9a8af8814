// What the palette says where it has no rows to show: what to type, that it looks, that it found nothing, or why it cannot.
import './palette.css'
import { RotateCcw, WifiOff } from 'lucide-react'
import { FoundSkeleton } from '#features/search/found-skeleton.tsx'
import { sentenceOf } from '#lib/call-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import type { Offline } from './kept-brothers.ts'
import type { usePalette } from './use-palette.ts'

type Palette = ReturnType<typeof usePalette>

interface PaletteStateProps {
  palette: Pick<
    Palette,
    'typed' | 'isAsked' | 'isCurrent' | 'isEmpty' | 'error' | 'ask' | 'isAsking' | 'former' | 'recent'
  >
  offline: Offline
}

export function PaletteState({ palette, offline }: PaletteStateProps) {
  const { typed, isAsked, isEmpty, isCurrent, error, former } = palette
  if (offline.isOffline) return <OfflineBand offline={offline} />
  if (typed === '') return palette.recent.length === 0 && <p className="palette-hint">{FIRST}</p>
  if (!isAsked) return <p className="palette-hint">One more letter</p>
  if (error) return <Failure palette={palette} />
  if (isEmpty)
    return (
      <EmptyState title="Nothing by that name">
        Neither a brother nor a place, nor a sentence in the documents. Perhaps it is spelled another way.
      </EmptyState>
    )
  return !isCurrent && former.length === 0 && <FoundSkeleton />
}

const FIRST = 'Names, places, sentences from documents. Start with two letters.'

function OfflineBand({ offline: { kept } }: { offline: Offline }) {
  if (kept === undefined) return null
  return (
    <div className="palette-offline">
      <WifiOff />
      <p>
        <b>You are offline.</b>{' '}
        {kept
          ? `Only brothers, as this device knew them at ${kept.asOf}.`
          : 'Nothing is kept on this device. Search works again with the connection.'}
      </p>
    </div>
  )
}

const Failure = ({ palette: { error, ask, isAsking } }: { palette: Pick<Palette, 'error' | 'ask' | 'isAsking'> }) => (
  <ErrorPanel
    title="The search does not answer"
    message={sentenceOf(error)}
    action={
      <Button icon={<RotateCcw />} pending={isAsking} onClick={() => void ask()}>
        Try again
      </Button>
    }
  />
)
