// A place in a list of suggestions: its name, where it lies, and how many live there.
import { MatchedText } from './matched-text.tsx'

type PlaceOptionProps = { name: string; fullName: string; figure: string; typed: string }

export const PlaceOption = ({ name, fullName, figure, typed }: PlaceOptionProps) => (
  <>
    <span className="combobox-text">
      <MatchedText text={name} typed={typed} />
      <small>{fullName}</small>
    </span>
    {figure && <span className="combobox-figure">{figure}</span>}
  </>
)
