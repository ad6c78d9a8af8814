// The server's settings, for a small machine and one application: what is not here has PostgreSQL's own default.
import { type Address, LOOPBACK } from './address.ts'

const settings = {
  max_connections: '50',
  // A restore over what is there drops each table and makes it anew in one transaction: some 3,600 locks, and more with each month.
  max_locks_per_transaction: '256',
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  wal_level: 'replica',
  max_wal_senders: '2',
  max_replication_slots: '2',
  max_worker_processes: '2',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '1',
  // Each kind of worker that is not needed is a process less.
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // A long query of an Aerie that was killed ends with it, instead of holding up the next start.
  client_connection_check_interval: '2s',
}

/** The arguments of `postgres` after its data folder. */
export function serverArguments({ host, port }: Address): string[] {
  const where =
    host === LOOPBACK
      ? { listen_addresses: host, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
  return Object.entries({ ...settings, ...where, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
