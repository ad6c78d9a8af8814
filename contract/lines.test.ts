// Names and titles stand on one line, whatever takes them; what is written at length has as many as it likes.
import { expect, test } from 'vitest'
import { AlbumFields } from './albums.ts'
import { JoinRequest } from './join-requests.ts'
import { MemberChanges, NewMember } from './member-changes.ts'
import { polls } from './polls.ts'

const TITLE = 'x\r\nSet-Cookie: a=b'

test.each([
  ['an album', AlbumFields.safeParse({ title: TITLE })],
  ['a brother’s name', MemberChanges.safeParse({ firstName: 'Ola\u0007f' })],
  [
    'a new brother’s city',
    NewMember.safeParse({ firstName: 'A', lastName: 'B', email: 'a@b.example', location: 'O\tslo' }),
  ],
  ['a position', MemberChanges.safeParse({ currentPosition: 'Captain\u2028Cook' })],
  ['a voucher', JoinRequest.safeParse({ firstName: 'A', lastName: 'B', email: 'a@b.example', voucher: TITLE })],
  ['a poll', polls.create.body.safeParse({ title: TITLE, options: ['a', 'b'], endDate: '2030-01-01T00:00:00Z' })],
])('the title of %s takes no line break and nothing unseen', (_what, read) => {
  expect(read.success).toBe(false)
  expect(read.error?.issues.map(({ message }) => message)).toContain(
    'This goes on one line, without line breaks or tabs',
  )
})

test('what is written at length keeps its lines, and names in any script pass', () => {
  expect(MemberChanges.parse({ bio: 'One.\nTwo.' }).bio).toBe('One.\nTwo.')
  expect(MemberChanges.parse({ firstName: 'Żółć 👨‍👩‍👧 עמית' }).firstName).toBe('Żółć 👨‍👩‍👧 עמית')
  expect(polls.void.body.parse({ reason: 'A mistake.\nSorry.' }).reason).toBe('A mistake.\nSorry.')
})
