// System Settings: how the installation behaves, as super admins switch it.
import './system-settings.css'
import { type ReactNode, useState } from 'react'
import { useSession } from '#features/session/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DeviceCopiesSwitch } from './device-copies-switch.tsx'
import { ExternalViewerSwitch } from './external-viewer-switch.tsx'
import { JoinSwitches } from './join-switches.tsx'
import { useChangeSettings } from './mutations.ts'
import { useSettings } from './queries.ts'
import { LastChangeOf, SettingSwitch } from './setting-switch.tsx'
import { ShorterRecordsDialog } from './shorter-records-dialog.tsx'
import { UploadSettings } from './upload-settings.tsx'

const MONTHS = [3, 6, 12, 24, 36].map((months) => ({ value: String(months), label: `${months} months` }))

interface SystemSettingsProps {
  mayChange: boolean
  /** Switches of other features, as rows of the list. */
  more: ReactNode
}

export function SystemSettings({ mayChange, more }: SystemSettingsProps) {
  const { accessLogging, copyMonths, documentWatermarking, emailNotifications, linkedinVerification } = useSettings()
  const { connectLinkedin } = useSession().can
  const { mutate: change } = useChangeSettings()
  const [shorter, setShorter] = useState<number | null>(null)
  const keep = (months: number) => (months < copyMonths ? setShorter(months) : change({ copyMonths: months }))
  return (
    <Card
      title="How Aerie behaves"
      flush
      action={
        <span className="system-settings-aside">
          {mayChange ? 'In force at once' : 'Only super admins change these'}
        </span>
      }
    >
      <ul className="system-settings">
        <SettingSwitch
          setting="documentWatermarking"
          label="Document Watermarking"
          isOn={documentWatermarking}
          disabled={!mayChange}
          onSwitch={(isOn) => change({ documentWatermarking: isOn })}
        >
          PDF, docx, xlsx and pptx files and pictures among the documents carry who was shown the copy and when, on the
          page and in every download. Photos always do.
        </SettingSwitch>
        <SettingSwitch
          setting="accessLogging"
          label="Access Logging"
          isOn={accessLogging}
          disabled={!mayChange}
          onSwitch={(isOn) => change({ accessLogging: isOn })}
        >
          Who opened or downloaded a document is kept for 12 months, and the internet address with each record of a
          copy. Super admins can see it.
        </SettingSwitch>
        <ExternalViewerSwitch mayChange={mayChange} />
        <SettingSwitch
          setting="linkedinVerification"
          label="LinkedIn Verification Required"
          isOn={linkedinVerification}
          disabled={!mayChange}
          onSwitch={(isOn) => change({ linkedinVerification: isOn })}
        >
          {connectLinkedin
            ? 'Brothers who have not connected LinkedIn are reminded on their dashboard until they have. Nobody is shut out.'
            : 'LinkedIn is not set up here, so nobody is reminded. Once it is, brothers who have not connected it are reminded on their dashboard. Nobody is shut out.'}
        </SettingSwitch>
        <UploadSettings mayChange={mayChange} />
        {more}
        <DeviceCopiesSwitch mayChange={mayChange} />
        <JoinSwitches mayChange={mayChange} />
        <SettingSwitch
          setting="emailNotifications"
          label="Email Notifications"
          isOn={emailNotifications}
          disabled={!mayChange}
          onSwitch={(isOn) => change({ emailNotifications: isOn })}
        >
          News, the weekly digest, notifications and the daily sum of the audit log come by mail as each has chosen.
          Turned off, only mails about an account or an address leave: invitations, new passwords, confirmations,
          changed addresses, leaving. What would have been sent meanwhile is not sent later.
        </SettingSwitch>
        <li>
          <Field
            label="Records of copies"
            className="system-settings-choice"
            hint={
              <>
                How long we remember who was given a copy of a photo or document. A leaked copy can be traced only as
                long as its record is kept.
                <LastChangeOf setting="copyMonths" />
              </>
            }
          >
            <Select
              options={MONTHS}
              value={String(copyMonths)}
              disabled={!mayChange}
              onChange={(months) => keep(Number(months))}
            />
          </Field>
        </li>
      </ul>
      <ShorterRecordsDialog
        months={shorter}
        onClose={() => setShorter(null)}
        onConfirm={(months) => {
          setShorter(null)
          change({ copyMonths: months })
        }}
      />
    </Card>
  )
}
