// Asks for the password again, where a call needs that it was typed a short while ago.
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'

/** Refuses with `password_needed` when the password was typed longer ago than this; null asks nothing. */
export function mustBeFresh({ actor, now }: Pick<Context, 'actor' | 'now'>, withinMinutes: number | null) {
  if (!actor || withinMinutes === null) return
  if (now().getTime() - actor.confirmedAt.getTime() > withinMinutes * 60_000)
    throw new Refusal('password_needed', 'Please enter your password again.')
}
