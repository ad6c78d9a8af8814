// Nominations as a brother meets them: what a position tells him, whom he names, and how he answers.
import { nominations } from '@aerie/contract/nominations'
import { nomineePhotos } from '@aerie/contract/nominee-photos'
import { people } from '@aerie/contract/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { NominationsDialog } from './detail/nominations-dialog.tsx'
import { ELECTION, NOMINATIONS, OWN, POSITION, TEDDY } from './nominations.fixture.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const withPosition = (position: Partial<typeof POSITION>, more: Partial<typeof NOMINATIONS> = {}) => ({
  ...NOMINATIONS,
  ...more,
  positions: [{ ...POSITION, ...position }],
})
const opened = (answers?: number) => (
  <NominationsDialog open election={ELECTION} now={NOW} answers={answers} onClose={() => {}} />
)

test('until the close a position says only whether it has a candidate', async ({ wire, show }) => {
  wire.answer(nominations.show, withPosition({ has: 'candidate' }))
  show(opened())
  const post = await screen.findByRole('region', { name: 'Alumni chair' })
  expect(within(post).getByText('Has a candidate')).toBeDefined()
  expect(within(post).queryByRole('listitem')).toBeNull()
  expect(screen.getByText('10 days left')).toBeDefined()
})

test('who stands is shown with who named him where he wishes it', async ({ wire, show }) => {
  const one = { nomineeId: 1, member: TEDDY, className: 33, statement: 'I will.', photo: null, isNamedByHimself: false }
  wire.answer(
    nominations.show,
    withPosition({ has: 'candidate', standing: [{ ...one, nominators: [OWN.namings[0]?.by ?? TEDDY] }] }),
  )
  show(opened())
  expect(await screen.findByText('33rd Class, nominated by Harpreet Gill')).toBeDefined()
  expect(screen.getByText('I will.')).toBeDefined()
})

test('one takes back whom one has named while he has not answered', async ({ wire, show }) => {
  const named = {
    nomineeId: 41,
    member: TEDDY,
    className: null,
    sentence: 'Whoever he talks to stays.',
    at: ELECTION.serverNow,
  }
  wire.answer(nominations.show, withPosition({ namedByYou: [{ ...named, state: 'asked', canTakeBack: true }] }))
  wire.answer(nominations.takeBack, withPosition({}))
  show(opened())
  await press('Take back: Teddy Vance')
  await screen.findByText('Taken Back')
  expect(wire.asked(nominations.takeBack).map(({ params }) => params)).toEqual([{ electionId: 7, nomineeId: 41 }])
  expect(screen.queryByText('Teddy Vance')).toBeNull()
})

test('a photo chosen for a position is shown there, and taken off again', async ({ wire, show }) => {
  const photo = { url: '/uploads/nominee.aaaaaaaaaaaaaaaaaaaaaa.webp', hash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' }
  wire.answer(nominations.show, withPosition({ own: { ...OWN, photo } }))
  wire.answer(nomineePhotos.remove, withPosition({ own: OWN }))
  show(opened(POSITION.id))
  await screen.findByText('For this position alone')
  await press('Take it off')
  await screen.findByText('The photo of your profile')
  expect(wire.asked(nomineePhotos.remove).map(({ params }) => params)).toEqual([{ electionId: 7, nomineeId: 40 }])
  expect(document.activeElement?.textContent).toBe('Another photo')
})

test('who names himself stands at once, with his own words', async ({ wire, show }) => {
  wire.answer(people.list, [])
  wire.answer(nominations.show, NOMINATIONS)
  wire.answer(
    nominations.nominate,
    withPosition({ own: { ...OWN, state: 'stands', statement: 'I write.', namings: [] } }),
  )
  show(opened())
  await press('Nominate for Alumni chair')
  await press('Myself')
  await press('Stand for election')
  await screen.findByText('Say something to the brothers')
  await typeInto('What you say to the brothers', 'I write.')
  await press('Stand for election')
  await screen.findByText('You Stand for Alumni chair')
  expect(wire.asked(nominations.nominate).map(({ body }) => body)).toEqual([
    { positionId: 3, memberId: 7, statement: 'I write.' },
  ])
})

test('who is named sees by whom and why, and says yes with his words', async ({ wire, show }) => {
  wire.answer(nominations.show, withPosition({ own: OWN }))
  wire.answer(nominations.answer, withPosition({ own: { ...OWN, state: 'stands' } }))
  show(opened(POSITION.id))
  const dialog = within(await screen.findByRole('dialog', { name: 'You are nominated' }))
  expect(dialog.getByText('He writes to everyone.')).toBeDefined()
  await press('Yes, I stand')
  await dialog.findByText('Say something to the brothers')
  expect(wire.asked(nominations.answer)).toEqual([])
  await typeInto('What you say to the brothers', 'One letter at a time.')
  await press('Yes, I stand')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'You are nominated' })).toBeNull())
  expect(wire.asked(nominations.answer).map(({ body }) => body)).toEqual([
    { stands: true, statement: 'One letter at a time.', showsNominators: false },
  ])
})

