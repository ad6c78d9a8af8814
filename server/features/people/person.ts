// A member's name and portrait, as they are shown beside something else.
import type { PersonRef } from '@aerie/contract/person'

interface Named {
  familiar: string | null
  first_name: string
}

/** The familiar name stands in place of the first. */
export const displayFirstName = ({ familiar, first_name }: Named) => familiar || first_name

export const displayName = (row: Named & { last_name: string }) => `${displayFirstName(row)} ${row.last_name}`

/** The address of the largest size; null without a portrait. */
export const portraitAddress = (avatar: string | null) => avatar && `/uploads/${avatar}`

/** The columns of `members` that a `PersonRef` is made of. */
export interface PersonRow extends Named {
  id: number
  last_name: string
  avatar: string | null
  avatar_hash: string | null
}

export const toPersonRef = (row: PersonRow): PersonRef => ({
  id: row.id,
  firstName: displayFirstName(row),
  lastName: row.last_name,
  profileImageUrl: portraitAddress(row.avatar),
  profileImageHash: row.avatar_hash,
})
