// The one field in which a brother is looked for and picked.
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { Combobox, type ComboboxProps } from '#ui/controls/combobox.tsx'
import { MatchedText } from '#ui/controls/matched-text.tsx'
import { VirtualOptions } from '#ui/controls/virtual-options.tsx'
import { type BrotherOption, briefLabel, brotherClass, type Offer, OWN_PROFILE } from './brother-options.ts'
import { Portrait } from './portrait.tsx'

type BrotherPickerProps = Omit<
  ComboboxProps<BrotherOption>,
  'options' | 'note' | 'keyOf' | 'children' | 'optionList' | 'wide' | 'eager'
> & {
  offer: Offer
  /** The organisation's, as in Pre-OSOP. */
  shortName: string
  /** One line for each, for an offer of everybody. */
  brief?: boolean
}

export const BrotherPicker = ({ offer, shortName, brief = false, ...combobox }: BrotherPickerProps) => (
  <Combobox<BrotherOption>
    {...combobox}
    {...offer}
    {...(brief && { optionList: VirtualOptions, wide: true })}
    keyOf={keyOf}
    eager
  >
    {(option) => {
      if (option.kind === 'own') return OWN_PROFILE
      if (option.kind === 'name') return <span className="combobox-text">Keep “{option.name}” as a name</span>
      const { brother } = option
      if (brief) return <span className="truncate">{briefLabel(brother, shortName)}</span>
      return <Brother brother={brother} label={brotherClass(brother, shortName)} typed={combobox.text} />
    }}
  </Combobox>
)

const Brother = ({ brother, label, typed }: { brother: MemberSummary; label: string; typed: string }) => (
  <>
    <Portrait name={displayName(brother)} src={brother.profileImageUrl} width={26} decorative />
    <span className="combobox-text">
      <MatchedText text={bothNames(brother)} typed={typed} />
      <small>{label}</small>
    </span>
  </>
)

/** Both names, so that one sees why he was found: 'Callum “Rook” Fairweather'. */
const bothNames = ({ firstName, familiar, lastName }: MemberSummary) =>
  [firstName, familiar && familiar !== firstName && `“${familiar}”`, lastName].filter(Boolean).join(' ')

const keyOf = (option: BrotherOption) => (option.kind === 'brother' ? option.brother.id : option.kind)
