// Boards for what is built on them: how far each has come, and what it began with.
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

export interface BoardState {
  /** The hash of its first event. */
  setup: string
  head: string
  last: data.EventType
  events: number
  /** The owners whose keys are turned, whether or not that is published. */
  turned: number[]
  /** How many parts stand on it, that of the server among them. */
  published: number
}

/** By box; none where a board has not begun. */
export async function readBoards({ db }: Pick<Context, 'db'>, boxIds: number[]): Promise<Map<number, BoardState>> {
  if (boxIds.length === 0) return new Map()
  return new Map((await data.listBoards(db, boxIds)).map(({ box_id, ...board }) => [box_id, board]))
}
