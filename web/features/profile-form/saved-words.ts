// What is said once a record is saved.
import { mailAddressOr } from '@aerie/contract/mail-address'
import type { Member } from '@aerie/contract/members'
import { readableAddress } from '#lib/readable-address.ts'
import type { Payload } from './form-values.ts'

/** A changed address is another than the saved one while it waits to be confirmed. */
export function savedWords({ email }: Member, changes: Payload, ofOther: boolean) {
  const asked = typeof changes.email === 'string' && mailAddressOr(changes.email)
  if (asked && asked !== email)
    return `${ofOther ? 'His' : 'Your'} address changes once ${readableAddress(asked)} confirms it by mail.`
  return ofOther ? 'Member profile has been successfully updated.' : 'Your profile has been successfully updated.'
}
