// Documents where a virus scanner is set, before a counterpart of it: nobody sees what it has not answered about.
import { documents } from '@aerie/contract/documents'
import { notifications } from '@aerie/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOfFile } from '#features/document-files/files.ts'
import { EICAR, openCounterpart } from '#platform/scanning/counterpart.fixture.ts'
import { type DocumentWorld, of, openDocumentWorld, PLAYERS, type Player } from './document-world.fixture.ts'
import { scanUnanswered } from './scanning.ts'

let opened: DocumentWorld
let counterpart: Awaited<ReturnType<typeof openCounterpart>>
beforeAll(async () => {
  counterpart = await openCounterpart()
  opened = await openDocumentWorld({ clamd: counterpart.address })
})
afterAll(async () => {
  await opened.world.close()
  await counterpart.close()
})
beforeEach(() => {
  counterpart.mood = 'honest'
})

const checking = async (player: Player) => (await opened.as(player)(documents.checking)).body.map(({ title }) => title)
const seenBy = async (id: number) => {
  const seen = []
  for (const player of PLAYERS) {
    const listed = (await opened.listed(player)).some((one) => one.id === id)
    const answers = ['view', 'download', 'content', 'cover', 'versions', 'readings', 'accesses'].map(
      async (road) => (await opened.get(`/api/documents/${id}/${road}`, player)).statusCode,
    )
    if (listed || (await Promise.all(answers)).some((status) => status === 200)) seen.push(player)
  }
  return seen
}
const scanAgain = async () => {
  await scanUnanswered(opened.world.ctx, opened.world.app.scanner)
  await opened.world.work()
}
const stored = async (code: string) =>
  (await Array.fromAsync(opened.world.ctx.files.list('documents/'))).filter(({ name }) => codeOfFile(name) === code)
const codeOf = async (id: number) =>
  (
    await opened.world.db
      .selectFrom('document_versions')
      .select('code')
      .where('document_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.code ?? ''

test('what is clean is shown once the scanner has answered', async () => {
  const { id, state } = await opened.add({ title: 'Clean' }, 'rook')
  expect(state).toBe('checking')
  expect(await seenBy(id)).toEqual([...PLAYERS])
  expect((await opened.listed()).find((one) => one.id === id)?.state).toBe('ready')
  expect(await checking('rook')).toEqual([])
})

test.each(['too large', 'cut', 'babbling'] as const)(
  'while its answer is “%s” only who uploaded it knows, and it is asked again',
  async (mood) => {
    counterpart.mood = mood
    const { id } = await opened.add({ title: `Waits, ${mood}` }, 'rook')
    await scanAgain()
    expect(await seenBy(id)).toEqual([])
    expect([await checking('rook'), await checking('kenji'), await checking('marcus')]).toEqual([
      [`Waits, ${mood}`],
      [],
      [],
    ])
    const body = { title: 'Changed', category: 'general' as const, accessLevel: 'members' as const }
    expect((await opened.as('marcus')(documents.save, { ...of({ id }), body })).status).toBe(404)
    counterpart.mood = 'honest'
    await scanAgain()
    expect(await seenBy(id)).toEqual([...PLAYERS])
  },
)

test('what it names is gone, and its uploader and officers of the level are told', async () => {
  counterpart.mood = 'cut'
  const { id } = await opened.add({ title: 'Bad luck', name: 'luck.txt', content: `Look: ${EICAR}` }, 'rook')
  const code = await codeOf(id)
  expect(await stored(code)).toHaveLength(1)
  counterpart.mood = 'honest'
  await scanAgain()
  expect([await seenBy(id), await checking('rook'), await stored(code)]).toEqual([[], [], []])
  const told = async (player: Player) =>
    (await opened.as(player)(notifications.list)).body.flatMap((one) => (one.kind === 'document_infected' ? [one] : []))
  const note = { title: 'Bad luck', filename: 'luck.txt', finding: 'Eicar-Test-Signature' }
  for (const player of ['rook', 'julian', 'marcus'] as const) expect(await told(player)).toMatchObject([note])
  expect(await told('kenji')).toEqual([])
})

test('a new file is shown once it is found clean, and the former one until then', async () => {
  const document = await opened.add({ title: 'Rules', content: 'The first rules.' })
  counterpart.mood = 'cut'
  await opened.replace(document, 'The second rules.', 'Newer')
  await opened.world.work()
  const text = async () => (await opened.get(`/api/documents/${document.id}/view`, 'kenji')).body
  const versions = async () =>
    (await opened.as('marcus')(documents.versions, of(document))).body.map((one) => one.number)
  expect([await text(), await versions()]).toEqual(['The first rules.', [1]])
  const restore = { params: { documentId: String(document.id), number: '2' } }
  expect((await opened.as('marcus')(documents.restore, restore)).status).toBe(404)
  counterpart.mood = 'honest'
  await scanAgain()
  expect([await text(), await versions()]).toEqual(['The second rules.', [2, 1]])
  await opened.replace(document, `Third ${EICAR}`, 'Newest')
  await opened.world.work()
  expect([await text(), await versions()]).toEqual(['The second rules.', [2, 1]])
})
