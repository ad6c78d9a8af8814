// A switch with its label: what it governs is in force at once.
import { Choice, type ChoiceProps } from './labelled-check.tsx'

export const Switch = (props: ChoiceProps) => <Choice {...props} kind="switch" />
