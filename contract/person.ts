// A brother's name and portrait, the same wherever he is shown beside something else.
import * as z from 'zod/mini'
import { Id } from './values.ts'

export const Role = z.enum(['member', 'admin', 'super_admin'])
export type Role = z.infer<typeof Role>

const text = z.nullable(z.string())

/** What a man of one name is told where first and last are asked for. */
export const SINGLE_NAME = 'One name only? Enter it in both fields.'

/** Of a first and a last name as they were written; who has one name alone, in both, is called by it once. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`

/**
 * The name a brother goes by: the familiar one in place of the first. A `PersonRef` has it already. Of rows, the
 * database has `goes_by`.
 */
export const goesBy = ({ firstName, familiar }: { firstName: string; familiar?: string | null | undefined }) =>
  familiar || firstName

/** That name with his last name; of rows, the database has `display_name`. */
export const displayName = (member: { firstName: string; familiar?: string | null | undefined; lastName: string }) =>
  fullName({ firstName: goesBy(member), lastName: member.lastName })

/** Of a brother who has passed, once others see it: he is named as before, with a quiet mark. */
export const isRemembered = z.optional(z.literal(true))

/** The name he goes by. The wire calls it `firstName` too, though it is another thing than a member's: read it by `goesBy`. */
const CalledName = z.string()

export const PersonRef = z.object({
  id: Id,
  firstName: CalledName,
  lastName: z.string(),
  /** The largest size; the others are at `portraitUrl`. */
  profileImageUrl: text,
  /** A thumbhash in base64, to be shown while the photo loads. */
  profileImageHash: text,
  isRemembered,
})
export type PersonRef = z.infer<typeof PersonRef>

/** The same where no portrait is shown. */
export const PersonName = z.pick(PersonRef, { id: true, firstName: true, lastName: true })
export type PersonName = z.infer<typeof PersonName>
