-- How many births an item of activity tells of, so that they are counted and not read out of its words.

alter table activity_items add column births integer not null default 0;
comment on column activity_items.births is 'Of how many children it tells that were born lately.';

create or replace function note_activity(member integer, source text, source_key integer, notes jsonb) returns void
language plpgsql as $$
begin
  with note as (
    select * from jsonb_to_recordset(notes) as note (type text, description text, births integer)
  ), renewed as (
    update activity_items item set
      description = note.description, births = item.births + coalesce(note.births, 0), created_at = now()
    from note
    where item.id = (
      select id from activity_items
      where source_type = source and source_id = source_key and member_id = member
        and type = note.type and created_at > now() - interval '24 hours'
      order by created_at desc, id desc limit 1
    )
    returning item.type
  )
  insert into activity_items (member_id, source_type, source_id, type, description, births)
  select member, source, source_key, note.type, note.description, coalesce(note.births, 0)
  from note where note.type not in (select renewed.type from renewed);
end
$$;
