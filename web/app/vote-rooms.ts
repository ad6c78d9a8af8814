// The pages of one vote and of trustees: what fetches them is fetched first, so that it weighs on no other page.
export const voteRooms = {
  pollCertificate: () => import('../pages/poll-certificate.tsx'),
  positionCertificate: () => import('../pages/position-certificate.tsx'),
  nominations: () => import('../pages/nominations.tsx'),
  check: () => import('../pages/election-check.tsx'),
  wall: () => import('../pages/election-wall.tsx'),
  key: () => import('../pages/election-key.tsx'),
  trustees: () => import('../pages/trustees.tsx'),
  trusteeSet: () => import('../pages/trustee-set.tsx'),
}
