// The length of what a voter is answered says nothing of what he chose, to whoever sees how much goes over the line.
import { elections } from '@aerie/contract/elections'
import { polls } from '@aerie/contract/polls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { of as ofPoll } from '../polls/poll-world.fixture.ts'
import { type ElectionWorld, of, ofPosition, openElectionWorld } from './election-world.fixture.ts'

let opened: ElectionWorld
beforeAll(async () => {
  opened = await openElectionWorld()
})
afterAll(() => opened.world.close())

/** What one is answered who is the first to vote, so that what the others did is alike. */
async function answersTo(player: 'kenji' | 'rook', choice: number) {
  const speak = await opened.as(player)
  const poll = ofPoll((await opened.ask({ options: ['Yes', 'No, and for a longer reason'] })).id)
  const { id, positions } = await opened.call()
  const [position] = positions
  const ofThis = ofPosition(id, position?.id ?? 0)
  const body = { positionId: position?.id ?? 0, candidateId: position?.candidates[choice]?.id ?? 0 }
  const answers = [
    await speak(polls.vote, { ...poll, body: { optionIndex: choice } }),
    await speak(polls.receipt, poll),
    await speak(polls.audit, poll),
    await speak(elections.vote, { ...of(id), body }),
    await speak(elections.show, of(id)),
    await speak(elections.audit, of(id)),
    await speak(elections.receipt, ofThis),
    await speak(elections.positionAudit, ofThis),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return answers.map(({ text, headers }) => [text.length, headers['content-length']])
}

test('the answers of two voters are of one length, whatever they chose', async () => {
  expect(await answersTo('kenji', 0)).toEqual(await answersTo('rook', 1))
})
