// Which photos of an album are chosen, to have something done with all of them.
import type { Photo } from '@aerie/contract/photos'
import { useMemo, useState } from 'react'

interface DayChoice {
  chosen: ReadonlySet<number>
  /** Whether one may be chosen at all. */
  isOffered: (photo: Photo) => boolean
  /** `through`: with all between it and the one that was chosen last. */
  onToggle: (photo: Photo, through: boolean) => void
}

/** `choice` is undefined until something is to be chosen. */
export function useChoice(photos: readonly Photo[]) {
  const [state, setState] = useState<{ ids: ReadonlySet<number>; last: number }>()
  const offered = useMemo(() => photos.filter(({ can }) => can.date), [photos])
  const chosen = useMemo(() => offered.filter(({ id }) => state?.ids.has(id)), [offered, state])
  const choice: DayChoice | undefined = state && {
    chosen: state.ids,
    isOffered: ({ can }) => can.date,
    onToggle: (photo, through) => setState(toggled(state, offered, photo.id, through)),
  }
  return {
    choice,
    /** Those that are there still, in the order of the album. */
    chosen,
    offered: offered.length,
    begin: (photo: Pick<Photo, 'id'>) => setState({ ids: new Set([photo.id]), last: photo.id }),
    chooseAll: () => setState({ ids: new Set(offered.map(({ id }) => id)), last: offered[0]?.id ?? 0 }),
    end: () => setState(undefined),
  }
}

interface ChosenPhotos {
  ids: ReadonlySet<number>
  last: number
}

export function toggled(
  { ids, last }: ChosenPhotos,
  offered: readonly { id: number }[],
  id: number,
  through: boolean,
): ChosenPhotos {
  const [from, to] = [last, id].map((one) => offered.findIndex((photo) => photo.id === one)) as [number, number]
  const between =
    through && from >= 0 && to >= 0
      ? offered.slice(Math.min(from, to), Math.max(from, to) + 1).map((photo) => photo.id)
      : null
  if (between) return { ids: new Set([...ids, ...between]), last: id }
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, last: id }
}
