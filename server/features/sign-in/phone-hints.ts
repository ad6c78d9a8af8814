// Why a number that is entered will not sign in who has it, said beside the field.
import type { PhoneAsked } from '@aerie/contract/sign-in'
import type * as z from 'zod/mini'
import { findHome } from '#features/places/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { findCountry } from '#platform/countries.ts'
import { must, notFound } from '#platform/errors.ts'
import { phoneKey, phoneKeysMeant } from '#platform/phone.ts'
import * as data from './data.ts'

type Asked = z.output<typeof PhoneAsked>

const NOT_USED = 'This number is not used for signing in:'

/** For the member himself, and for who may enter a number for him. */
export async function phoneHintOf(
  ctx: MemberContext,
  { memberId = ctx.actor.id, ...asked }: Asked & { memberId?: number | undefined },
) {
  must(memberId === ctx.actor.id || ctx.actor.role === 'super_admin', 'Only he and super admins may ask this.')
  const row = await data.findPhone(ctx.db, memberId)
  if (!row) throw notFound('Member')
  const { key, hint } = await readAsked(asked)
  if (key === null || asked.phone !== row.phone) return isSignedInWith(asked, row) ? null : hint
  if (!isSignedInWith(asked, row)) return `${NOT_USED} it has not been confirmed by mail.`
  // Of others' numbers is said only what he hears of his own, once it is his.
  const isOthers = await data.isPhoneOfAnother(ctx.db, memberId, row.phone_key ?? key)
  return isOthers ? `${NOT_USED} another member signs in with it. Use the e-mail address.` : null
}

/** Who has moved keeps the number of where he was. */
const isSignedInWith = ({ phone }: Asked, row: { phone: string | null; phone_key: string | null }) =>
  phone === row.phone && row.phone_key !== null && phoneKeysMeant(phone).includes(row.phone_key)

/** For who was invited: of others' numbers he hears nothing. */
export const readPhoneHint = async (asked: Asked) => (await readAsked(asked)).hint

async function readAsked({ phone, location, country }: Asked) {
  const home = await findHome(location ?? null, country)
  const key = phoneKey(phone, home.country)
  return { key, hint: key === null ? `${NOT_USED} ${faultOf(phone, home.country)}` : null }
}

function faultOf(phone: string, country: string | null) {
  if (phone.trim().startsWith('+')) return 'no telephone has such a number.'
  const dialledIn = country && findCountry(country)
  return dialledIn
    ? `it cannot be dialled in ${dialledIn.name}. Write it with the code of its country, such as +49.`
    : 'without a city or country it is not known where it is dialled. Write it with the code of its country, such as +49.'
}
