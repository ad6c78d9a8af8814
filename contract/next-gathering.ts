// The gathering that a member's dashboard shows: the next one he goes to, or is asked to.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { GatheringCard } from './gatherings.ts'
import { PersonRef } from './person.ts'

/** So many of those who come are shown by their portraits. */
export const MOST_FACES = 4

export const NextGathering = z.object({
  /** Null where none is ahead. */
  gathering: z.nullable(GatheringCard),
  /** Of brothers who go, who said so first; without the caller. */
  faces: z.array(PersonRef),
})
export type NextGathering = z.infer<typeof NextGathering>

export const nextGathering = endpoints('nextGathering', {
  show: endpoint('GET', '/api/next-gathering', {
    summary:
      'The gathering ahead that concerns you most: the next you go to, wait for or may come to; else the next near your city that you have not answered; else the next of those.',
    response: NextGathering,
  }),
})