test('a link to one of several owed answers opens that one', async ({ wire, show }) => {
  const treasurer = { ...POSITION, id: 4, title: 'Treasurer', own: { ...OWN, nomineeId: 45 } }
  const { positions } = withPosition({ own: OWN })
  wire.answer(nominations.show, { ...NOMINATIONS, positions: [...positions, treasurer] })
  show(opened(4))
  const dialog = await screen.findByRole('dialog', { name: 'You are nominated' })
  expect(within(dialog).getByText(/^For Treasurer/)).toBeDefined()
})

test('what was written before “Not yet” is there again', async ({ wire, show }) => {
  wire.answer(nominations.show, withPosition({ own: { ...OWN, nomineeId: 44 } }))
  show(opened(POSITION.id))
  await typeInto('What you say to the brothers', 'Let me think.')
  await press('Not yet')
  await press('Answer: Alumni chair')
  expect(await screen.findByDisplayValue('Let me think.')).toBeDefined()
})

test('declining asks once more, and takes a word to officers', async ({ wire, show }) => {
  wire.answer(nominations.show, withPosition({ own: OWN }))
  wire.answer(nominations.answer, withPosition({ own: { ...OWN, state: 'declined' } }))
  show(opened(POSITION.id))
  await press('Decline')
  const asked = within(await screen.findByRole('dialog', { name: 'Decline Alumni chair?' }))
  expect(wire.asked(nominations.answer)).toEqual([])
  await typeInto(/^A word to officers/, 'Not this year.')
  asked.getByRole('button', { name: 'Decline' }).click()
  await screen.findByText('You declined')
  expect(wire.asked(nominations.answer).map(({ body }) => body)).toEqual([
    { stands: false, showsNominators: false, declineWord: 'Not this year.' },
  ])
})

const REFUSAL = {
  ...{ reason: 'Not in good standing.', at: ELECTION.serverNow, waivedAt: null },
  appealableUntil: '2026-11-22T12:00:00.000Z',
}

test('who is refused reads until when he can appeal, and says that he does not', async ({ wire, show }) => {
  const can = { answer: false, appeal: true, waive: true }
  const own = { ...OWN, state: 'refused' as const, refusal: { ...REFUSAL, appeal: null }, can }
  wire.answer(nominations.show, withPosition({ own }))
  wire.answer(
    nominations.waive,
    withPosition({
      own: { ...own, refusal: { ...own.refusal, waivedAt: ELECTION.serverNow }, can: { ...can, waive: false } },
    }),
  )
  show(opened())
  await screen.findByText(/You can appeal once, until 22 November.* at least/)
  await press('I do not appeal: Alumni chair')
  await screen.findByText(/You said that you do not appeal/)
  expect(screen.queryByRole('button', { name: 'I do not appeal: Alumni chair' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Appeal: Alumni chair' })).toBeDefined()
})

test('who is refused reads why, and appeals once', async ({ wire, show }) => {
  const refusal = { ...REFUSAL, appeal: null }
  const own = { ...OWN, state: 'refused' as const, refusal, can: { answer: false, appeal: true, waive: true } }
  const appeal = { words: 'I am.', at: ELECTION.serverNow, decision: null, why: null }
  wire.answer(nominations.show, withPosition({ own }))
  wire.answer(
    nominations.appeal,
    withPosition({
      own: { ...own, refusal: { ...refusal, appeal }, can: { answer: false, appeal: false, waive: false } },
    }),
  )
  show(opened())
  await press('Appeal: Alumni chair')
  await typeInto('Why you should stand', 'I am.')
  await press('Appeal')
  await screen.findByText('The super admins have not decided yet.')
  expect(wire.asked(nominations.appeal).map(({ body }) => body)).toEqual([{ words: 'I am.' }])
  expect(screen.queryByRole('button', { name: 'Appeal: Alumni chair' })).toBeNull()
})

test('after the close it says that officers confirm the list and that the order was drawn', async ({ wire, show }) => {
  wire.answer(nominations.show, withPosition({ standing: [], canNominate: false }, { closedAt: ELECTION.serverNow }))
  show(opened())
  expect(await screen.findByText(/order of the candidates was drawn by lot/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Nominate for Alumni chair' })).toBeNull()
})
