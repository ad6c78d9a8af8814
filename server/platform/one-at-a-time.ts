// One long answer at a time for each member, in each process, such as a zip of everything that is his.
import type { Readable } from 'node:stream'
import type { MemberContext } from './context.ts'
import { Refusal } from './errors.ts'

/**
 * Opens a stream for whoever has none of its kind open; his place is free again once it closes, or could not be opened.
 *
 * @param sentence the refusal of a second one, `too_many`
 */
export function oneAtATime(sentence: string) {
  const busy = new Set<number>()
  return async ({ actor: { id } }: MemberContext, open: () => Promise<Readable>): Promise<Readable> => {
    if (busy.has(id)) throw new Refusal('too_many', sentence)
    busy.add(id)
    const release = () => busy.delete(id)
    try {
      return (await open()).once('close', release)
    } catch (error) {
      release()
      throw error
    }
  }
}
