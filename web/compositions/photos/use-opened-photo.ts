// The photo that is seen by itself, over the others of its page: it stands in the address.
import type { Photo } from '@aerie/contract/photos'
import { useRef } from 'react'
import { useRouter } from '#lib/navigation/navigation.tsx'

export type OpenedPhoto = ReturnType<typeof useOpenedPhoto>

/** `show` writes it to the address. Going on takes its place, so that Back leads to the others. */
export function useOpenedPhoto(
  opened: number | undefined,
  show: (photo: number | undefined, replace: boolean) => void,
) {
  const router = useRouter()
  const wasOpenedHere = useRef(false)
  return {
    opened,
    open({ id }: Photo) {
      wasOpenedHere.current = true
      show(id, false)
    },
    move: ({ id }: Photo) => show(id, true),
    close() {
      if (wasOpenedHere.current) router.back()
      else show(undefined, true)
      wasOpenedHere.current = false
    },
  }
}
