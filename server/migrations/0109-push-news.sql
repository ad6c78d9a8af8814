-- News on devices, beside notifications.

alter table pushes alter column notification_id drop not null;
alter table pushes add column news_id integer references news_items (id) on delete cascade;
alter table pushes add constraint pushes_of_one check (num_nonnulls(notification_id, news_id) = 1);
alter table pushes add constraint pushes_news_once unique (subscription_id, news_id);
create index pushes_by_news on pushes (news_id) where news_id is not null;
comment on table pushes is 'One row = one notification, or one news item, for one browser. Forgotten after two days.';
comment on column pushes.news_id is 'A news item that is out; it is sent once to each browser, however often it comes out.';
