// A directory with some of its cards as they are now.
import { byName, type DirectoryCard } from '@aerie/contract/people'

/** Whoever of `ids` is not among the cards has gone. */
export function withCards(directory: DirectoryCard[], ids: number[], cards: DirectoryCard[]): DirectoryCard[] {
  const replaced = new Set(ids)
  return [...directory.filter(({ id }) => !replaced.has(id)), ...cards].sort(byName)
}
