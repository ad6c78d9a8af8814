// Lost brothers as an officer meets them: why, asking who may know, and the answers that wait.
import { bounces } from '@aerie/contract/bounces'
import { type LostBrother, lost } from '@aerie/contract/lost'
import { people } from '@aerie/contract/people'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { BounceReadingNote } from '../bounces/reading-note.tsx'
import { AnswersCard } from './answers-card.tsx'
import { LostList } from './lost-list.tsx'

const person = (id: number, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  profileImageUrl: null,
  profileImageHash: null,
})

const OLA: LostBrother = {
  brother: person(3, 'Ola', 'Berg'),
  pledgeClass: 2,
  city: 'Aarhus',
  reasons: [{ reason: 'returned', since: '2027-03-05T14:20:00Z' }],
  knowers: [
    { brother: person(4, 'Bo', 'Lund'), relation: 'big', pledgeClass: 1, lock: null },
    { brother: person(5, 'Tim', 'Falk'), relation: 'class', pledgeClass: 2, lock: null },
    {
      brother: person(6, 'Dov', 'Adler'),
      relation: 'class',
      pledgeClass: 2,
      lock: 'He was asked twice within a month.',
    },
  ],
  asked: null,
  words: 'Our mails to Ola Berg come back.',
}
const SUMMARY = { total: 1, returned: 1, unanswered: 0, away: 0, answers: 0, found: 0 }

test('asks whoever is ticked, with the words as they were changed', async ({ wire, show }) => {
  wire.answer(lost.list, [OLA])
  wire.answer(lost.summary, SUMMARY)
  wire.answer(people.list, [])
  wire.answer(lost.ask, { asked: 1, mailed: true })
  show(<LostList />)
  await screen.findByRole('link', { name: 'Ola Berg' })
  screen.getByText('Mail comes back')
  screen.getByText('since 5 March 2027')
  await press('Ask them who may know Ola Berg')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /Dov Adler/ }).disabled).toBe(true)
  within(dialog).getByText('He was asked twice within a month.')
  within(dialog).getByRole('button', { name: 'Ask 2 brothers' })
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /Tim Falk/ }))
  await typeInto('What they read', 'Where is Ola?')
  await press('Ask 1 brother')
  await expect.poll(() => wire.asked(lost.ask)).toMatchObject([{ params: { memberId: 3 }, body: { brotherIds: [4] } }])
})

test('nobody is lost, nobody of that name, and what could not be loaded', async ({ wire, show }) => {
  wire.refuse(lost.list, 'unavailable', 'Something broke here.')
  wire.answer(lost.summary, { ...SUMMARY, total: 0 })
  show(<LostList />)
  await screen.findByText('Lost brothers could not be loaded')
  wire.answer(lost.list, [])
  await press(/Try again/)
  await screen.findByText('Nobody is lost')
  await typeInto('Look for a lost brother', 'ola')
  await screen.findByText('Nobody of that kind')
})

test('an answer is taken over by hand', async ({ wire, show }) => {
  wire.answer(lost.answers, [
    {
      questionId: 9,
      lost: { id: 3, firstName: 'Ola', lastName: 'Berg' },
      by: { id: 4, firstName: 'Bo', lastName: 'Lund' },
      answer: 'reach',
      words: 'He is in Busan.',
      email: 'ola@busan.example',
      answeredAt: '2027-03-05T14:20:00Z',
    },
  ])
  wire.answer(lost.settle, {})
  show(<AnswersCard />)
  await screen.findByText('ola@busan.example')
  await press('The answer about Ola Berg was taken over')
  await expect
    .poll(() => wire.asked(lost.settle))
    .toMatchObject([{ params: { questionId: 9 }, body: { outcome: 'taken' } }])
})

test('says when returned mail was read, and why it cannot be', async ({ wire, show }) => {
  wire.answer(bounces.reading, {
    isOn: true,
    lastReadAt: '2027-03-05T14:20:00Z',
    failure: { since: '2027-03-05T14:35:00Z', sentence: 'The mailbox at mail.example.org could not be read: closed' },
  })
  show(<BounceReadingNote />)
  await screen.findByText(/could not be read since 5 March 2027.*Last read 5 March 2027.*mail\.example\.org/)
})
