// How albums are counted and signed.

import type { Album } from '@aerie/contract/albums'
import { formatCount } from '@aerie/contract/formats'
import { fullName } from '@aerie/contract/person'

/** '1 item', '48 items'. */
export const itemCount = (count: number) => `${formatCount(count)} ${count === 1 ? 'item' : 'items'}`

/** '48 items, by Eamon Kirwan'; nobody where its creator is gone. */
export const albumLine = ({ photoCount, createdBy }: Pick<Album, 'photoCount' | 'createdBy'>) =>
  createdBy ? `${itemCount(photoCount)}, by ${fullName(createdBy)}` : itemCount(photoCount)
