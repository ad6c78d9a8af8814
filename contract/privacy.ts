// Who may see the private fields of a brother's record.
import * as z from 'zod/mini'

/** All brothers; those of his pledge class or his line; admins and super admins; or he alone. */
export const Visibility = z.enum(['brothers', 'line', 'officers', 'nobody'])
export type Visibility = z.infer<typeof Visibility>

export const PRIVATE_FIELDS = ['email', 'phone', 'birthday', 'family', 'children', 'city'] as const
export const PrivateField = z.enum(PRIVATE_FIELDS)
export type PrivateField = z.infer<typeof PrivateField>

/** `family` is the partner; `city` is all of the place but the country. */
export const Privacy = z.strictObject({
  email: Visibility,
  phone: Visibility,
  birthday: Visibility,
  family: Visibility,
  children: Visibility,
  city: Visibility,
})
export type Privacy = z.infer<typeof Privacy>

export const DEFAULT_PRIVACY: Privacy = {
  email: 'brothers',
  phone: 'brothers',
  birthday: 'brothers',
  family: 'brothers',
  children: 'nobody',
  city: 'brothers',
}

/** As whom one may look at one's own page: a brother like any other, one of one's class or line, an officer. */
export const ONLOOKERS = ['brother', 'line', 'officer'] as const
export const Onlooker = z.enum(ONLOOKERS)
export type Onlooker = z.infer<typeof Onlooker>
