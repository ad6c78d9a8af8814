// A place as text, with those of the map offered while it is typed.
import { Combobox, type LineProps } from '#ui/controls/combobox.tsx'
import { MatchedText } from '#ui/controls/matched-text.tsx'

type Place = {
  id: number
  name: string
  fullName: string
  /** How many live there, such as '286K'. */
  figure: string
}

export type PlaceInputProps = LineProps & {
  value: string
  onChange: (text: string) => void
  /** Told what is typed, and null when a place was chosen. */
  onTyped: (typed: string | null) => void
  /** For what was typed, the likeliest first. */
  places: readonly Place[]
  /** The map does not know what was typed. */
  isNowhere: boolean
}

const LINGER_MS = 200

export const PlaceInput = ({ value, onChange, onTyped, places, isNowhere, ...input }: PlaceInputProps) => (
  <Combobox
    {...input}
    listLabel="Cities"
    text={value}
    onText={(text) => {
      onTyped(text)
      onChange(text)
    }}
    options={places}
    keyOf={({ id }) => id}
    onPick={({ fullName }) => {
      onTyped(null)
      onChange(fullName)
    }}
    note={isNowhere ? 'Not found on the map; it is shown as typed' : undefined}
    lingerMs={LINGER_MS}
  >
    {({ name, fullName, figure }) => (
      <>
        <span className="combobox-text">
          <MatchedText text={name} typed={value} />
          <small>{fullName}</small>
        </span>
        {figure && <span className="combobox-figure">{figure}</span>}
      </>
    )}
  </Combobox>
)
