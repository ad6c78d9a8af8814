-- What verifying found wrong with the audit log, for every process; and at which entry the log in a backup is broken.

create table audit_findings (
  entry     bigint primary key,
  sentence  text not null,
  found_at  timestamptz not null,
  kept_hash bytea check (length(kept_hash) = 32)
);
comment on table audit_findings is 'One row = one entry of the audit log that is wrong or gone, until a verification finds it whole or somebody accepts the log as it stands.';
comment on column audit_findings.kept_hash is 'Of what was kept elsewhere and is not in the log any more; null where the chain itself breaks. Only who keeps it can say that it is there again.';

alter table backups add column log_broken_at bigint;
comment on column backups.log_broken_at is 'Of a good one: the entry at which the audit log in it is broken; null where it is whole.';
