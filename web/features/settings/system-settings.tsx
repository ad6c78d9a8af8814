// System Settings: how the house behaves, as super admins switch it.
import './system-settings.css'
import type { SwitchedSetting } from '@aerie/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LastChange } from './last-change.tsx'
import { useChangeSettings } from './mutations.ts'
import { lastChangesQuery, useSettings } from './queries.ts'
import { ShorterRecordsDialog } from './shorter-records-dialog.tsx'

const MONTHS = [3, 6, 12, 24, 36].map((months) => ({ value: String(months), label: `${months} months` }))

export function SystemSettings({ mayChange }: { mayChange: boolean }) {
  const { accessLogging, copyMonths, documentWatermarking } = useSettings()
  const { data: changes } = useQuery(lastChangesQuery)
  const { mutate: change } = useChangeSettings()
  const [shorter, setShorter] = useState<number | null>(null)
  const keep = (months: number) => (months < copyMonths ? setShorter(months) : change({ copyMonths: months }))
  const last = (setting: SwitchedSetting) => (
    <LastChange change={changes?.find((one) => one.setting === setting)} isKnown={changes !== undefined} />
  )
  return (
    <Card
      title="How the house behaves"
      flush
      action={
        <span className="system-settings-aside">{mayChange ? 'In force at once' : 'Super admins change these'}</span>
      }
    >
      <ul className="system-settings">
        <li>
          <Switch
            label="Document Watermarking"
            hint={
              <>
                PDF files and pictures among the documents carry who was shown the copy and when, on the page and in
                every download. Photos always do.
                {last('documentWatermarking')}
              </>
            }
            checked={documentWatermarking}
            disabled={!mayChange}
            onChange={({ target }) => change({ documentWatermarking: target.checked })}
          />
        </li>
        <li>
          <Switch
            label="Access Logging"
            hint={
              <>
                Who opened or downloaded a document is kept for 12 months, and the internet address with each record of
                a copy. Super admins can see it.
                {last('accessLogging')}
              </>
            }
            checked={accessLogging}
            disabled={!mayChange}
            onChange={({ target }) => change({ accessLogging: target.checked })}
          />
        </li>
        <li>
          <Field
            label="Records of copies"
            className="system-settings-choice"
            hint={
              <>
                How long it is kept who was given a copy of a photo or document. Nobody can be named for a leaked copy
                whose record has gone.
                {last('copyMonths')}
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
