// Reactions: the eight that there are, how many of each something has, and who gave them.
import * as z from 'zod/mini'
import { PersonRef } from './person.ts'

/** In the order of the picker: owl, snapping fingers, heart, snake, eagle, check mark, pray, feather wings. */
export const EMOJI = ['🦉', '🫰', '❤️', '🐍', '🦅', '✅', '🙏', '🪽'] as const
export const Emoji = z.enum(EMOJI)
export type Emoji = z.infer<typeof Emoji>

/** Of what can be reacted to, to be spread into its shape as the last of it. */
export const reacted = {
  /** By emoji, those with any. */
  reactions: z.record(z.string(), z.int()),
  /** The caller's own. */
  myReactions: z.array(Emoji),
}
export const Reacted = z.object(reacted)
export type Reacted = z.infer<typeof Reacted>

/** It becomes the other of the two, unless `isOn` says which. */
export const Reaction = z.strictObject({ emoji: Emoji, isOn: z.optional(z.boolean()) })
export type Reaction = z.infer<typeof Reaction>

/** One reaction of everybody who gave it: the first to give it, without the caller, by name; the others are counted. */
export const Reactors = z.object({ emoji: Emoji, count: z.int(), isMine: z.boolean(), members: z.array(PersonRef) })
export type Reactors = z.infer<typeof Reactors>
