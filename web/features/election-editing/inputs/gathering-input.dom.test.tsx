// The gathering of an election in its form, and on its page.
import { gatherings, type ListedGathering } from '@aerie/contract/gatherings'
import { fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect } from 'vitest'
import { GatheringLine } from '#features/elections/gathering-line.tsx'
import { test } from '../../../test/page.tsx'
import { type ElectionForm, EMPTY } from '../form/election-form.ts'
import { GatheringInput } from './gathering-input.tsx'

const card = (id: number, title: string, calledOffAt: string | null = null): ListedGathering => ({
  ...{ id, title, location: 'Tromsø', city: null, country: null, latitude: null, longitude: null, place: null },
  ...{ timeZone: 'UTC', startDate: '2027-01-14', startTime: '19:00', endDate: '2027-01-14', endTime: null },
  ...{ startsAt: '2027-01-14T19:00:00.000Z', endsAt: null, isOfficial: true, hosts: [], going: 0, guests: 0, maybe: 0 },
  ...{ seats: null, waiting: 0, calledOffAt, cover: null, own: null, portraits: [] },
})

function Typed() {
  const form = useForm<ElectionForm>({ defaultValues: EMPTY })
  return (
    <>
      <GatheringInput form={form} />
      <output>{form.watch('gatheringId')}</output>
    </>
  )
}

test('one of the gatherings to come is chosen, and none that was called off', async ({ wire, show }) => {
  wire.answer(gatherings.list, [card(4, 'Evening'), card(5, 'Supper', '2026-11-20T12:00:00.000Z')])
  show(<Typed />)
  const select = await screen.findByLabelText(/^Gathering/)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'None',
    expect.stringContaining('Evening'),
  ])
  fireEvent.change(select, { target: { value: '4' } })
  expect(screen.getByText('4')).toBeDefined()
})

test('its page leads to it, and says that it was called off or taken down', ({ show }) => {
  const gathering = { id: 4, title: 'Evening', state: 'called_off' } as const
  show(
    <>
      <GatheringLine gathering={gathering} />
      <GatheringLine gathering={{ ...gathering, id: 5, title: 'Supper', state: 'taken_down' }} />
      <GatheringLine gathering={null} />
    </>,
  )
  expect(screen.getByText(/which was called off/)).toBeDefined()
  expect(screen.getByText(/which officers took down/)).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/events/4', '/events/5'])
})
