// Says what the map takes a location for, and lets it be changed; asks where the words do not say which city is meant.
import './place-taken.css'
import type { City } from '@aerie/contract/places'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import type { CitiesQuery } from './city-search.ts'
import { useOtherCities } from './taken-cities.ts'

interface PlaceTakenProps {
  location: string
  /** As `useTakenCities` answers them. */
  cities: City[] | undefined
  onPick: (fullName: string) => void
  /** Whether it is looked for on the map at all, where that can be chosen. */
  map?: { isOn: boolean; onChange: (isOn: boolean) => void }
  citiesQuery?: CitiesQuery
}

export function PlaceTaken({ location, cities = [], onPick, map, citiesQuery }: PlaceTakenProps) {
  const [changing, setChanging] = useState<string | null>(null)
  const isChanging = changing === location
  const others = useOtherCities(location, cities, isChanging, citiesQuery)
  const [city, ...more] = cities
  const leave = map && (() => map.onChange(false))
  if (map?.isOn === false)
    return (
      <div className="place-taken">
        <p>
          Not on the map, as chosen.{' '}
          <Button variant="link" onClick={() => map.onChange(true)}>
            Look for it again
          </Button>
        </p>
      </div>
    )
  if (!city) return null
  if (more.length > 0)
    return (
      <div className="place-taken">
        <p role="status">“{location.trim()}” may be one of several cities. Which is it?</p>
        <Choices cities={cities} onPick={onPick} onNone={leave} />
      </div>
    )
  return (
    <div className="place-taken">
      <p>
        On the map: <span className="place-taken-city">{city.fullName}</span>{' '}
        <Button
          variant="link"
          aria-expanded={isChanging}
          aria-label="Change the city on the map"
          onClick={() => setChanging(isChanging ? null : location)}
        >
          Change
        </Button>
      </p>
      {isChanging && others && <Choices cities={others} onPick={onPick} onNone={leave} />}
    </div>
  )
}

interface ChoicesProps {
  cities: City[]
  onPick: (fullName: string) => void
  onNone?: (() => void) | undefined
}

const Choices = ({ cities, onPick, onNone }: ChoicesProps) => (
  <ul aria-label="Cities to choose from">
    {cities.map(({ id, fullName }) => (
      <li key={id}>
        <Button size="sm" onClick={() => onPick(fullName)}>
          {fullName}
        </Button>
      </li>
    ))}
    {onNone && (
      <li>
        <Button size="sm" variant="ghost" onClick={onNone}>
          None of these: not on the map
        </Button>
      </li>
    )}
  </ul>
)
