// One's own data and account, on the profile as in its form: taking everything along, and leaving.

import { DEPARTURE_DAYS } from '@aerie/contract/departures'
import { DownloadButton } from '#features/data-export/download-button.tsx'
import { LeaveButton } from '#features/departures/leave-button.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Link } from '#ui/controls/link.tsx'
import { Card } from '#ui/layout/card.tsx'

export function OwnData({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { name } = useSettings()
  return (
    <Card title="Your data and account">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">
          Everything {name} keeps about you: your profile, trips, photos and what you did, as a zip.
        </p>
        <DownloadButton />
      </div>
      <hr className="my-4 border-line" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">
          Leave {name}. Your account sleeps for {DEPARTURE_DAYS} days and is then deleted, unless you sign in before.
        </p>
        <LeaveButton firstName={firstName} lastName={lastName} />
      </div>
      <p className="mt-4 text-sm text-ink-2">
        What we keep, for how long, and who sees it:{' '}
        <Link to="/privacy" className="text-foil underline underline-offset-3">
          Privacy
        </Link>
      </p>
    </Card>
  )
}
