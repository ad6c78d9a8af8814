// The state of the house as figures, in the text format of Prometheus (version 0.0.4).
import { countMembers, countSignedIn, readDatabase, readJobs, readMail } from './data.ts'
import type { Place } from './finding.ts'

type Kind = 'gauge' | 'counter'

export async function writeMetrics({ ctx, auditLog, installation }: Place) {
  const { db } = ctx
  const [members, signedIn, jobs, mail, database] = await Promise.all([
    countMembers(db),
    countSignedIn(db),
    readJobs(db),
    readMail(db),
    readDatabase(db),
  ])
  const { rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    line('aerie_members_active', 'gauge', 'Active members.', members.active),
    line('aerie_members_inactive', 'gauge', 'Inactive members.', members.inactive),
    line('aerie_members_signed_in', 'gauge', 'Members with a session used within the last hour.', signedIn),
    line('aerie_jobs_waiting', 'gauge', 'Jobs that are due.', jobs.waiting),
    line('aerie_jobs_late_seconds', 'gauge', 'How long ago the oldest of them was due.', jobs.late),
    line('aerie_jobs_given_up', 'gauge', 'Jobs given up in the last seven days.', jobs.failed),
    line('aerie_mails_sent', 'gauge', 'Mails sent in the last seven days.', mail.sent),
    line('aerie_mails_refused', 'gauge', 'Mails refused in the last seven days.', mail.failed),
    line('aerie_database_bytes', 'gauge', 'Size of the database.', database.bytes),
    line('aerie_database_connections', 'gauge', 'Connections to the database.', database.connections),
    line('aerie_audit_log_broken', 'gauge', '1 where the audit log is broken.', auditLog.state === 'broken' ? 1 : 0),
    line('process_start_time_seconds', 'gauge', 'When this process started.', installation.startedAt.getTime() / 1000),
    line('process_resident_memory_bytes', 'gauge', 'Memory of this process.', rss),
    line('process_cpu_seconds_total', 'counter', 'Processor time of this process.', (user + system) / 1e6),
    '',
  ].join('\n')
}

const line = (name: string, kind: Kind, help: string, value: number) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${name} ${value}`
