// A checkbox with its label.
import { LabelledCheck, type LabelledCheckProps } from './labelled-check.tsx'

export const Checkbox = (props: LabelledCheckProps) => <LabelledCheck {...props} kind="check" />
