// What verifying the audit log found, by whomever and in whichever process.
import { bad, type Check, counted, good } from '../finding.ts'

export const auditLog: Check = {
  id: 'audit-log',
  title: 'The audit log could not be looked at',
  look({ auditLog: { state, faults } }) {
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
  },
}
