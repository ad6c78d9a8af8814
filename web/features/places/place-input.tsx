// A place as text, with the cities of the world offered while it is typed.
import { Combobox, type LineProps } from '#ui/controls/combobox.tsx'
import { MatchedText } from '#ui/controls/matched-text.tsx'
import { type CitiesQuery, membersCities, useCitySearch } from './city-search.ts'

type PlaceInputProps = LineProps & {
  value: string
  onChange: (text: string) => void
  /** Where whoever types is no member, how he may ask. */
  citiesQuery?: CitiesQuery
}

const LINGER_MS = 200

/** Takes the attributes of an input besides, such as `onBlur` and `ref`. */
export function PlaceInput({ value, onChange, citiesQuery = membersCities, ...input }: PlaceInputProps) {
  const { cities, isNowhere, onTyped } = useCitySearch(citiesQuery)
  return (
    <Combobox
      {...input}
      listLabel="Cities"
      text={value}
      onText={(text) => {
        onTyped(text)
        onChange(text)
      }}
      options={cities}
      keyOf={({ id }) => id}
      onPick={({ fullName }) => {
        onTyped(null)
        onChange(fullName)
      }}
      note={isNowhere ? 'Not found on the map; it is shown as typed' : undefined}
      lingerMs={LINGER_MS}
    >
      {({ name, fullName, otherName, figure }) => (
        <>
          <span className="combobox-text">
            <MatchedText text={name} typed={value} />
            <small>
              {fullName}
              {otherName && `, also called ${otherName}`}
            </small>
          </span>
          {figure && <span className="combobox-figure">{figure}</span>}
        </>
      )}
    </Combobox>
  )
}
