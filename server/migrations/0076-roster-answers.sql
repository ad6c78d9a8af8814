-- An import keeps what was chosen for its file, so that its remaining rows are read again in the same way.
alter table imports add column reading jsonb not null default '{"letters": null, "columns": {}, "statuses": {}}';
alter table imports alter column reading drop default;
comment on column imports.reading is 'The letters, columns and statuses that the officer chose.';
comment on column invitations.withdrawn_at is 'Set while he is not to be invited with others: withdrawn, or held back by an import that did not know his status. An officer who invites him by himself ends that.';
