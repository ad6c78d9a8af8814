// What the pages ask about the files of photos.
import { photoFiles } from '@aerie/contract/photo-files'
import { endpointQuery } from '#lib/api.ts'

export const photoAccessesQuery = ({ id }: { id: number }) =>
  endpointQuery(photoFiles.accesses, { params: { photoId: String(id) } })
