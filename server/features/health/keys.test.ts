// What the state of the installation says of keys: that those of votes are missing, and that another one signs.
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { health } from '@aerie/contract/health'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPollWorld, type PollWorld } from '#features/polls/poll-world.fixture.ts'
import { openVoteKeys } from '#platform/vote-keys.ts'

let opened: PollWorld
let away: string
beforeAll(async () => {
  opened = await openPollWorld()
  away = await mkdtemp(join(tmpdir(), 'aerie-away-'))
})
afterAll(async () => {
  await rm(away, { recursive: true, force: true })
  await opened.world.close()
})

const look = async () =>
  (await (await opened.as('marcus'))(health.details)).body.findings.find(({ id }) => id === 'keys')

const keyFileOf = async (pollId: number) => {
  const { key_name } = await opened.world.db
    .selectFrom('polls')
    .innerJoin('ballot_boxes as box', 'box.id', 'polls.box_id')
    .select('key_name')
    .where('polls.id', '=', pollId)
    .executeTakeFirstOrThrow()
  return `${key_name}.key`
}

/** Takes a key out of its folder while something is looked at. */
async function without(file: string, act: () => Promise<void>) {
  const path = join(opened.world.ctx.voteKeys.folder, file)
  await rename(path, `${path}.away`)
  await act().finally(() => rename(`${path}.away`, path))
}

test('an installation without votes misses no key, and none is made by looking', async () => {
  expect((await look())?.title).not.toMatch(/missing|Another/)
  expect(opened.world.ctx.voteKeys.signer()).toBeNull()
})

test('the key of an open vote, of a closed one, and of both', async () => {
  const closed = await opened.ask({ requiresQuorum: false })
  await opened.vote('kenji', closed.id)
  await opened.pass(2)
  await opened.show('kenji', closed.id)
  const open = await opened.ask()
  expect((await look())?.title).not.toMatch(/missing/)
  const [ofClosed, ofOpen] = [await keyFileOf(closed.id), await keyFileOf(open.id)]
  await without(ofOpen, async () => {
    expect(await look()).toMatchObject({
      state: 'bad',
      title: 'Keys of votes are missing',
      sentence: expect.stringMatching(
        /^1 vote has no key in .*\. “.+” is open, and can be neither voted in nor counted: whoever tries is told .*503\)\.$/,
      ),
      figure: '1 of 2',
    })
    await without(ofClosed, async () => {
      expect((await look())?.sentence).toMatch(/^2 votes have no key in .*\. “.+” is open, and .* in “.+”\.$/)
    })
  })
  await without(ofClosed, async () => {
    expect((await look())?.sentence).toMatch(/Nobody sees any more what he chose in “.+”\.$/)
  })
  expect((await look())?.title).not.toMatch(/missing/)
})

test('the key that signed the newest certificate, where it is gone, and where another lies in its place', async () => {
  const { folder } = opened.world.ctx.voteKeys
  await without('signing.pem', async () => {
    expect(await look()).toMatchObject({ state: 'bad', title: 'The key that signs certificates is missing' })
  })
  const another = join(away, 'another')
  await mkdir(another)
  openVoteKeys(another).signing()
  await without('signing.pem', async () => {
    await copyFile(join(another, 'signing.pem'), join(folder, 'signing.pem'))
    expect(await look()).toMatchObject({ state: 'bad', title: 'Another key signs certificates' })
    await writeFile(join(folder, 'signing.pem'), 'no key at all')
    expect(await look()).toMatchObject({ state: 'attention', title: 'Keys could not be looked at' })
  })
  expect((await look())?.title).not.toMatch(/missing|Another|looked/)
})
