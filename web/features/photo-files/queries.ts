// What the pages ask about the files of photos.
import { photoFiles } from '@aerie/contract/photo-files'
import { endpointQuery } from '#lib/api.ts'

interface Some {
  id: number
}

export const paramsOf = ({ id }: Some) => ({ photoId: String(id) })

export const photoAccessesQuery = (photo: Some) => endpointQuery(photoFiles.accesses, { params: paramsOf(photo) })

/** How the own copy is marked, and whether that of a film is ready. */
export const ownCopyQuery = (photo: Some) => endpointQuery(photoFiles.ownCopy, { params: paramsOf(photo) })
