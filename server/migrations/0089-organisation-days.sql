-- Days count by the organisation's clock: in the database too, where terms of offices begin and end with a member's record.

create function organisation_zone() returns text language sql stable as $$
  select coalesce((select value #>> '{}' from settings where key = 'timeZone'), 'UTC')
$$;
comment on function organisation_zone() is 'As the settings have it, or UTC, which is their default.';

create function organisation_day(at timestamptz) returns date language sql stable as $$
  select (at at time zone organisation_zone())::date
$$;
comment on function organisation_day(timestamptz) is 'The day that a moment belongs to by the organisation''s clock.';

create or replace function follow_offices() returns trigger language plpgsql as $$
declare
  today date := organisation_day(now());
begin
  delete from office_terms
    where member_id = new.id and office <> all (new.offices) and began_on = today and (ended_on is null or ended_on >= today);
  update office_terms set ended_on = today - 1
    where member_id = new.id and office <> all (new.offices)
      and (began_on is null or began_on < today) and (ended_on is null or ended_on >= today);
  insert into office_terms (office, member_id, began_on)
    select distinct office, new.id, case when tg_op = 'UPDATE' then today end
    from unnest(new.offices) as office
    where not exists (
      select from office_terms term
      where term.member_id = new.id and term.office = office.office
        and (term.began_on is null or term.began_on <= today) and (term.ended_on is null or term.ended_on >= today));
  return null;
end $$;
