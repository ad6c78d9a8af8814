// The directory of brothers: a card for each, as all brothers may see him.

import { byAlphabet } from '@aerie/text/lists'
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { ids, pageQuery } from './page.ts'
import { goesBy, isRemembered, Role } from './person.ts'
import { Id, searched } from './values.ts'

const text = z.nullable(z.string())
const number = z.nullable(z.int())

/** What a card in the directory shows: what all brothers may see. */
export const MemberSummary = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  familiar: text,
  email: text,
  currentPosition: text,
  currentCompany: text,
  location: text,
  country: text,
  class: number,
  pledgeClass: number,
  roles: z.array(z.string()),
  role: Role,
  isActive: z.boolean(),
  linkedinVerified: z.boolean(),
  /** The largest size; the others are at `portraitUrl`. */
  profileImageUrl: text,
  /** A thumbhash in base64, to be shown while the photo loads. */
  profileImageHash: text,
  isRemembered,
})
export type MemberSummary = z.infer<typeof MemberSummary>

export const DirectoryCard = z.extend(MemberSummary, {
  /** What is searched besides what the card shows: his city as it was found, his company tags. */
  alsoFoundBy: z.optional(z.array(z.string())),
  /** When he first came in, in milliseconds since 1970; of active brothers who have. */
  arrivedAt: z.optional(z.int()),
})
export type DirectoryCard = z.infer<typeof DirectoryCard>

const filter = z.optional(searched())
/** The header of the whole directory with the ids of those who have changed since, where it may be stale. */
export const CHANGED_HEADER = 'x-changed-ids'

/** The header of a page of the directory with how many the whole has. */
export const TOTAL_HEADER = 'x-total-count'

type Named = Pick<MemberSummary, 'id' | 'firstName' | 'lastName' | 'familiar'>

const nameOf = (member: Named) => `${member.lastName}\u0000${goesBy(member)}`

/** The order of the directory: by last name, then by the name he goes by. */
export const byName = (one: Named, other: Named) => byAlphabet(nameOf(one), nameOf(other)) || one.id - other.id

export const people = endpoints('people', {
  list: endpoint('GET', '/api/members', {
    summary:
      'The directory, by last name. Without anything the whole of it, those who have passed among them; with remembered those alone, and with any other filter or limit without them. With limit a page, the next in the Link header, and in x-total-count how many the whole has. With mayBeStale the whole may be some seconds old; x-changed-ids then names those to ask for with ids, and who is not found has gone.',
    query: z.extend(pageQuery, {
      q: filter,
      country: filter,
      class: filter,
      role: filter,
      /** Those who have passed. */
      remembered: z.optional(z.literal('true')),
      ids,
      mayBeStale: z.optional(z.literal('true')),
    }),
    response: z.array(DirectoryCard),
  }),
})
