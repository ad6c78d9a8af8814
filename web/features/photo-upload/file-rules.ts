// Which files are not sent at all, and what is said of them.
import { ACCEPTED_MEDIA, LARGEST_UPLOADED_FILE, notMedia, tooLargeMedia } from '@aerie/contract/album-values'

type Judged = Pick<File, 'name' | 'type' | 'size'>

/** Null for what may be sent: whether it is what it says the server sees from its content. */
export function refusalOf({ name, type, size }: Judged) {
  if (!isMedia(name, type)) return notMedia(name)
  return size > LARGEST_UPLOADED_FILE ? tooLargeMedia(name) : null
}

/** Systems that know no type for a file leave it empty. */
const isMedia = (name: string, type: string) =>
  /^(?:image|video)\//.test(type) || ACCEPTED_MEDIA.split(',').some((ending) => name.toLowerCase().endsWith(ending))
