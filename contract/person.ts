// A brother's name and portrait, the same wherever he is shown beside something else.
import * as z from 'zod/mini'
import { Id } from './values.ts'

export const Role = z.enum(['member', 'admin', 'super_admin'])
export type Role = z.infer<typeof Role>

const text = z.nullable(z.string())

/** What a man of one name is told where first and last are asked for. */
export const SINGLE_NAME = 'One name only? Enter it in both fields.'

/** Of a first and a last name; who has one name alone, in both, is called by it once. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`

/** `firstName` is the name he goes by. */
export const PersonRef = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  /** The largest size; the others are at `portraitUrl`. */
  profileImageUrl: text,
  /** A thumbhash in base64, to be shown while the photo loads. */
  profileImageHash: text,
})
export type PersonRef = z.infer<typeof PersonRef>

/** The same where no portrait is shown. */
export const PersonName = z.pick(PersonRef, { id: true, firstName: true, lastName: true })
export type PersonName = z.infer<typeof PersonName>
