// Why a number that is entered will not sign in who has it, said beside the field.
import type { PhoneAsked } from '@aerie/contract/sign-in'
import type * as z from 'zod/mini'
import { findHome } from '#features/places/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { findCountry, withArticle } from '#platform/countries.ts'
import { must, notFound } from '#platform/errors.ts'
import { phoneKey, phoneKeysMeant } from '#platform/phone.ts'
import * as data from './data.ts'
import { mayAskOfPhone } from './policy.ts'

type PhoneQuery = z.output<typeof PhoneAsked>

const NOT_USED = 'This number is not used for signing in:'

/** For the member himself, and for who may enter a number for him. */
export async function phoneHintOf(
  ctx: MemberContext,
  { memberId = ctx.actor.id, ...asked }: PhoneQuery & { memberId?: number | undefined },
) {
  must(mayAskOfPhone(ctx.actor, memberId), 'Only he and super admins may ask this.')
  const row = await data.findPhone(ctx.db, memberId)
  if (!row) throw notFound('Member')
  const isTyped = asked.country !== undefined && (asked.location ?? null) === row.location
  const { key, hint } = readIn(asked.phone, isTyped ? (asked.country ?? null) : await countryOf(asked))
  const signedInWith = asked.phone === row.phone ? keyMeant(row) : null
  if (signedInWith === null)
    return key !== null && asked.phone === row.phone ? `${NOT_USED} it has not been confirmed by mail.` : hint
  // Of others' numbers is said only what he hears of his own, once it is his.
  const isOthers = await data.isPhoneOfAnother(ctx.db, memberId, signedInWith)
  return isOthers ? `${NOT_USED} another member signs in with it. Use the e-mail address.` : null
}

/** The key under which his number counts; null while another does. Who has moved keeps that of where he was. */
const keyMeant = ({ phone, phone_key }: { phone: string | null; phone_key: string | null }) =>
  phone !== null && phone_key !== null && phoneKeysMeant(phone).includes(phone_key) ? phone_key : null

/** For who was invited: of others' numbers he hears nothing. */
export const readPhoneHint = async (asked: PhoneQuery) => readIn(asked.phone, await countryOf(asked)).hint

/** As a save of another place finds it. */
const countryOf = async ({ location, country }: PhoneQuery) => (await findHome(location ?? null, country)).country

function readIn(phone: string, country: string | null) {
  const key = phoneKey(phone, country)
  return { key, hint: key === null ? `${NOT_USED} ${faultOf(phone, country)}` : null }
}

function faultOf(phone: string, country: string | null) {
  if (phone.trim().startsWith('+')) return 'no phone has such a number.'
  const dialledIn = country && findCountry(country)
  return dialledIn
    ? `it cannot be dialled in ${withArticle(dialledIn.name)}. Write it with the code of its country, such as +49.`
    : 'without a city or country nobody knows where to dial it. Write it with the code of its country, such as +49.'
}
