// The mark of a member's class, with the ordinal's suffix raised; read aloud it stays "31st Class".
import './class-mark.css'
import { splitOrdinal } from './ordinal.ts'

export function ClassMark({ label }: { label: string }) {
  const parts = splitOrdinal(label)
  if (!parts) return <span className="class-mark">{label}</span>
  const [before, suffix, after] = parts
  return (
    <span className="class-mark">
      {before}
      <sup>{suffix}</sup>
      {after}
    </span>
  )
}
