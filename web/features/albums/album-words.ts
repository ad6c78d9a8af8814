// How albums are counted and signed.

import type { Album } from '@aerie/contract/albums'
import { displayName } from '@aerie/contract/person'
import { counted } from '@aerie/text/plurals'

/** '1 item', '48 items'. */
export const itemCount = (count: number) => counted(count, 'item')

/** '48 items, by Eamon Kirwan'; nobody where its creator is gone. */
export const albumLine = ({ photoCount, createdBy }: Pick<Album, 'photoCount' | 'createdBy'>) =>
  createdBy ? `${itemCount(photoCount)}, by ${displayName(createdBy)}` : itemCount(photoCount)
