// A checkbox with its label.
import { Choice, type ChoiceProps } from './labelled-check.tsx'

export const Checkbox = (props: ChoiceProps) => <Choice {...props} kind="check" />
