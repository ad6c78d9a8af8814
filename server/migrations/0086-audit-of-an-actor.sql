-- What somebody did of one kind is found without reading all he ever did; an index of the actor alone is no longer asked.
create index audit_entries_by_actor_and_action on audit_entries (actor_id, action, at, id);
drop index audit_entries_by_actor;
