// Who may call what: every endpoint, as visitor, member, admin, super admin and inactive member.
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIGIN } from './speak.ts'
import { openWorld, type World } from './world.ts'

let world: World
const cookies: Record<string, string> = {}
beforeAll(async () => {
  world = await openWorld()
  for (const player of ['rook', 'julian', 'marcus'] as const) cookies[player] = await world.cookieOf(player)
  cookies.inactive = await world.cookieOf('soren')
  await world.db
    .updateTable('members')
    .set({ inactive_since: new Date() })
    .where('id', '=', await world.idOf('soren'))
    .execute()
})
afterAll(() => world.close())

/** Kept by hand: an endpoint without a row fails. v visitor, m member, a admin, s super admin. */
const TABLE: Record<string, 'vmas' | 'mas' | 'as' | 's'> = {
  'GET /api/health': 'vmas',
  'GET /api/events': 'mas',
  'GET /api/auth/session': 'vmas',
  'POST /api/auth/login': 'vmas',
  'POST /api/auth/logout': 'vmas',
  'POST /api/auth/forgot-password': 'vmas',
  'GET /api/auth/reset-password/:token': 'vmas',
  'POST /api/auth/reset-password/:token': 'vmas',
  'POST /api/auth/reset-password': 's',
  'POST /api/auth/change-password': 'mas',
  'POST /api/auth/confirm': 'mas',
  'GET /api/auth/welcome/:token': 'vmas',
  'POST /api/auth/welcome/:token': 'vmas',
  'GET /api/auth/welcome/:token/cities': 'vmas',
  'GET /api/auth/setup/:token': 'vmas',
  'POST /api/auth/setup/:token': 'vmas',
  'GET /api/auth/sessions': 'mas',
  'DELETE /api/auth/sessions/:sessionId': 'mas',
  'DELETE /api/auth/sessions': 'mas',
  'GET /api/auth/addresses': 'mas',
  'POST /api/auth/addresses/:changeId/mail': 'mas',
  'DELETE /api/auth/addresses/:changeId': 'mas',
  'GET /api/auth/confirm-address/:token': 'vmas',
  'POST /api/auth/confirm-address/:token': 'vmas',
  'GET /api/auth/take-back/:token': 'vmas',
  'POST /api/auth/take-back/:token': 'vmas',
  'GET /api/settings': 'mas',
  'GET /api/settings/public': 'vmas',
  'PUT /api/settings': 's',
  'POST /api/photos/forensics': 's',
  'GET /api/photos/forensics/:searchId': 's',
  'GET /api/settings/changes': 'as',
  'GET /api/stats': 'mas',
  'GET /api/polls': 'mas',
  'GET /api/polls/all': 'mas',
  'GET /api/polls/key': 'vmas',
  'POST /api/polls': 'as',
  'PUT /api/polls/:pollId': 'as',
  'POST /api/polls/:pollId/vote': 'mas',
  'GET /api/polls/:pollId/receipt': 'mas',
  'GET /api/polls/:pollId/audit': 'mas',
  'POST /api/polls/:pollId/void': 's',
  'GET /api/elections': 'mas',
  'GET /api/elections/active': 'mas',
  'GET /api/elections/electorate': 'as',
  'GET /api/elections/:electionId': 'mas',
  'POST /api/elections': 'as',
  'PUT /api/elections/:electionId': 'as',
  'POST /api/elections/:electionId/vote': 'mas',
  'GET /api/elections/:electionId/audit': 'mas',
  'GET /api/elections/:electionId/positions/:positionId/receipt': 'mas',
  'GET /api/elections/:electionId/positions/:positionId/audit': 'mas',
  'POST /api/elections/:electionId/void': 's',
  'GET /api/members': 'mas',
  'GET /api/members/profile': 'mas',
  'GET /api/members/:memberId': 'mas',
  'POST /api/members': 'as',
  'PUT /api/members/:memberId': 's',
  'DELETE /api/members/:memberId': 's',
  'POST /api/members/:memberId/invitation': 'as',
  'GET /api/admin/members': 'as',
  'POST /api/admin/members/invitations/plan': 'as',
  'POST /api/admin/members/invitations': 'as',
  'POST /api/admin/members/standing/plan': 's',
  'POST /api/admin/members/standing': 's',
  'GET /api/admin/invitations': 'as',
  'GET /api/admin/invitations/count': 'as',
  'DELETE /api/admin/invitations/:memberId': 'as',
  'PATCH /api/members/profile': 'mas',
  'GET /api/lineage': 'mas',
  'POST /api/lineage/ties/:tieId/confirm': 'mas',
  'POST /api/lineage/ties/:tieId/refuse': 'mas',
  'POST /api/members/avatar': 'mas',
  'POST /api/members/:memberId/avatar': 's',
  'POST /api/members/avatar/discard': 'mas',
  'POST /api/members/:memberId/avatar/discard': 's',
  'DELETE /api/members/avatar': 'mas',
  'DELETE /api/members/:memberId/avatar': 's',
  'GET /api/companies': 'mas',
  'GET /api/cities/search': 'mas',
  'GET /api/news': 'mas',
  'GET /api/news/all': 'as',
  'GET /api/news/tags': 'mas',
  'GET /api/news/:newsId': 'mas',
  'POST /api/news': 'as',
  'PUT /api/news/:newsId': 'as',
  'DELETE /api/news/:newsId': 'as',
  'POST /api/news/:newsId/publish': 'as',
  'POST /api/news/:newsId/unpublish': 'as',
  'POST /api/news/:newsId/pin': 's',
  'POST /api/news/:newsId/unpin': 's',
  'POST /api/upload-image': 'as',
  'GET /api/feed': 'mas',
  'GET /api/feed/seen': 'mas',
  'POST /api/feed/seen': 'mas',
  'GET /api/feed/summary': 'mas',
  'GET /api/activity': 'mas',
  'DELETE /api/activity/:activityId': 's',
  'POST /api/activity/:activityId/react': 'mas',
  'GET /api/activity/:activityId/reactions': 'mas',
  'GET /api/newcomers': 'mas',
  'GET /api/first-steps': 'mas',
  'POST /api/first-steps/dismissal': 'mas',
  'POST /api/first-steps/privacy': 'mas',
  'GET /api/map-data': 'mas',
  'GET /api/map-provider': 'mas',
  'GET /api/map/tiles/:z/:x/:y': 'mas',
  'GET /api/trips': 'mas',
  'POST /api/trips': 'mas',
  'PUT /api/trips/:tripId': 'mas',
  'DELETE /api/trips/:tripId': 'mas',
  'GET /api/notifications': 'mas',
  'GET /api/notifications/count': 'mas',
  'POST /api/notifications/:notificationId/read': 'mas',
  'POST /api/notifications/read-all': 'mas',
  'GET /api/notifications/mail': 'mas',
  'PUT /api/notifications/mail': 'mas',
  'GET /api/notifications/mail/news': 'mas',
  'PUT /api/notifications/mail/news': 'mas',
  'POST /api/unsubscribe/:token': 'vmas',
  'GET /api/albums': 'mas',
  'POST /api/albums': 'mas',
  'GET /api/albums/:albumId': 'mas',
  'PUT /api/albums/:albumId': 'mas',
  'DELETE /api/albums/:albumId': 'mas',
  'GET /api/albums/:albumId/photos': 'mas',
  'POST /api/albums/:albumId/photos': 'mas',
  'POST /api/albums/:albumId/photos/known': 'mas',
  'POST /api/photos/:photoId/still': 'mas',
  'GET /api/albums/:albumId/download': 'mas',
  'GET /api/photos': 'mas',
  'GET /api/photos/summary': 'mas',
  'GET /api/photos/suggestions': 'mas',
  'GET /api/photos/flagged': 's',
  'GET /api/photos/:photoId/with-tags': 'mas',
  'GET /api/photos/:photoId/view': 'mas',
  'GET /api/photos/:photoId/download': 'mas',
  'GET /api/photos/:photoId/thumbnail': 'mas',
  'PATCH /api/photos/:photoId': 'mas',
  'DELETE /api/photos/:photoId': 'mas',
  'POST /api/photos/:photoId/flag': 'mas',
  'POST /api/photos/:photoId/approve': 's',
  'GET /api/photos/:photoId/tagged-members': 'mas',
  'POST /api/photos/:photoId/tag': 'mas',
  'POST /api/photos/:photoId/tags': 'mas',
  'POST /api/photos/:photoId/tag/accept': 'mas',
  'DELETE /api/photos/:photoId/tag/:memberId': 'mas',
  'POST /api/photos/:photoId/custom-tags': 'mas',
  'DELETE /api/photos/:photoId/custom-tags/:tagId': 'mas',
  'GET /api/custom-photo-tags': 'mas',
  'PATCH /api/custom-photo-tags/:tagId': 'as',
  'POST /api/custom-photo-tags/:tagId/merge': 'as',
  'GET /api/photo-tag-consent': 'mas',
  'PUT /api/photo-tag-consent': 'mas',
  'GET /api/photo-tags/waiting': 'mas',
  'GET /api/bin': 'mas',
  'DELETE /api/bin': 'mas',
  'POST /api/bin/albums/:id/restore': 'mas',
  'POST /api/bin/photos/:id/restore': 'mas',
  'DELETE /api/bin/albums/:id': 'mas',
  'DELETE /api/bin/photos/:id': 'mas',
  'GET /api/documents': 'mas',
  'POST /api/documents': 'mas',
  'GET /api/documents/search': 'mas',
  'PATCH /api/documents/:documentId': 's',
  'DELETE /api/documents/:documentId': 's',
  'GET /api/documents/:documentId/content': 'mas',
  'GET /api/documents/:documentId/view': 'mas',
  'GET /api/documents/:documentId/download': 'mas',
  'GET /api/documents/:documentId/cover': 'mas',
  'GET /api/documents/:documentId/versions': 'mas',
  'POST /api/documents/:documentId/versions': 'mas',
  'POST /api/documents/:documentId/versions/:number/restore': 's',
  'GET /api/documents/:documentId/accesses': 's',
  'GET /api/documents/readings': 'mas',
  'GET /api/documents/:documentId/readings': 'as',
  'POST /api/documents/:documentId/readings': 'mas',
  'PUT /api/documents/:documentId/reading-request': 'as',
  'DELETE /api/documents/:documentId/reading-request': 'as',
  'GET /api/calendar': 'mas',
  'POST /api/calendar': 'mas',
  'DELETE /api/calendar': 'mas',
  'GET /api/calendar/:token.ics': 'vmas',
  'GET /api/linkedin/auth': 'mas',
  'GET /api/linkedin/callback': 'vmas',
  'POST /api/linkedin/extract-experience': 'mas',
  'GET /api/tmdb/search': 'mas',
  'GET /api/tmdb/posters/:file': 'mas',
  'POST /api/members/import': 'as',
  'GET /api/members/import': 's',
  'GET /api/members/import/:importId/report': 'as',
  'GET /api/members/imports': 'as',
  'GET /api/members/import/:importId/undo': 'as',
  'POST /api/members/import/:importId/undo': 'as',
  'POST /api/members/bulk-import': 's',
  'GET /api/members/export': 's',
}

