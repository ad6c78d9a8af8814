// A brother as he stands beside something else: who he is called and how he looks, the same wherever he is shown.
import * as z from 'zod/mini'
import { Id } from './values.ts'

export const Role = z.enum(['member', 'admin', 'super_admin'])
export type Role = z.infer<typeof Role>

const text = z.nullable(z.string())

/** `firstName` is what he is called. */
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
