// What belongs to one's own account below the profile: its security, one's data, and leaving.
import { SecuritySection } from '#features/account/security-section.tsx'
import { DownloadButton } from '#features/data-export/download-button.tsx'
import { LeaveButton } from '#features/departures/leave-button.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Card } from '#ui/layout/card.tsx'

export function OwnAccount({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { name } = useSettings()
  return (
    <div className="grid gap-6">
      <SecuritySection />
      <Card title="Your Data">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">
            Everything {name} keeps of you: your profile, trips, photos and what you did, as a zip.
          </p>
          <DownloadButton />
        </div>
        <hr className="my-4 border-line" />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">
            Leave {name}. Your account sleeps for 30 days, and is then deleted unless you sign in before.
          </p>
          <LeaveButton firstName={firstName} lastName={lastName} />
        </div>
      </Card>
    </div>
  )
}