const CALLERS = [
  ['a visitor', 'v', undefined],
  ['an inactive member', 'v', 'inactive'],
  ['a member', 'm', 'rook'],
  ['an admin', 'a', 'julian'],
  ['a super admin', 's', 'marcus'],
] as const

test('every endpoint has its row, and every row its endpoint', () => {
  expect(world.app.endpoints.map(nameOf).sort()).toEqual(Object.keys(TABLE).sort())
})

test.each(CALLERS)('%s is admitted where the table says so, and nowhere else', async (_who, letter, player) => {
  for (const endpoint of world.app.endpoints) {
    // Signing out would end the session the other rows need.
    if (endpoint.path === '/api/auth/logout') continue
    const { statusCode, body } = await world.app
      .inject({
        method: endpoint.method,
        url: endpoint.path
          .replace(':token', 'x'.repeat(43))
          .replace(':sessionId', 'x'.repeat(22))
          .replace(/:\w+/, '2000000'),
        // Reaches no service: admission comes first, and what is admitted is refused as not valid.
        ...(endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && { payload: { unknown: true } }),
        headers: { ...ORIGIN, ...(player && { cookie: cookies[player] ?? '' }) },
        ...(endpoint.answers === 'text/event-stream' && { signal: AbortSignal.timeout(300) }),
      })
      .catch(() => ({ statusCode: 200, body: '' }))
    const admitted = TABLE[nameOf(endpoint)]?.includes(letter)
    const refusal = letter === 'v' ? 401 : 403
    const isOwnRefusal = statusCode === 401 && (endpoint.path === '/api/auth/session' || body.includes('not right'))
    if (admitted)
      expect(isOwnRefusal || ![401, 403].includes(statusCode), `${nameOf(endpoint)} ${statusCode}`).toBe(true)
    else expect(statusCode, nameOf(endpoint)).toBe(refusal)
  }
})

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`
