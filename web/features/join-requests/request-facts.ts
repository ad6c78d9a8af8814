// What a request says in one line: class, city and address.
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { WaitingRequest } from '@aerie/contract/join-requests'
import { readableAddress } from '#lib/readable-address.ts'

export const requestFacts = ({ pledgeClass, city, email }: WaitingRequest, shortName: string) =>
  [pledgeClass === null ? null : pledgeClassLabel(pledgeClass, shortName), city, readableAddress(email)]
    .filter((fact) => fact !== null)
    .join(' · ')
