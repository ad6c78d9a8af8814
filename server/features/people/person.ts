// A member's name and portrait, as they are shown beside something else, of a row of the database.
import * as person from '@aerie/contract/person'

interface CalledRow {
  familiar: string | null
  first_name: string
}

interface NamedRow extends CalledRow {
  last_name: string
}

/** The columns of `members` that a `PersonRef` is made of. */
export interface PersonRow extends NamedRow {
  id: number
  avatar: string | null
  avatar_hash: string | null
  /** In JSON of the database a text. */
  remembered_since: Date | string | null
}

const namesIn = ({ familiar, first_name, last_name }: NamedRow) => ({
  familiar,
  firstName: first_name,
  lastName: last_name,
})

/** The name he goes by. */
export const goesBy = ({ familiar, first_name }: CalledRow) => person.goesBy({ familiar, firstName: first_name })

/** That name with his last name. */
export const displayName = (row: NamedRow) => person.displayName(namesIn(row))

/** The address of the largest size; null without a portrait. */
export const portraitAddress = (avatar: string | null) => avatar && `/uploads/${avatar}`

export const toPersonName = (row: NamedRow & { id: number }): person.PersonName => ({
  id: row.id,
  firstName: goesBy(row),
  lastName: row.last_name,
})

/** Null of a brother who is gone: then nothing was joined. */
export const toPersonNameIfThere = ({ id, first_name, familiar, last_name }: PartOf<NamedRow & { id: number }>) =>
  id === null || first_name === null || last_name === null
    ? null
    : toPersonName({ id, first_name, familiar, last_name })

type PartOf<T> = { [column in keyof T]: T[column] | null }

/** The mark of a brother who has passed; nothing of others. */
export const asRemembered = ({ remembered_since }: { remembered_since: Date | string | null }) =>
  remembered_since ? { isRemembered: true as const } : {}

export const toPersonRef = (row: PersonRow): person.PersonRef => ({
  ...toPersonName(row),
  profileImageUrl: portraitAddress(row.avatar),
  profileImageHash: row.avatar_hash,
  ...asRemembered(row),
})
