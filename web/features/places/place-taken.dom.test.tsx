// What the map takes a place for: said, changed in one press, and asked where nothing tells which city is meant.
import { type City, places } from '@aerie/contract/places'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { PlaceTaken } from './place-taken.tsx'
import { useTakenCities } from './taken-cities.ts'

const city = (id: number, name: string, rest: string): City => ({
  id,
  name,
  fullName: `${name}, ${rest}`,
  otherName: null,
  admin1: null,
  country: rest,
  population: 300_000,
  latitude: 1,
  longitude: 1,
})
const ST_LOUIS = city(1, 'St. Louis', 'Missouri, United States')
const SENEGAL = city(2, 'Saint-Louis', 'Senegal')
const NEWCASTLES = [city(3, 'Newcastle', 'South Africa'), city(4, 'Newcastle', 'Australia')]

const MEANT: Record<string, City[]> = {
  'Saint Louis': [ST_LOUIS],
  Newcastle: NEWCASTLES,
  [NEWCASTLES[1]?.fullName ?? '']: NEWCASTLES.slice(1),
}

function Form({ first }: { first: string }) {
  const [location, setLocation] = useState(first)
  const [isOn, setOn] = useState(true)
  const { cities } = useTakenCities(location)
  return (
    <>
      <output aria-label="City">{location}</output>
      <PlaceTaken location={location} cities={cities} onPick={setLocation} map={{ isOn, onChange: setOn }} />
    </>
  )
}

describe('a place on the map', () => {
  test('is named, and another of its name is one press away', async ({ wire, show }) => {
    wire.answer(places.search, ({ query }) => (query?.meant ? (MEANT[query.q] ?? []) : [ST_LOUIS, SENEGAL]))
    show(<Form first="Saint Louis" />)
    await screen.findByText('St. Louis, Missouri, United States')
    await press('Change the city on the map')
    const choices = await screen.findByRole('list', { name: 'Cities to choose from' })
    expect(
      within(choices)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Saint-Louis, Senegal', 'None of these: not on the map'])
    await press('Saint-Louis, Senegal')
    expect(screen.getByRole('status', { name: 'City' }).textContent).toBe('Saint-Louis, Senegal')
  })

  test('that may be one of several is asked for', async ({ wire, show }) => {
    wire.answer(places.search, ({ query }) => MEANT[query?.q ?? ''] ?? [])
    show(<Form first="Newcastle" />)
    await screen.findByText('“Newcastle” may be one of several cities. Which is it?')
    await press('Newcastle, Australia')
    await screen.findByText('On the map:', { exact: false })
    expect(screen.queryByText('Which is it?', { exact: false })).toBeNull()
  })

  test('that is none of these stays off the map until it is looked for again', async ({ wire, show }) => {
    wire.answer(places.search, NEWCASTLES)
    show(<Form first="Newcastle" />)
    await screen.findByText('Which is it?', { exact: false })
    await press('None of these: not on the map')
    await press('Look for it again')
    await screen.findByText('Which is it?', { exact: false })
  })
})
