// What verifying the audit log found, by whomever and in whichever process.
import { counted } from '@aerie/text/plurals'
import { bad, checkOf, type Deployment, good } from '#features/health-findings/finding.ts'

export const auditLog = checkOf({
  id: 'audit-log',
  title: 'The audit log could not be looked at',
  gauges: {
    audit_log_broken: '1 where the audit log is broken.',
    audit_log_findings: 'Entries of it that were found to be wrong, and not accepted.',
  },
  look: ({ auditLog }) => ({
    ...findingOf(auditLog),
    figures: {
      audit_log_broken: Number(auditLog.state === 'broken'),
      audit_log_findings: auditLog.faults.length,
    },
  }),
})

function findingOf({ state, faults }: Deployment['auditLog']) {
  if (state === 'broken')
    return bad({
      title: 'The audit log is broken',
      sentence: faults.map(({ sentence }) => sentence).join(' '),
      figure: counted(faults.length, 'finding'),
      advice:
        'Keep the database as it is and take a copy. docs/operations.md, “The audit log”, says how to begin anew from there once you know what happened.',
    })
  if (state === 'unverified')
    return good({ title: 'The audit log is being verified', sentence: 'Aerie walks through it after each start.' })
  return good({ title: 'The audit log is whole', sentence: 'Each entry follows from the one before it.' })
}
