// Downloading a photo or video: a film into which a name is written is asked for first, and saved once it is ready.
import { type OwnCopy, photoFiles } from '@aerie/contract/photo-files'
import type { PhotoDetails } from '@aerie/contract/photos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addressOf, call } from '#lib/api.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { saveFile } from '#lib/save-file.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { ownCopyQuery, paramsOf } from './queries.ts'

type Downloaded = Pick<PhotoDetails, 'id' | 'mediaType' | 'originalFilename'>

const MAKING = {
  title: 'Your copy is being made',
  description: 'Your name, the day and a code are written into it. It is saved as soon as it is ready.',
}
const failed = (error: unknown) => failureToast(error, 'Download failed', 'Failed to download photo')

/** `isMaking`: the film is written into; `isFetching`: it is on its way. */
export function useDownload(photo: Downloaded) {
  const cache = useQueryClient()
  const isFilm = photo.mediaType === 'video'
  const { data: own } = useQuery({ ...ownCopyQuery(photo), enabled: isFilm })
  const [awaited, setAwaited] = useState<number>()
  const { mutate: fetch, isPending: isFetching } = useAct({
    call: (one: Downloaded) => fetchFile(addressOf(photoFiles.download, { params: paramsOf(one) })),
    show: ({ name, content }, { originalFilename }) => saveFile(name ?? originalFilename, content),
    done: () => ({ title: titleOf(isFilm, own) }),
    failed,
  })
  const asking = useAct({
    call: (one: Downloaded) => call(photoFiles.askForOwnCopy, { params: paramsOf(one) }),
    show: (answer: OwnCopy, one) => {
      setAwaited(one.id)
      cache.setQueryData(ownCopyQuery(one).queryKey, answer)
      if (answer.state === 'making') toast(MAKING)
    },
    failed,
  })
  const isMaking = own?.state === 'making'
  // Ready, or found to be one into which nothing can be written.
  const isThere = own !== undefined && (own.state === 'ready' || own.marking !== 'burnt')
  useEffect(() => {
    if (awaited !== photo.id || !isThere) return
    setAwaited(undefined)
    fetch(photo)
  }, [awaited, isThere, photo, fetch])
  const download = () => (isFilm && !isThere ? asking.mutate(photo) : fetch(photo))
  return { download, isMaking, isFetching: isFetching || asking.isPending }
}

function titleOf(isFilm: boolean, own: OwnCopy | undefined) {
  if (!isFilm) return 'Photo downloaded with your watermark'
  return own?.marking === 'burnt' ? 'Video downloaded with your name in it' : 'Video downloaded'
}
