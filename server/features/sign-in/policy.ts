// What each role may do anywhere, and which passwords are good enough: pure rules.

import type { Role } from '@aerie/contract/person'
import type { Capabilities } from '@aerie/contract/session'
import { isCommonPassword } from './common-passwords.ts'

/** Which outside services this house has been given keys for. */
export interface Services {
  linkedin: boolean
  movies: boolean
}

export function capabilitiesOf({ role }: { role: Role }, services: Services): Capabilities {
  const officer = role !== 'member'
  const superAdmin = role === 'super_admin'
  return {
    seeAdmin: officer,
    moderatePhotos: superAdmin,
    addMembers: officer,
    importMembers: officer,
    bulkImport: superAdmin,
    exportMembers: superAdmin,
    deleteMembers: superAdmin,
    editMembers: superAdmin,
    changeRoles: superAdmin,
    connectLinkedin: services.linkedin,
    searchMovies: services.movies,
  }
}

/** Why a member may not choose this password for himself; null when he may. */
export function passwordFault(password: string, minLength: number) {
  if ([...password].length < minLength) return `New password must be at least ${minLength} characters`
  if (isCommonPassword(password)) return 'This password is too common. Please choose another.'
  return null
}
