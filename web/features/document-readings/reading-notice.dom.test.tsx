// A document that is to be read: a brother says that he has, and officers see who did.
import { documentReadings, type Readings } from '@aerie/contract/document-readings'
import { screen } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { ReadingNotice } from './reading-notice.tsx'
import { ReadingsPanel } from './readings-panel.tsx'

const BYLAWS = { id: 9 }
const READ: Readings['read'] = [
  { member: { id: 7, firstName: 'Rook', lastName: 'Ellis' }, readAt: '2026-11-20T18:40:00.000Z' },
]

const KENJI = { id: 8, firstName: 'Kenji', lastName: 'Mori' }
const TEDDY = { id: 9, firstName: 'Teddy', lastName: 'Vance' }

describe('a brother', () => {
  test('is asked nothing before it is known what he has read', async ({ wire, show }) => {
    wire.refuse(documentReadings.own, 'unavailable', 'The database is resting.')
    const { cache } = show(<ReadingNotice document={BYLAWS} />)
    await expect.poll(() => cache.getQueryState([documentReadings.own.path])?.status).toBe('error')
    expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull()
  })

  test('says that he has read it, and it stands there from then on', async ({ wire, show }) => {
    const read = [4]
    wire.answer(documentReadings.own, () => read)
    wire.answer(documentReadings.confirm, ({ params }) => {
      read.push(params.documentId)
      return {}
    })
    show(<ReadingNotice document={BYLAWS} />)
    await press('I have read this')
    await screen.findByText('You have read this version.')
    await screen.findByText('It is noted that you have read this document.')
    expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull()
  })

  test('is told when the version changed under his press, and is asked again', async ({ wire, show }) => {
    wire.answer(documentReadings.own, [])
    wire.refuse(documentReadings.confirm, 'conflict', 'There is a newer version. Please look at it first.')
    show(<ReadingNotice document={BYLAWS} />)
    await press('I have read this')
    await screen.findByText('There is a newer version. Please look at it first.')
    await screen.findByRole('button', { name: 'I have read this' })
  })
})

describe('an officer', () => {
  test('asks everybody, and stops asking; who has read it stays known', async ({ wire, show }) => {
    const readings: Readings = { isAsked: false, read: READ, waiting: 1233, remindFrom: null }
    const turn = (isAsked: boolean) => () => {
      readings.isAsked = isAsked
      return {}
    }
    wire.answer(documentReadings.list, () => readings)
    wire.answer(documentReadings.waiting, [])
    wire.answer(documentReadings.ask, turn(true))
    wire.answer(documentReadings.stopAsking, turn(false))
    show(<ReadingsPanel document={BYLAWS} />)
    await screen.findByText('1 of 1,234 have read this version.')
    await press('Ask Everybody to Read It')
    await press('Stop Asking')
    await screen.findByRole('button', { name: 'Ask Everybody to Read It' })
    await screen.findByText('Rook Ellis')
    expect(wire.asked(documentReadings.ask)).toMatchObject([{ params: { documentId: 9 } }])
  })

  test('reminds those who have not once a week, and looks for one by name', async ({ wire, show }) => {
    const readings: Readings = { isAsked: true, read: READ, waiting: 2, remindFrom: null }
    wire.answer(documentReadings.list, () => readings)
    wire.answer(documentReadings.waiting, ({ query }) =>
      [KENJI, TEDDY].filter(({ lastName }) => lastName.includes(query.name ?? '')),
    )
    wire.answer(documentReadings.remind, () => {
      readings.remindFrom = '2026-12-02T12:00:00.000Z'
      return {}
    })
    show(<ReadingsPanel document={BYLAWS} />)
    await screen.findByText('Teddy Vance')
    await typeInto('Who has not', 'Mori')
    await expect.poll(() => screen.queryByText('Teddy Vance')).toBeNull()
    screen.getByText('Kenji Mori')
    await press('Remind')
    await screen.findByText(/^Everybody was told within the last week. You can remind them from .*2026/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remind' }).disabled).toBe(true)
  })

  test.for([
    { isAsked: false, isCounted: false },
    { isAsked: true, isCounted: true },
  ])('of a document nobody has read: %o', async ({ isAsked, isCounted }, { wire, show }) => {
    wire.answer(documentReadings.list, { isAsked, read: [], waiting: 3, remindFrom: null })
    wire.answer(documentReadings.waiting, [])
    show(<ReadingsPanel document={BYLAWS} />)
    await screen.findByRole('button', { name: isAsked ? 'Stop Asking' : 'Ask Everybody to Read It' })
    expect(screen.queryByText('0 of 3 have read this version.') !== null).toBe(isCounted)
  })
})
