// The migration that keeps why a photo failed makes those of before again: nobody knows why they did.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnmigrated } from './migration.fixture.ts'

let opened: Awaited<ReturnType<typeof openUnmigrated>>
beforeAll(async () => {
  opened = await openUnmigrated()
})
afterAll(() => opened.close())

test('photos and films that had failed wait for their making again, unless they are gone, and no others do', async () => {
  const { apply, ask } = opened
  await apply((file) => file < '0063')
  await ask(`
    insert into albums (title, is_open) values ('Hollow Pines', true);
    insert into photos (album_id, code, media_type, mime_type, extension, original_filename, bytes, sha256, taken_at, state, purged_at)
      select 1, lpad(n::text, 22, '0'), case n when 2 then 'video' else 'photo' end, 'image/jpeg', 'jpg', 'a.jpg', 9,
        sha256(n::text::bytea), '2026-05-01T12:00:00', case n when 4 then 'ready' else 'failed' end,
        case n when 3 then now() end
      from generate_series(1, 4) n;
    delete from jobs;`)
  await apply((file) => file.startsWith('0063'))
  expect(await ask('select state from photos order by id')).toEqual(
    ['making', 'making', 'making', 'ready'].map((state) => ({ state })),
  )
  expect(await ask(`select kind, payload from jobs where kind like 'make-%' order by id`)).toEqual([
    { kind: 'make-photo', payload: { photoId: 1 } },
    { kind: 'make-film', payload: { photoId: 2 } },
  ])
  await expect(ask(`update photos set state = 'failed' where id = 4`)).rejects.toThrow('photos_failure')
})
