// An item with a reaction of its viewer, or without it.
import type { Emoji, Reacted } from '@aerie/contract/reactions'

/** The count of a reaction that is his already does not grow. */
export function withReaction<Item extends Reacted>(item: Item, emoji: Emoji, isOn: boolean): Item {
  const others = item.myReactions.filter((one) => one !== emoji)
  if (isOn === item.myReactions.length > others.length) return item
  const { [emoji]: before = 0, ...reactions } = item.reactions
  const count = before + (isOn ? 1 : -1)
  return {
    ...item,
    reactions: count > 0 ? { ...reactions, [emoji]: count } : reactions,
    myReactions: isOn ? [...others, emoji] : others,
  }
}
