// The photo of an album that is seen by itself: it stands in the address.
import type { Photo } from '@aerie/contract/photos'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'

/** Going on takes its place, so that Back leads to the album. */
export function useOpenedPhoto(albumId: string) {
  const { photo: opened } = useSearch({ from: '/media/$albumId' })
  const navigate = useNavigate()
  const { history } = useRouter()
  const wasOpenedHere = useRef(false)
  const show = (photo: number | undefined, replace: boolean) =>
    void navigate({ to: '/media/$albumId', params: { albumId }, search: { photo }, replace, resetScroll: false })
  return {
    opened,
    open({ id }: Photo) {
      wasOpenedHere.current = true
      show(id, false)
    },
    move: ({ id }: Photo) => show(id, true),
    close() {
      if (wasOpenedHere.current) history.back()
      else show(undefined, true)
      wasOpenedHere.current = false
    },
  }
}
