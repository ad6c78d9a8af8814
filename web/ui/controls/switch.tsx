// A switch with its label: what it governs is in force at once.
import { LabelledCheck, type LabelledCheckProps } from './labelled-check.tsx'

export const Switch = (props: LabelledCheckProps) => <LabelledCheck {...props} kind="switch" />
