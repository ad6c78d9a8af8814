-- The years of history are reckoned from the founding year now.
insert into settings (key, value, changed_at, changed_by)
  select 'foundingYear', to_jsonb(extract(year from changed_at)::integer - (value #>> '{}')::integer), changed_at, changed_by
  from settings where key = 'yearsOfHistory' and jsonb_typeof(value) = 'number'
  on conflict do nothing;
delete from settings where key = 'yearsOfHistory';
