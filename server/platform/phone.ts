// Phone numbers in one form, so that the same number is known however it is written.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The E.164 form of a number as typed; null when it cannot be one. Numbers without a country code count as `country`'s. */
export function phoneKey(typed: string | null, country: CountryCode = 'US') {
  const parsed = typed ? parsePhoneNumberFromString(typed, country) : undefined
  return parsed?.isPossible() ? parsed.number : null
}
