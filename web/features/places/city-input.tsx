// Where a brother lives: any text, with the cities of the world offered while it is typed.
import { useCitySearch } from './city-search.ts'
import { PlaceInput, type PlaceInputProps } from './place-input.tsx'

type CityInputProps = Omit<PlaceInputProps, 'onTyped' | 'places' | 'isNowhere'>

/** Takes the attributes of an input besides, such as `onBlur` and `ref`. */
export const CityInput = (props: CityInputProps) => <PlaceInput {...props} {...useCitySearch()} />
