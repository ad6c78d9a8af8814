// Phone numbers normalised to E.164, so that two spellings of one number are equal.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The E.164 form of a number as typed; null when it cannot be one. Numbers without a country code count as `country`'s. */
export function phoneKey(typed: string | null, country: CountryCode = 'US') {
  const parsed = typed ? parsePhoneNumberFromString(typed, country) : undefined
  return parsed?.isPossible() ? parsed.number : null
}
