-- Telling somebody, the news and the feed know what they tell of by its type and id, and nothing more of it.

alter table notifications drop constraint notifications_kind_check, drop constraint notifications_check;
drop index notifications_by_letter;
alter table notifications rename column letter_id to email_id;
alter table notifications
  add column subject_type  text,
  add column subject_id    integer,
  add column about_id      integer,
  add column key           text not null default '',
  add column rank          integer not null default 0,
  add column facts         jsonb,
  add column until         date;
update notifications told set
  subject_type = 'trip',
  subject_id = trip_id,
  about_id = (select member_id from trips where id = trip_id),
  key = case when kind = 'nearby' then latitude || ',' || longitude else '' end,
  rank = case when kind = 'crossing' then 1 else 0 end,
  facts = jsonb_strip_nulls(jsonb_build_object('location', location, 'latitude', latitude, 'longitude', longitude,
    'tripTitle', trip_title, 'startDate', start_date, 'endDate', end_date)),
  until = end_date;
alter table notifications
  drop column trip_id,
  drop column location,
  drop column latitude,
  drop column longitude,
  drop column trip_title,
  drop column start_date,
  drop column end_date,
  alter column subject_type set not null,
  alter column subject_id set not null,
  alter column facts set not null,
  add constraint notifications_told_once unique (subject_type, subject_id, member_id, key);
create index notifications_by_email on notifications (email_id) where email_id is not null;
comment on table notifications is 'What a member was told: of a subject once for each key.';
comment on column notifications.subject_type is 'What it tells of, which another feature keeps; it goes with its subject.';
comment on column notifications.about_id is 'The member it tells of: while he is inactive it is not shown. Null: it tells of nobody.';
comment on column notifications.rank is 'What has a higher rank is told anew under the same key; what has a lower one is not, once it was read.';
comment on column notifications.facts is 'As they were told: what a subject is called and when it is may be private by now. Nothing that the reader may not see.';
comment on column notifications.until is 'Of no use to anybody after this day, and not mailed then.';
comment on column notifications.withdrawn_at is 'No longer true, and unread when it ceased to be. Kept, so that the same is not told twice.';
comment on column notifications.email_id is 'The email that tells it; what has one is in no other. No foreign key: both go with their member, and checking thousands at once takes longer than writing them.';

alter table notification_mail_choices drop constraint notification_mail_choices_kind_check;
alter table notification_mail_choices rename column kind to topic;
comment on table notification_mail_choices is 'Who is told what by mail; without a row, never.';

alter table notification_letters rename to notification_emails;
alter table notification_emails rename constraint notification_letters_pkey to notification_emails_pkey;
alter table notification_emails rename constraint notification_letters_member_id_day_key to notification_emails_member_id_day_key;
alter table notification_emails rename constraint notification_letters_member_id_fkey to notification_emails_member_id_fkey;
comment on table notification_emails is 'One row = one email that tells a member some of his notifications.';
comment on column notification_emails.code is 'Names the message, the same in every attempt to send it.';
comment on column notification_emails.day is 'Of a daily email, of which a member gets one a day; null for those sent at once.';
comment on table unsubscribe_key is 'Signs the links in emails that end such emails. They neither run out nor open anything.';

update jobs set kind = 'notification-emails', payload = jsonb_build_object(
  'subjectType', 'trip', 'subjectId', payload->'tripId', 'memberId', payload->'memberId') where kind = 'trip-letters';
update jobs set kind = 'daily-notification-emails' where kind = 'daily-letters';
update jobs set kind = 'notification-email', payload = jsonb_build_object('emailId', payload->'letterId')
  where kind = 'notification-letter';

alter table news_items add column source_type text, add column source_id integer;
update news_items set source_type = 'trip', source_id = trip_id where trip_id is not null;
alter table news_items
  drop column trip_id,
  add constraint news_items_of_source unique (source_type, source_id),
  add constraint news_items_source_check check (num_nonnulls(source_type, source_id) in (0, 2));
comment on column news_items.source_type is 'What this tells of, and goes with; null for what officers write.';

alter table activity_items add column source_type text, add column source_id integer;
update activity_items set source_type = 'member', source_id = member_id;
alter table activity_items alter column source_type set not null, alter column source_id set not null;
comment on table activity_items is 'What a member did; what he did to the same within a day is one row of each type. Holds nothing that not all brothers may see.';
comment on column activity_items.source_type is 'What he changed, and the item goes with: his own record, or what another feature keeps.';
drop index activity_items_by_member;
create index activity_items_by_source on activity_items (source_type, source_id, type, created_at desc);
create index activity_items_by_member on activity_items (member_id);

-- In place of foreign keys: to look each of thousands of members up once more would cost more than to tell them.
drop trigger members_forget_notifications on members;
drop trigger trips_forget_notifications on trips;
drop function forget_notifications;
create function forget_subject() returns trigger language plpgsql as $$
begin
  -- Whoever is telling just now tells first, and that is forgotten with the rest.
  perform pg_advisory_xact_lock(4019005);
  delete from notifications where subject_type = tg_argv[0] and subject_id = old.id;
  delete from news_items where source_type = tg_argv[0] and source_id = old.id;
  delete from activity_items where source_type = tg_argv[0] and source_id = old.id;
  return null;
end
$$;
comment on function forget_subject is 'For a trigger after the deletion of what is told of; its argument is the type under which that is known.';
create function forget_reader() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4019005);
  delete from notifications where member_id = old.id;
  return null;
end
$$;
comment on function forget_reader is 'What a member was told goes with him.';
create trigger trips_forget_subject after delete on trips for each row execute function forget_subject('trip');
create trigger members_forget_subject after delete on members for each row execute function forget_subject('member');
create trigger members_forget_reader after delete on members for each row execute function forget_reader();
