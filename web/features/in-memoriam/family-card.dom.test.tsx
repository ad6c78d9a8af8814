// The contact of a family: what was typed outlasts the dialog, and is no word about what another officer wrote meanwhile.
import { inMemoriam } from '@aerie/contract/in-memoriam'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { FamilyContactCard } from './family-card.tsx'
import { familyQuery } from './queries.ts'

const contact = (name: string, version: number) => ({
  contact: {
    name,
    reach: 'Harbour Street 4',
    note: null,
    changedAt: '2026-01-05T10:00:00.000Z',
    changedBy: null,
    version,
  },
})

test('Escape keeps what was typed, and it is sent as a change of what he had read', async ({ wire, show }) => {
  wire.answer(inMemoriam.family, contact('Ines', 3))
  wire.answer(inMemoriam.saveFamily, contact('Ines Bellini', 4))
  const { cache } = show(<FamilyContactCard memberId={7} firstName="Mateo" />)
  await press('Change')
  await typeInto('Name', 'Ines Bellini')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cache.setQueryData(familyQuery(7).queryKey, contact('Rosa', 4))
  await press('Change')
  expect(screen.getByDisplayValue('Ines Bellini')).toBeDefined()
  await press('Save')
  await screen.findByText('Ines Bellini')
  expect(wire.asked(inMemoriam.saveFamily).map(({ body }) => body)).toMatchObject([
    { name: 'Ines Bellini', version: 3 },
  ])
})

test('with nothing typed, the dialog has what another officer wrote since it was open', async ({ wire, show }) => {
  wire.answer(inMemoriam.family, contact('Ines', 3))
  const { cache } = show(<FamilyContactCard memberId={7} firstName="Mateo" />)
  await press('Change')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cache.setQueryData(familyQuery(7).queryKey, contact('Rosa', 4))
  await press('Change')
  expect(screen.getByDisplayValue('Rosa')).toBeDefined()
})
