// What is wrong with several fields taken together, or with a widget that stands outside a field.
import { CircleAlert } from 'lucide-react'
import { useFault } from './text-field.tsx'

export function Fault({ name }: { name: string }) {
  const fault = useFault(name)
  if (!fault) return null
  return (
    <p className="mt-3 field-error" role="alert">
      <CircleAlert />
      {fault}
    </p>
  )
}
