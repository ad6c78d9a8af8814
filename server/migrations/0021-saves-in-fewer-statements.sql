create function expect_one(written bigint) returns void language plpgsql as $$
begin
  if written <> 1 then
    raise exception 'somebody else wrote at the same moment' using errcode = 'serialization_failure';
  end if;
end
$$;
comment on function expect_one is 'Refuses a statement whose write has not found its one row; the transaction is then tried again.';

create function note_activity(member integer, source text, source_key integer, notes jsonb) returns void
language plpgsql as $$
begin
  with note as (
    select * from jsonb_to_recordset(notes) as note (type text, description text)
  ), renewed as (
    update activity_items item set description = note.description, created_at = now()
    from note
    where item.id = (
      select id from activity_items
      where source_type = source and source_id = source_key and member_id = member
        and type = note.type and created_at > now() - interval '24 hours'
      order by created_at desc, id desc limit 1
    )
    returning item.type
  )
  insert into activity_items (member_id, source_type, source_id, type, description)
  select member, source, source_key, note.type, note.description
  from note where note.type not in (select renewed.type from renewed);
end
$$;
comment on function note_activity is 'Renews the item of the last day where there is one of the same type, else adds one.';

create function withdraw_activity(source text, source_key integer, types text[]) returns void
language plpgsql as $$
begin
  delete from activity_items where source_type = source and source_id = source_key and type = any(types);
end
$$;
comment on function withdraw_activity is 'Removes all items of these types.';
