// What the link in a mail confirms, so that whoever gets the mail sees whether it is his own.
import '#ui/overlays/dialog.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { AskedToJoin } from '@aerie/contract/join-requests'

export function WhatWasAsked({ asked }: { asked: AskedToJoin }) {
  const { firstName, lastName, pledgeClass, city, voucher, words } = asked
  const rows = [
    ['Name', `${firstName} ${lastName}`],
    ['Class', pledgeClass === null ? null : pledgeClassLabel(pledgeClass, 'founding')],
    ['City', city],
    ['Who vouches', voucher],
    ['A word to the officers', words],
  ] as const
  return (
    <dl className="dialog-body pb-0! text-sm">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="text-ink-2">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
