// The migration to notifications of any kind keeps what a database held before it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnmigrated } from './migration.fixture.ts'

let opened: Awaited<ReturnType<typeof openUnmigrated>>
beforeAll(async () => {
  opened = await openUnmigrated()
})
afterAll(() => opened.close())

test('notifications, emails, choices, jobs, news and the feed', async () => {
  const { apply, ask } = opened
  await apply((file) => file < '0011')
  await ask(`
    insert into members (first_name, last_name, role) values ('Ann', 'Away', 'member'), ('Bo', 'Home', 'member');
    insert into trips (member_id, title, start_date, end_date, is_shared)
      values (1, 'Fog', '2030-01-01', '2030-01-05', true);
    insert into notification_letters (member_id, sent_at) values (2, now());
    insert into notifications (member_id, trip_id, kind, location, latitude, longitude, trip_title, start_date, end_date,
        read_at, letter_id)
      values (1, 1, 'nearby', 'Oslo', 59.9139, 10.7522, 'Fog', '2030-01-01', '2030-01-05', now(), null),
        (2, 1, 'crossing', 'Oslo', null, null, 'Fog', '2030-01-01', '2030-01-05', null, 1);
    insert into notification_mail_choices (member_id, kind, rhythm) values (2, 'crossing', 'daily');
    insert into jobs (kind, payload) values ('trip-letters', '{"tripId": 1, "memberId": 1}'),
      ('notification-letter', '{"letterId": 1}');
    insert into news_items (title, body, is_published, trip_id) values ('Fog', 'Ann goes', true, 1),
      ('Notice', 'Of an officer', true, null);
    insert into activity_items (member_id, type, description) values (2, 'work', 'is now Clerk');`)
  await apply((file) => file.startsWith('0011'))

  const days = { tripTitle: 'Fog', startDate: '2030-01-01', endDate: '2030-01-05', location: 'Oslo' }
  expect(
    await ask(`select member_id, kind, subject_type, subject_id, about_id, key, rank, facts, until::text,
      read_at is not null as is_read, email_id from notifications order by id`),
  ).toEqual([
    {
      member_id: 1,
      kind: 'nearby',
      subject_type: 'trip',
      subject_id: 1,
      about_id: 1,
      key: '59.9139,10.7522',
      rank: 0,
      facts: { ...days, latitude: 59.9139, longitude: 10.7522 },
      until: '2030-01-05',
      is_read: true,
      email_id: null,
    },
    {
      member_id: 2,
      kind: 'crossing',
      subject_type: 'trip',
      subject_id: 1,
      about_id: 1,
      key: '',
      rank: 1,
      facts: days,
      until: '2030-01-05',
      is_read: false,
      email_id: 1,
    },
  ])
  expect(await ask(`select member_id from notification_emails where sent_at is not null`)).toEqual([{ member_id: 2 }])
  expect(await ask(`select topic, rhythm from notification_mail_choices`)).toEqual([
    { topic: 'crossing', rhythm: 'daily' },
  ])
  const jobs = await ask<{ kind: string; payload: unknown }>(
    `select kind, payload from jobs where kind like 'notification-%' order by id`,
  )
  expect(jobs.map(({ kind, payload }) => [kind, payload])).toEqual([
    ['notification-emails', { subjectType: 'trip', subjectId: 1, memberId: 1 }],
    ['notification-email', { emailId: 1 }],
  ])
  const news = () => ask(`select title, source_type, source_id from news_items order by id`)
  const notice = { title: 'Notice', source_type: null, source_id: null }
  expect(await news()).toEqual([{ title: 'Fog', source_type: 'trip', source_id: 1 }, notice])
  expect(await ask(`select source_type, source_id, description from activity_items`)).toEqual([
    { source_type: 'member', source_id: 2, description: 'is now Clerk' },
  ])

  await ask(`delete from trips`)
  expect(await news()).toEqual([notice])
  expect(await ask(`select id from notifications`)).toEqual([])
})
