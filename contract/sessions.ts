// Who is signed in, what he may do, and where else he is signed in; all that every page needs of signing in.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Member } from './members.ts'
import { Code } from './values.ts'

/** What the signed-in member may do anywhere; pages show no other buttons. */
export const Capabilities = z.object({
  seeAdmin: z.boolean(),
  moderatePhotos: z.boolean(),
  addMembers: z.boolean(),
  importMembers: z.boolean(),
  bulkImport: z.boolean(),
  exportMembers: z.boolean(),
  deleteMembers: z.boolean(),
  editMembers: z.boolean(),
  changeRoles: z.boolean(),
  /** Whether LinkedIn and TMDB are configured for this house. */
  connectLinkedin: z.boolean(),
  searchMovies: z.boolean(),
})
export type Capabilities = z.infer<typeof Capabilities>

export const SessionUser = z.extend(Member, { can: Capabilities })
export type SessionUser = z.infer<typeof SessionUser>

export const SessionEntry = z.object({
  id: Code,
  current: z.boolean(),
  device: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type SessionEntry = z.infer<typeof SessionEntry>

export const sessions = {
  current: endpoint('GET', '/api/auth/session', {
    summary: 'Who you are; 401 with an empty body when signed out.',
    who: 'visitor',
    response: SessionUser,
  }),
  signOut: endpoint('POST', '/api/auth/logout', { summary: 'End this session.', who: 'visitor' }),
  list: endpoint('GET', '/api/auth/sessions', {
    summary: 'Where you are signed in.',
    response: z.array(SessionEntry),
  }),
  end: endpoint('DELETE', '/api/auth/sessions/:sessionId', {
    summary: 'End one of your sessions.',
    params: z.object({ sessionId: Code }),
  }),
  endOthers: endpoint('DELETE', '/api/auth/sessions', { summary: 'End all your sessions but this one.' }),
}
