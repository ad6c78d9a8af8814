// A few people by name, and how many there are besides.
import { formatCount, namesAndMore } from '@aerie/contract/formats'
import { fullName, type PersonRef } from '@aerie/contract/person'

/** 'Dominic Burrell, Osric Vane and 3 more'. */
export function namesOf({ count, first }: { count: number; first: Pick<PersonRef, 'firstName' | 'lastName'>[] }) {
  const names = first.map(fullName)
  const more = count - names.length
  const parts = more > 0 ? [...names, `${formatCount(more)} more`] : names
  return namesAndMore(parts)
}
