// A place as text, with the cities of the world offered while it is typed.
import { useState } from 'react'
import { populationText, useCitySearch } from '#lib/city-search.ts'
import { Combobox, type LineProps } from '#ui/combobox.tsx'
import { PlaceOption } from '#ui/place-option.tsx'

type CityInputProps = LineProps & { value: string; onChange: (text: string) => void }

const LINGER_MS = 200

/** Takes the attributes of an input besides, such as `onBlur` and `ref`. */
export function CityInput({ value, onChange, ...input }: CityInputProps) {
  /** Null when the text was not typed but chosen, or has been there before. */
  const [typed, setTyped] = useState<string | null>(null)
  const { cities, isNowhere } = useCitySearch(typed ?? '')
  return (
    <Combobox
      {...input}
      listLabel="Cities"
      text={value}
      onText={(text) => {
        setTyped(text)
        onChange(text)
      }}
      options={cities}
      keyOf={({ id }) => id}
      onPick={({ fullName }) => {
        setTyped(null)
        onChange(fullName)
      }}
      note={isNowhere ? 'Not found on the map; it is shown as typed' : undefined}
      lingerMs={LINGER_MS}
    >
      {({ name, fullName, population }) => (
        <PlaceOption name={name} fullName={fullName} figure={populationText(population)} typed={value} />
      )}
    </Combobox>
  )
}
