// What each role may do anywhere, as all features together say it.
import { expect, test } from 'vitest'
import { capabilitiesOf } from './features.ts'

const services = {
  linkedin: { clientId: 'id', clientSecret: 'secret', issuer: 'https://provider.example' },
  movies: null,
  googleMapsKey: null,
}

test.each([
  ['member', { seeAdmin: false, addMembers: false, exportMembers: false, moderatePhotos: false }],
  ['admin', { seeAdmin: true, addMembers: true, importMembers: true, exportMembers: false, deleteMembers: false }],
  ['super_admin', { seeAdmin: true, bulkImport: true, exportMembers: true, deleteMembers: true, changeRoles: true }],
] as const)('a %s', (role, can) => {
  expect(capabilitiesOf({ role }, services)).toMatchObject({ ...can, connectLinkedin: true, searchMovies: false })
})
