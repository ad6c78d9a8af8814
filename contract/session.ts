// The session: who is signed in and what he may do, which every page needs.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Member } from './members.ts'
import { OwedStep } from './officer-step.ts'

/** What the signed-in member may do anywhere; pages show no other buttons. */
export const Capabilities = z.object({
  seeAdmin: z.boolean(),
  moderatePhotos: z.boolean(),
  /** Rename and merge the words on photos. */
  managePhotoTags: z.boolean(),
  addMembers: z.boolean(),
  importMembers: z.boolean(),
  bulkImport: z.boolean(),
  exportMembers: z.boolean(),
  deleteMembers: z.boolean(),
  editMembers: z.boolean(),
  /** Confirm and refuse ties of others, and say whom a name in the lineage means. */
  answerTies: z.boolean(),
  changeRoles: z.boolean(),
  resetPasswords: z.boolean(),
  /** Write, publish and delete news; and pin it. */
  manageNews: z.boolean(),
  pinNews: z.boolean(),
  removeActivity: z.boolean(),
  /** Ask everybody to read a document, and see who has. */
  addDocuments: z.boolean(),
  askForReadings: z.boolean(),
  /** See who has opened a document. */
  seeDocumentReaders: z.boolean(),
  /** See who has viewed and downloaded a photo or video. */
  seePhotoAccesses: z.boolean(),
  createPolls: z.boolean(),
  changeSettings: z.boolean(),
  readAuditLog: z.boolean(),
  hearOfAuditLog: z.boolean(),
  hearOfRequests: z.boolean(),
  seeHealth: z.boolean(),
  readReports: z.boolean(),
  readRemembrances: z.boolean(),
  manageBackups: z.boolean(),
  manageOffices: z.boolean(),
  /** Whether LinkedIn and TMDB are configured here. */
  connectLinkedin: z.boolean(),
  searchMovies: z.boolean(),
})
export type Capabilities = z.infer<typeof Capabilities>

/** Who is signed in, with all of his own record, what he may do, and what he owes first; null where that is nothing. */
export const SessionUser = z.extend(Member, { can: Capabilities, owedStep: z.nullable(OwedStep) })
export type SessionUser = z.infer<typeof SessionUser>

export const session = endpoints('session', {
  current: endpoint('GET', '/api/auth/session', {
    summary: 'Who you are; 401 with an empty body when signed out.',
    isSilentWhenSignedOut: true,
    who: 'visitor',
    response: SessionUser,
  }),
  signOut: endpoint('POST', '/api/auth/logout', { summary: 'End this session.', who: 'visitor' }),
})
