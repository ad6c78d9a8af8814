// Cancel and Save Changes, and how much there is to mend before it can be saved.
import { useFormState } from 'react-hook-form'
import { Button } from '#ui/controls/button.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { countFaults } from './count-faults.ts'
import type { ProfileForm } from './form-values.ts'

interface FormActionsProps {
  onCancel: () => void
  /** Leads to the first thing to mend. */
  onFaults: () => void
}

export function FormActions({ onCancel, onFaults }: FormActionsProps) {
  const { errors, isSubmitting } = useFormState<ProfileForm>()
  const faults = countFaults(errors)
  return (
    <>
      {faults > 0 && (
        <button type="button" className="mr-auto rounded-plate" onClick={onFaults}>
          <Tag tone="danger">{faults} to fix</Tag>
        </button>
      )}
      <Button variant="ghost" disabled={isSubmitting} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Saving...">
        Save Changes
      </Button>
    </>
  )
}
