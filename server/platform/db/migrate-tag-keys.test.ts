// The migration that compares tags with the apostrophes and hyphens of a keyboard makes one of two that are one by that.
import { plain } from '@aerie/text/search-form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnmigrated } from './migration.fixture.ts'

let opened: Awaited<ReturnType<typeof openUnmigrated>>
beforeAll(async () => {
  opened = await openUnmigrated()
})
afterAll(() => opened.close())

test('tags keep their former names, and have the keys of the program', async () => {
  const { apply, ask } = opened
  await apply((file) => file < '0079')
  await ask(`
    insert into custom_tags (name, key) values ('Founder''s Day', 'founder''s day'), ('Founder’s Day', 'founder’s day'),
      ('Jean‑Luc', 'jean‐luc'), ('Rush', 'rush'), ('A – B', 'a – b'), ('Founderʼs Day', 'founderʼs day');
    insert into tag_aliases (key, tag_id) values ('founders’ day', 2), ('day of the founder', 6), ('rush’', 4), ('rush''', 4);`)
  await apply((file) => file.startsWith('0079'))
  const tags = await ask<{ name: string; key: string }>('select name, key from custom_tags order by id')
  expect(tags).toEqual(["Founder's Day", 'Jean‑Luc', 'Rush', 'A – B'].map((name) => ({ name, key: plain(name) })))
  expect(await ask('select key, tag_id from tag_aliases order by key')).toEqual([
    { key: 'day of the founder', tag_id: 1 },
    { key: "founders' day", tag_id: 1 },
    { key: "rush'", tag_id: 4 },
  ])
})
