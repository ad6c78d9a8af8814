// What the album says of the files that were sent: only what is made ready there is in.
import type { EntryStore, PhotoEntry, PhotoUploadState, Sendable } from './entries.ts'

/** Of a photo in the album's list. */
export interface Listed {
  id: number
  state: 'making' | 'ready' | 'failed'
  failure?: string | undefined
}

/** Answers what is called with the list of the album, whenever that may have changed. */
export const follower =
  <Item extends Sendable>({ state, become }: EntryStore<Item>, advance: () => void) =>
  (listed: ReadonlyMap<number, Listed>) => {
    const { entries } = state()
    const followed = followList(entries, listed)
    if (followed === entries) return
    become({ entries: followed })
    advance()
  }

/**
 * The entries as the list has them; the same array where nothing has changed. What was there and is no more is left out: it
 * was taken away.
 */
function followList<Item extends Sendable>(
  entries: readonly PhotoEntry<Item>[],
  listed: ReadonlyMap<number, Listed>,
): readonly PhotoEntry<Item>[] {
  let isChanged = false
  const followed = entries.flatMap((entry) => {
    const state = stateBy(entry.state, listed)
    if (state === entry.state) return [entry]
    isChanged = true
    return state ? [{ ...entry, state }] : []
  })
  return isChanged ? followed : entries
}

/** Undefined where it is gone. */
function stateBy(state: PhotoUploadState, listed: ReadonlyMap<number, Listed>): PhotoUploadState | undefined {
  if (state.kind !== 'making' && state.kind !== 'unmade') return state
  const photo = listed.get(state.photoId)
  const { photoId, isKnown, isListed } = state
  // The list may be older than the file.
  if (!photo) return isListed ? undefined : state
  if (photo.state === 'ready') return { kind: isKnown ? 'known' : 'in', photoId }
  const found = { photoId, isKnown, isListed: true }
  if (photo.state === 'failed') {
    const sentence = photo.failure ?? ''
    return state.kind === 'unmade' && state.sentence === sentence ? state : { kind: 'unmade', sentence, ...found }
  }
  return state.kind === 'making' && isListed ? state : { kind: 'making', ...found }
}
