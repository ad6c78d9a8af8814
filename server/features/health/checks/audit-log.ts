// What this process found when it last verified the audit log.
import { bad, type Check, good } from '../finding.ts'

export const auditLog: Check = {
  id: 'audit-log',
  title: 'The audit log could not be looked at',
  look({ auditLog: state }) {
    if (state === 'broken')
      return bad({
        title: 'The audit log is broken',
        sentence: 'An entry was changed, removed or added behind Aerie’s back.',
        advice: 'The mail to super admins names the entry; docs/operations.md says what to do.',
      })
    if (state === 'unverified')
      return good({ title: 'The audit log is being verified', sentence: 'Aerie walks through it after each start.' })
    return good({ title: 'The audit log is whole', sentence: 'Each entry follows from the one before it.' })
  },
}
