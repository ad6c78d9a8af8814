// Which custom tags were put on a photo and which were taken off, and which of the popular ones are left to offer.
import { POPULAR_TAGS } from '@aerie/contract/album-values'
import type { CustomTag } from '@aerie/contract/photos'
import { plain } from '@aerie/text/search-form'

export interface TagChanges {
  added: string[]
  removed: CustomTag[]
}

/** One tag whatever its case. */
const keyOf = (name: string) => plain(name.trim().replace(/\s+/g, ' '))

export function tagChanges(before: readonly CustomTag[], now: readonly string[]): TagChanges {
  const known = new Set(before.map(({ name }) => keyOf(name)))
  const wanted = new Map(now.filter((name) => name.trim() !== '').map((name) => [keyOf(name), name.trim()]))
  return {
    added: [...wanted].flatMap(([key, name]) => (known.has(key) ? [] : [name])),
    removed: before.filter(({ name }) => !wanted.has(keyOf(name))),
  }
}

/** The commonest come first. */
export function tagsToOffer(popular: readonly Pick<CustomTag, 'name'>[], onPhoto: readonly string[]) {
  const taken = new Set(onPhoto.map(keyOf))
  return popular.filter(({ name }) => !taken.has(keyOf(name))).slice(0, POPULAR_TAGS)
}
