-- A document remembers what its uploader was, so that an officer who is none any more no longer changes the papers of the house.

alter table documents
  add column created_role text not null default 'super_admin' check (created_role in ('member', 'admin', 'super_admin'));
comment on column documents.created_role is
  'The role of its uploader at the time: with a lower one he no longer replaces its file.';

-- What he was before the first change of his role since then, else what he is.
update documents as document set created_role = coalesce(
  (select entry.before->>'role' from audit_entries as entry
   where entry.action = 'member.update' and entry.object_type = 'member' and entry.object_id = document.created_by::text
     and entry.at > document.created_at and entry.before->>'role' in ('member', 'admin', 'super_admin')
   order by entry.id limit 1),
  (select member.role from members as member where member.id = document.created_by),
  'super_admin');
