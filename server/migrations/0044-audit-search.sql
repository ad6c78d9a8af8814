-- The audit log is read by time, by action and by the words in it, however long it has become.
create index audit_entries_by_time on audit_entries (at, id);
create index audit_entries_by_action on audit_entries (action, at, id);
create index audit_entries_by_actor_and_time on audit_entries (actor_id, at, id);

create function audit_words(before jsonb, after jsonb, address text) returns tsvector
language sql immutable parallel safe as $$
  select jsonb_to_tsvector('simple', coalesce(before, '{}'), '["string", "numeric"]')
    || jsonb_to_tsvector('simple', coalesce(after, '{}'), '["string", "numeric"]')
    || to_tsvector('simple', coalesce(address, ''))
$$;
comment on function audit_words is 'What a search of the audit log finds an entry by, besides the names of members.';
create index audit_entries_by_words on audit_entries using gin (audit_words(before, after, address));
