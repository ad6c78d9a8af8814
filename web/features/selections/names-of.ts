// A few people by name, and how many there are besides.
import { displayName, type PersonRef } from '@aerie/contract/person'
import { namesAndMore } from '@aerie/text/lists'
import { formatCount } from '@aerie/text/numbers'

/** 'Dominic Burrell, Osric Vane and 3 more'. */
export function namesOf({ count, first }: { count: number; first: Pick<PersonRef, 'firstName' | 'lastName'>[] }) {
  const names = first.map(displayName)
  const more = count - names.length
  const parts = more > 0 ? [...names, `${formatCount(more)} more`] : names
  return namesAndMore(parts)
}
